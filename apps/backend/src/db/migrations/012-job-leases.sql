-- Leases by the clock of the database, apart from the time at which a job is due. The token fences a process whose lease
-- has expired.
alter table jobs add column leased_until timestamptz;
alter table jobs add column lease uuid;
drop index jobs_due;
create index jobs_due on jobs (kind, run_at) where done_at is null and dead_at is null;
