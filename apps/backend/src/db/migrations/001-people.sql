-- Generated keys that all processes share.
create table server_secrets (
  name text primary key,
  value text not null
);

create table customers (
  id uuid primary key default gen_random_uuid(),
  issuer text not null,
  subject text not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  sex text not null,
  address jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (issuer, subject)
);

-- The trust level belongs to the login, not to the person: the same account may use a password or an online ID.
create table sessions (
  token_hash text primary key,
  customer_id uuid not null references customers (id),
  trust_level text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_expires_at on sessions (expires_at);

create table login_attempts (
  state text primary key,
  browser_hash text not null,
  nonce text not null,
  code_verifier text not null,
  return_to text not null,
  expires_at timestamptz not null
);
