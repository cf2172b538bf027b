-- without a transaction
create index concurrently if not exists audit_of_counted_events on audit (at) where event in ('CREATED', 'PAID', 'BILLED_COLLECTIVELY', 'NOTHING_TO_PAY', 'COMPLETED_BY_TIME', 'EXTRACT_DELIVERED', 'ALL_REJECTED', 'ALL_WITHDRAWN', 'CANCELLED', 'EXPIRED');
