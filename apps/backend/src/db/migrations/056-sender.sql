-- The name of the person who has sent an order for an organisation, as it was then; null for a private order (ORG-1).
alter table orders add column sender text;
-- The roles of the person, as the identity service stated them at the last login.
alter table organisation_members add column roles jsonb not null default '[]';
