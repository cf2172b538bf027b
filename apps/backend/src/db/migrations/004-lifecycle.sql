alter table orders add column language text not null default 'de';

-- Existing orders get a code as well, although their extracts do not show it.
alter table orders add column verification_code text;
update orders set verification_code = regexp_replace(upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 12)),
  '(.{4})(.{4})(.{4})', '\1-\2-\3');
alter table orders alter column verification_code set not null;
create unique index orders_verification_code on orders (verification_code);

-- The end of the payment period, and the method of payment.
alter table orders add column payable_until timestamptz;
alter table orders add column payment_method text;

create index payments_order on payments (order_number);
create index orders_open on orders (status) where status <> 'CLOSED';

-- For orders that already await payment, the period of 21 days starts now.
update orders set payable_until = now() + interval '504 hours' where status = 'APPROVED';
insert into jobs (kind, subject, payload, run_at)
  select 'end-payment-time', order_number, '{}', payable_until from orders where status = 'APPROVED';
