-- The postbox of a person at the identity service; it can change at every login.
alter table customers add column postbox text;
