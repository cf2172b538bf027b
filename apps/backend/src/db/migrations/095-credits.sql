-- When the cash office took the fee of a position back (LAW-3, ORG-5); null as long as it did not, and on positions credited by an earlier release.
alter table order_positions add column if not exists credited_at timestamptz;
