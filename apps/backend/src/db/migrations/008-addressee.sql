-- Name and address of the customer when the order was sent, and where its paper is sent (null without paper).
alter table orders add column applicant jsonb;
alter table orders add column addressee jsonb;
update orders o set applicant = jsonb_build_object('name', c.first_name || ' ' || c.last_name) || c.address
  from customers c where c.id = o.customer_id;
update orders o set addressee = applicant
  where exists (select 1 from order_positions p where p.order_number = o.order_number and p.copies > 0);
alter table orders alter column applicant set not null;
