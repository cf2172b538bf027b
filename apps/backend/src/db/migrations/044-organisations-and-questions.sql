-- Organisations that people log in for, as the identity service described them at the last login (ORG-1).
create table organisations (
  id uuid primary key default gen_random_uuid(),
  issuer text not null,
  subject text not null,
  name text not null,
  -- Legal form, activity, register, address, and whether a natural person trades.
  profile jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (issuer, subject)
);

-- The people who have logged in for an organisation.
create table organisation_members (
  organisation_id uuid not null references organisations (id) on delete cascade,
  customer_id uuid not null references customers (id) on delete cascade,
  first_login_at timestamptz not null,
  last_login_at timestamptz not null,
  primary key (organisation_id, customer_id)
);
create index organisation_members_customer on organisation_members (customer_id);

-- A session is for one organisation, or private; so is each order, which keeps who has sent it in `customer_id`.
-- `not valid`: new rows are checked, and no existing row is read.
alter table sessions add column organisation_id uuid;
alter table sessions add constraint sessions_organisation foreign key (organisation_id) references organisations (id) not valid;
alter table orders add column organisation_id uuid;
alter table orders add constraint orders_organisation foreign key (organisation_id) references organisations (id) not valid;

-- Why a position needs no reason: group, ground, file number, and whether it was drawn for a sample (ORG-2).
alter table order_positions add column entitlement jsonb;
-- The ground of a legitimate interest, an id of the state pack (DESK-1).
alter table order_positions add column ground text;
-- Until when a question is to be answered (DESK-2); null: none is open.
alter table order_positions add column answer_until timestamptz;

-- Files that prove a legitimate interest (DESK-1). Without an order they belong to a draft.
create table evidence (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid not null references customers (id),
  organisation_id uuid references organisations (id),
  order_number text references orders (order_number),
  name text not null,
  content_type text not null,
  size integer not null,
  sha256 text not null,
  storage_key text not null,
  uploaded_at timestamptz not null
);
create index evidence_of_customer on evidence (customer_id, uploaded_at);
create index evidence_of_order on evidence (order_number) where order_number is not null;

-- What authority and customer write about a position, in this order (DESK-2).
create table position_messages (
  id bigint generated always as identity primary key,
  order_number text not null references orders (order_number),
  position_id uuid not null references order_positions (position_id) on delete cascade,
  author text not null,
  text text not null,
  -- What the authority misses: ids of the state pack.
  missing jsonb not null default '[]',
  written_at timestamptz not null
);
create index position_messages_order on position_messages (order_number);
create index position_messages_position on position_messages (position_id);

-- The positions that a file belongs to, and the answer that it came with; null: it came with the order.
create table position_evidence (
  position_id uuid not null references order_positions (position_id) on delete cascade,
  evidence_id uuid not null references evidence (id) on delete cascade,
  message_id bigint references position_messages (id),
  primary key (position_id, evidence_id)
);
create index position_evidence_evidence on position_evidence (evidence_id);
