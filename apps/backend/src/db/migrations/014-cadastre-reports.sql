-- What the last attempt to import the cadastre has found, for monitoring.
create table cadastre_reports (
  id integer primary key check (id = 1),
  attempted_at timestamptz not null,
  failure text,
  faults jsonb not null default '[]'
);
