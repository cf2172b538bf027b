-- What a person has agreed to before an order of products that are sold by contract (LAW-3): the time, and the texts that were shown. Null for
-- orders of fees, and for those that an earlier release has created.
alter table orders add column if not exists withdrawal jsonb;
