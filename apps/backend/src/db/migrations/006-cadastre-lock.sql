-- The run that may replace the index. Times are those of the database, so that clocks of processes do not matter.
create table cadastre_lock (
  id integer primary key check (id = 1),
  owner text not null,
  run bigint not null,
  expires_at timestamptz not null
);
create sequence cadastre_run;

-- Rows per table of the current index; a start compares them with the tables.
alter table cadastre_imports add column counts jsonb;

-- Staging tables of earlier versions; runs now have tables of their own.
drop table if exists parcels_next, addresses_next, subdistricts_next, districts_next, authorities_next;
