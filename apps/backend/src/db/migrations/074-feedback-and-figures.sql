-- Answers to the question after delivery (LAW-6). No column leads to a person or an order, and the day is not known.
create table feedback (
  -- Chosen by the browser for one answer, so that a repeated request counts once.
  feedback_id uuid primary key,
  -- The first day of the month, in Germany.
  month date not null,
  rating integer not null,
  -- Null: none, or deleted.
  text text
);
create index feedback_month on feedback (month);

-- Logins that lead to an order, by month (LAW-6).
create table order_starts (
  month date primary key,
  logins integer not null
);

-- The published figures of finished months (LAW-6); null: the count is suppressed, and `is_small` says why.
create table monthly_figures (
  month date not null,
  -- The id of a product, or `*` for all.
  product text not null,
  figure text not null,
  count integer,
  is_small boolean not null,
  primary key (month, product, figure)
);
