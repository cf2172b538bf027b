-- Idempotency keys expire; both columns are empty afterwards.
alter table orders alter column idempotency_key drop not null;
alter table orders alter column body_hash drop not null;

create index jobs_done on jobs (done_at) where done_at is not null;
create index sessions_customer on sessions (customer_id);

-- Payments that must be refunded: NEEDED, then REFUNDED.
alter table payments add column refund_status text;
alter table payments add column refund_id text;
create index payments_refund on payments (refund_status) where refund_status = 'NEEDED';

-- Refund payments recorded by earlier versions.
update payments set refund_status = 'NEEDED'
  where transaction_id in (select detail from audit where event = 'REFUND_NEEDED');
insert into jobs (kind, subject, payload, run_at)
  select 'refund-payment', transaction_id, '{}', now() from payments where refund_status = 'NEEDED';
