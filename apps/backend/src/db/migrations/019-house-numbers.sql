-- House numbers are compared as values (FIND-1). The columns hold the smallest and the largest whole number of each, which is enough
-- to read few rows; the defaults read all, for rows of processes of earlier versions. Those still read `house_number_key`.
alter table addresses add column number_from integer not null default 0,
  add column number_to integer not null default 9999;

-- Streets with the same key that are written differently, such as Duererstraße and Dürerstraße, are different streets.
alter table addresses add column variant smallint not null default 0;
alter table streets add column variant smallint not null default 0;

-- Tables that were imported have indexes with other names.
do $$
declare
  found record;
begin
  for found in select conname from pg_constraint where conrelid = 'streets'::regclass and contype = 'p' loop
    execute format('alter table streets drop constraint %I', found.conname);
  end loop;
  for found in
    select indexrelid::regclass as name from pg_index
    where (indrelid = 'streets'::regclass and indisunique)
      or (indrelid = 'addresses'::regclass and pg_get_indexdef(indexrelid) like '%house_number_key%')
  loop
    execute format('drop index %s', found.name);
  end loop;
end;
$$;
create unique index streets_identity on streets (street_key, zip_code, city_key, variant);
create index addresses_house on addresses (street_key text_pattern_ops, zip_code, number_from);

-- The index lacks the new data: the next refresh imports it again.
update cadastre_imports set fingerprint = '';
