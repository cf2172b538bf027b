-- Jobs that are open or dead, apart from the many that are done, and the jobs of an order.
create index jobs_unfinished on jobs (kind, id) where done_at is null;
create index jobs_subject on jobs (subject);
create index jobs_order on jobs ((payload->>'orderNumber')) where payload->>'orderNumber' is not null;
