create table orders (
  order_number text primary key,
  customer_id uuid not null references customers (id),
  status text not null,
  close_resolution text,
  idempotency_key text not null,
  body_hash text not null,
  result_file_name text not null unique,
  invoice_file_name text not null unique,
  created_at timestamptz not null,
  unique (customer_id, idempotency_key)
);
create index orders_of_customer on orders (customer_id, created_at desc);

-- Parcel, product and price are copies, so that later changes do not affect orders.
create table order_positions (
  position_id uuid primary key default gen_random_uuid(),
  order_number text not null references orders (order_number),
  number integer not null,
  parcel jsonb not null,
  product jsonb not null,
  price jsonb not null,
  copies integer not null,
  order_pdf boolean not null,
  justification text not null,
  page jsonb,
  authority_name text not null,
  approval_status text not null,
  decision_reason text,
  unique (order_number, number)
);

create table payments (
  attempt_id uuid primary key default gen_random_uuid(),
  order_number text not null references orders (order_number),
  transaction_id text unique,
  method text not null,
  amount_cents integer not null,
  status text not null,
  redirect_url text,
  created_at timestamptz not null
);
create unique index payments_one_live_attempt on payments (order_number) where status = 'OPEN';

create table order_files (
  file_name text not null,
  kind text not null,
  order_number text not null references orders (order_number),
  content_type text not null,
  sha256 text not null,
  size integer not null,
  received_at timestamptz not null,
  primary key (kind, file_name)
);
create index order_files_order on order_files (order_number);

create table audit (
  id bigint generated always as identity primary key,
  order_number text not null,
  position_id uuid,
  at timestamptz not null,
  actor text not null,
  event text not null,
  detail text
);
create index audit_order on audit (order_number);

create table jobs (
  id bigint generated always as identity primary key,
  kind text not null,
  subject text not null,
  payload jsonb not null,
  run_at timestamptz not null,
  attempts integer not null default 0,
  done_at timestamptz,
  dead_at timestamptz,
  last_error text,
  unique (kind, subject)
);
create index jobs_due on jobs (run_at) where done_at is null and dead_at is null;
