-- Refunds that are to be made or were requested are counted without reading all payments (OPS-10).
drop index payments_refund;
create index payments_refund on payments (refund_status) where refund_status in ('NEEDED', 'REQUESTED');
