-- Parcels that people have saved; deleted with the person.
create table saved_parcels (
  customer_id uuid not null references customers (id) on delete cascade,
  parcel_id text not null,
  -- The name when it was saved: the parcel may not exist any more.
  display_string text not null,
  saved_at timestamptz not null,
  primary key (customer_id, parcel_id)
);
