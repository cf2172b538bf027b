-- without a transaction
-- The fee of a position by its number in the order, for credits.
create index concurrently if not exists collective_items_order on collective_items (order_number);
