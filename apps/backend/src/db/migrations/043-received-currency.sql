-- The currency that the provider received when a payment does not match its order (SAFE-5); null on rows of earlier versions: EUR.
alter table payments add column received_currency text;
alter table payments_without_order add column currency text not null default 'EUR';
