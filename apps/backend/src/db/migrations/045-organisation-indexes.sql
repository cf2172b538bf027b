-- without a transaction
create index concurrently if not exists orders_of_organisation on orders (organisation_id, created_at desc) where organisation_id is not null;
create index concurrently if not exists sessions_of_organisation on sessions (organisation_id) where organisation_id is not null;
create index concurrently if not exists positions_to_answer on order_positions (answer_until) where answer_until is not null;
