-- The ground of buildings, and what parcels are used for, for the description of a parcel in words (DATA-8). The next import fills them.
create table buildings (
  id text primary key,
  -- Null for a building without one, and where the source publishes none.
  house_number text,
  geometry jsonb not null,
  bounds box not null
);
create index buildings_bounds on buildings using gist (bounds);

-- Null until the next import.
alter table parcels add column uses text[], add column street text;
