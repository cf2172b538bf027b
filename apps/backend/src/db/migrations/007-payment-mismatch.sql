-- What the provider received when it differs from the requested amount; this amount is refunded.
alter table payments add column received_cents integer;
create index payments_mismatch on payments (created_at) where received_cents is not null;
