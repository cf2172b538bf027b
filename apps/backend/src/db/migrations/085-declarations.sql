-- For the copy of what somebody declared (LAW-5): the trust level of the login with which an order was sent; null for orders of earlier releases.
alter table orders add column if not exists trust_level text;
-- When the justification of a position, its ground and its reference were deleted; null as long as they are there, and for those that an earlier
-- release has deleted.
alter table order_positions add column if not exists justification_deleted_at timestamptz;
