-- Parcels that a map marks besides `parcel`, for one fee; a list of parcels as in `parcel`.
alter table order_positions add column further_parcels jsonb not null default '[]'::jsonb;
