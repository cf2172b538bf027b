-- Failures that follow each other, apart from attempts that only wait. Processes of earlier versions do not count them.
alter table jobs add column failures integer not null default 0;
