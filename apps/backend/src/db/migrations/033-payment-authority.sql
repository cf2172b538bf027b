-- The authority of a parcel decides which cash office receives the payment (REAL-4); null on orders of earlier versions.
alter table order_positions add column authority_id text;
-- The reference under which the cash office books a payment (Kassenzeichen), when the person came back from the payment page,
-- and a refund that the cash office makes because the protocol has no call for it.
alter table payments add column cash_reference text;
alter table payments add column returned_at timestamptz;
alter table payments add column refund_requested_at timestamptz;
alter table payments add column refunded_at timestamptz;
create index payments_refund_requested on payments (refund_requested_at) where refund_requested_at is not null;
