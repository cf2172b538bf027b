-- Contents of files when FILE_STORE is `database`: written once, read in order.
create table file_chunks (
  storage_key text not null,
  number integer not null,
  content bytea not null,
  primary key (storage_key, number)
);
-- The files are compressed already.
alter table file_chunks alter column content set storage external;

-- Contents to which no row refers: not accepted yet, replaced or withdrawn. The purge deletes them.
create table unreferenced_files (
  storage_key text primary key,
  since timestamptz not null default now()
);

alter table order_files add column storage_key text;
update order_files set storage_key = (case kind when 'EXTRACT' then 'extracts/' else 'invoices/' end) || file_name;
alter table order_files alter column storage_key set not null;
