-- Programs that order for an organisation through the order API (ORG-4). The id of a program is that of a customer: it sends orders as people do.
create table programs (
  id uuid primary key references customers (id),
  organisation_id uuid not null references organisations (id) on delete cascade,
  -- The person who has added it; the roles of this person count for it.
  made_by uuid not null references customers (id),
  secret_hash text not null,
  scopes jsonb not null,
  -- That of the session in which it was added.
  trust_level text not null,
  webhook_url text,
  created_at timestamptz not null,
  -- When it last asked for an access token.
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index programs_organisation on programs (organisation_id);
create index programs_made_by on programs (made_by);

-- Access tokens of programs; only hashes of them are stored.
create table access_tokens (
  token_hash text primary key,
  program_id uuid not null references programs (id) on delete cascade,
  scopes jsonb not null,
  expires_at timestamptz not null
);
create index access_tokens_program on access_tokens (program_id);
create index access_tokens_expires_at on access_tokens (expires_at);
