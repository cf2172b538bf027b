-- The customer's own reference of an extract, printed on the invoice and part of the file name (PAGE-6).
alter table order_positions add column reference text not null default '';
