-- Organisations that have ordered by collective invoice (ORG-5). A row is locked by everything that changes what is open for its organisation.
create table collective_accounts (
  organisation_id uuid primary key references organisations (id),
  -- Name and address of the last order, and where the state pack says invoices are sent.
  buyer jsonb not null
);

-- The last number of invoices in each year: numbers have no gaps, because they are taken in the transaction that adds the invoice.
create table collective_numbers (
  year integer primary key,
  last integer not null
);

-- At most one invoice or credit note for an organisation and month.
create table collective_invoices (
  id uuid primary key default gen_random_uuid(),
  organisation_id uuid not null references organisations (id),
  -- The first day of the month, in Germany.
  period date not null,
  number text not null unique,
  kind text not null,
  issued_at timestamptz not null,
  due_on date not null,
  net_cents bigint not null,
  vat_cents bigint not null,
  gross_cents bigint not null,
  item_count integer not null,
  -- As they were when the month was closed.
  seller jsonb not null,
  buyer jsonb not null,
  -- By EN 16931; null until it is written.
  xml text,
  -- The PDF of the accounting system; null until it is delivered.
  file_name text not null unique,
  storage_key text,
  sha256 text,
  size integer,
  received_at timestamptz,
  -- When the cash office reported the payment.
  paid_at timestamptz,
  unique (organisation_id, period)
);

-- What is billed: each position once as a charge, and at most once as a credit. Positions are deleted before invoices, so that they are not referenced.
create table collective_items (
  position_id uuid not null,
  kind text not null,
  organisation_id uuid not null references organisations (id),
  order_number text not null,
  position_number integer not null,
  description text not null,
  -- The customer's own reference or file number; may be empty.
  reference text not null,
  -- Credits are negative.
  net_cents integer not null,
  vat_cents integer not null,
  gross_cents integer not null,
  -- In percent.
  vat_rate double precision not null,
  at timestamptz not null,
  -- Null until the month is closed.
  invoice_id uuid references collective_invoices (id),
  primary key (position_id, kind)
);
create index collective_items_unbilled on collective_items (organisation_id, at) where invoice_id is null;
create index collective_items_invoice on collective_items (invoice_id) where invoice_id is not null;
