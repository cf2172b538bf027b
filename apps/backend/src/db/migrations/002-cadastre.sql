-- The index of the cadastre; it can be deleted and imported again.
create table cadastre_imports (
  id integer primary key check (id = 1),
  fingerprint text not null,
  parcels integer not null,
  imported_at timestamptz not null default now()
);

create table subdistricts (id text primary key, name text not null, authority_id text);

create table districts (id text primary key, name text not null);

create table authorities (
  id text primary key,
  name text not null,
  street text not null,
  house_number text not null,
  zip_code text not null,
  city text not null
);

create table parcels (
  parcel_id text primary key,
  subdistrict_id text not null,
  subdistrict text not null,
  section integer not null,
  numerator integer not null,
  denominator integer not null,
  area integer not null,
  district_id text not null,
  sheet text not null,
  sheet_number integer,
  authority_id text not null,
  geometry jsonb not null,
  bounds box not null
);
create index parcels_natural on parcels (subdistrict_id, section, numerator, denominator);
create index parcels_sheet on parcels (district_id, sheet_number);
create index parcels_bounds on parcels using gist (bounds);

create table addresses (
  parcel_id text not null,
  zip_code text not null,
  city_key text not null,
  street_key text not null,
  house_number_key text not null
);
create index addresses_street on addresses (street_key text_pattern_ops, zip_code, house_number_key);
create index addresses_parcel on addresses (parcel_id);
