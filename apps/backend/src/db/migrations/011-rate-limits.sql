-- Calls per minute, counted for all processes together; lost counts do no harm. Keys are hashed.
create unlogged table rate_limits (
  key text primary key,
  minute timestamptz not null,
  calls integer not null
);
create index rate_limits_minute on rate_limits (minute);
