-- Orders without an account (OPEN-2). Each belongs to a customer of its own with the issuer `guest`, so that a session of that customer sees one order.
create table guest_orders (
  order_number text primary key references orders (order_number) on delete cascade,
  -- A digest of the e-mail address in lower case; the address itself is that of the customer.
  email_hash text not null,
  -- When a link proved the address; nobody can pay the order or see it before.
  confirmed_at timestamptz
);
create index guest_orders_email on guest_orders (email_hash);

-- Links of mails to these orders; only hashes of their secrets are stored.
create table guest_links (
  token_hash text primary key,
  order_number text not null references guest_orders (order_number) on delete cascade,
  -- CONFIRM proves the address once; RENEWED was asked for; MESSAGE is in a message about the order.
  kind text not null,
  created_at timestamptz not null,
  -- Null for a link that is valid until the order is deleted.
  expires_at timestamptz
);
create index guest_links_order on guest_links (order_number);
create index guest_links_expires_at on guest_links (expires_at);
