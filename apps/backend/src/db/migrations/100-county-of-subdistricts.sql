-- The county (Kreis) of a local subdistrict, as extracts name it (LOOK-3).
alter table subdistricts add column if not exists county text;

-- The table lacks the new data: the next refresh imports it again.
update cadastre_imports set fingerprint = '';
