alter table orders add column language text not null default 'de';

-- Orders from before have a code as well, though none is printed on their extract.
alter table orders add column verification_code text;
update orders set verification_code = regexp_replace(upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 12)),
  '(.{4})(.{4})(.{4})', '\1-\2-\3');
alter table orders alter column verification_code set not null;
create unique index orders_verification_code on orders (verification_code);

-- Until when an approved order can be paid, and by which method it was.
alter table orders add column payable_until timestamptz;
alter table orders add column payment_method text;

create index payments_order on payments (order_number);
create index orders_open on orders (status) where status <> 'CLOSED';

-- Orders that wait for payment already get their time from now on: 21 days.
update orders set payable_until = now() + interval '504 hours' where status = 'APPROVED';
insert into jobs (kind, subject, payload, run_at)
  select 'end-payment-time', order_number, '{}', payable_until from orders where status = 'APPROVED';
