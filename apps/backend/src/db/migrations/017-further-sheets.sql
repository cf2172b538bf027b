-- A parcel may be entered on several booking sheets; `sheet` is the first one.
alter table parcels add column further_sheets text[] not null default '{}';
create index parcels_further_sheets on parcels (district_id) where further_sheets <> '{}';

-- The index lacks the new data: the next refresh imports it again.
update cadastre_imports set fingerprint = '';
