-- People end their sessions one by one: the id names a session without its secret.
alter table sessions add column id uuid not null default gen_random_uuid();
