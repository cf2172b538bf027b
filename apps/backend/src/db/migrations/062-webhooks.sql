-- Requests to the webhooks of programs, with the body as it is signed (ORG-4).
create table webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  program_id uuid not null references programs (id) on delete cascade,
  order_number text not null,
  event text not null,
  body text not null,
  created_at timestamptz not null,
  attempts integer not null default 0,
  -- Of the last answer; null without one.
  last_status integer,
  delivered_at timestamptz,
  -- No further attempt is made.
  dead_at timestamptz
);
create index webhook_deliveries_program on webhook_deliveries (program_id, created_at);
create index webhook_deliveries_created_at on webhook_deliveries (created_at);
