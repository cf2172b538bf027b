-- Searches by the beginning of street and city, whichever selects more.
create index streets_street on streets (street_key text_pattern_ops, city_key text_pattern_ops, zip_code);
create index streets_city on streets (city_key text_pattern_ops, street_key text_pattern_ops, zip_code);

-- Option lists are searched by words when they are too long to be sent.
alter table districts add column words tsvector not null default '';
create index subdistricts_name on subdistricts (name, id);
create index subdistricts_words on subdistricts using gin (words) with (fastupdate = off);
create index districts_name on districts (name, id);
create index districts_words on districts using gin (words) with (fastupdate = off);

-- An unchanged source is recognised by its version, or is not read again soon.
alter table cadastre_imports add column version text, add column checked_at timestamptz;

-- The index lacks the new data: the next refresh imports it again.
update cadastre_imports set fingerprint = '';
