-- The date of birth that a login has stated; deleted with the session (OWN-1).
alter table sessions add column birth_date text;

-- Parcels for which a person has asked whether they are entered as the owner: how often within a day, and when the register has confirmed it.
-- Other answers are not kept.
create table ownership_asks (
  customer_id uuid not null references customers (id) on delete cascade,
  parcel_id text not null,
  asks integer not null,
  first_asked_at timestamptz not null,
  confirmed_at timestamptz,
  primary key (customer_id, parcel_id)
);
create index ownership_asks_time on ownership_asks (first_asked_at);

-- When the register has confirmed that the customer is entered as the owner; null for a position that took another way.
alter table order_positions add column owner_confirmed_at timestamptz;
