-- Payments that the provider received, and of which the portal knows no order: rows were lost with a database.
create table payments_without_order (
  transaction_id text primary key,
  reference text not null,
  amount_cents bigint not null,
  noticed_at timestamptz not null
);
