-- without a transaction
create index concurrently if not exists evidence_unused on evidence (uploaded_at) where order_number is null;
create index concurrently if not exists position_evidence_message on position_evidence (message_id) where message_id is not null;
