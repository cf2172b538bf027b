-- One row that the readiness check writes: whether the database accepts changes.
create table readiness (
  id boolean primary key check (id),
  written_at timestamptz not null
);
