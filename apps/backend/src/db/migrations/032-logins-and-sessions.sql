-- A login needs a trust level, and its answer may arrive by POST, which cookies do not accompany: it waits here for the browser.
alter table login_attempts add column wanted_level text not null default 'LEVEL_1';
alter table login_attempts add column answer jsonb;
-- Time between requests in ms after which a session ends; earlier ones had a day.
alter table sessions add column idle_ms bigint not null default 86400000;
