-- Messages about an order. Several that are queued within a minute are sent as one; `sent_with` names it (PAGE-10).
create table order_messages (
  message_id text primary key,
  order_number text not null references orders (order_number),
  kind text not null,
  number bigint generated always as identity,
  sent_with text
);
create index order_messages_order on order_messages (order_number);
