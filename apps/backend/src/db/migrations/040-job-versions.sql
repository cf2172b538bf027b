-- What a process must know to do a job whole: it takes none of a later version. Processes of earlier releases add jobs of version 1.
-- A constant default rewrites no row.
alter table jobs add column version integer not null default 1;
