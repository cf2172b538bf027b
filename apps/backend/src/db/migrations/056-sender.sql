-- The name of the person who has sent an order for an organisation, as it was then; null for a private order (ORG-1).
alter table orders add column sender text;
