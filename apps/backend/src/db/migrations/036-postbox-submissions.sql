-- Submissions to the postbox of the federation: recorded before they are sent, so that each message is sent once (REAL-5).
create table postbox_submissions (
  key text primary key,
  order_number text not null references orders (order_number),
  submission_id text not null,
  case_id text not null,
  -- Authentication tags of all attempts to send the data.
  data_tags jsonb not null default '[]'
);
create index postbox_submissions_order on postbox_submissions (order_number);
-- The application at the identity service that a login began; the first order of the login has it.
alter table sessions add column application text;
alter table orders add column application text;
create unique index orders_application on orders (application) where application is not null;
