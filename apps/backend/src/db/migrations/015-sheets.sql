-- Named booking sheets, such as 12a, are found without reading all parcels of their district.
create index parcels_named_sheet on parcels (district_id, sheet);
