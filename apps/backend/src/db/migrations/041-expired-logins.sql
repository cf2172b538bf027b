-- without a transaction
-- Ended logins are deleted every 30 seconds (SAFE-7).
create index concurrently if not exists login_attempts_expires_at on login_attempts (expires_at);
