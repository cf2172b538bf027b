-- The streets of the addresses, for suggestions while typing. `words` holds the search keys of street, city and ZIP code,
-- `street_words` those of the street alone.
create table streets (
  street_key text not null,
  zip_code text not null,
  city_key text not null,
  street text not null,
  city text not null,
  words tsvector not null,
  street_words tsvector not null,
  primary key (street_key, zip_code, city_key)
);
-- Without the pending list, a search after an import reads the index only.
create index streets_words on streets using gin (words) with (fastupdate = off);

alter table addresses add column house_number text not null default '';

-- The municipality distinguishes subdistricts of the same name.
alter table subdistricts add column municipality text, add column words tsvector not null default '';

-- The index lacks the new data: the next refresh imports it again.
update cadastre_imports set fingerprint = '';
