-- Orders without an account that a person who has logged in has taken over (OPEN-2). Such an order is no row of `guest_orders` any more, which ends its links.
create table guest_takeovers (
  order_number text primary key references orders (order_number) on delete cascade,
  -- The hash of the link that was used, so that a repeated request has the same answer.
  token_hash text not null,
  -- The subject of the guest, so that a repeated request for the order creates no second one.
  subject text not null
);
create unique index guest_takeovers_token on guest_takeovers (token_hash);
create index guest_takeovers_subject on guest_takeovers (subject);
