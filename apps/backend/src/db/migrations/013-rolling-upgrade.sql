-- Processes of earlier versions still add orders while an upgrade replaces one process after the other. They do not know the
-- columns that 008-addressee and 009-extracts require, so that the database fills them in.
create function orders_fill_applicant() returns trigger language plpgsql as $$
begin
  if new.applicant is null then
    select jsonb_build_object('name', c.first_name || ' ' || c.last_name) || c.address into new.applicant
      from customers c where c.id = new.customer_id;
  end if;
  return new;
end;
$$;
create trigger orders_fill_applicant before insert on orders for each row execute function orders_fill_applicant();

create function order_positions_fill_extract() returns trigger language plpgsql as $$
begin
  new.verification_code := coalesce(new.verification_code, regexp_replace(
    upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 12)), '(.{4})(.{4})(.{4})', '\1-\2-\3'));
  new.result_file_name := coalesce(new.result_file_name, new.order_number || '-' || new.number || '.pdf');
  if new.copies > 0 then
    update orders set addressee = applicant where order_number = new.order_number and addressee is null;
  end if;
  return new;
end;
$$;
create trigger order_positions_fill_extract before insert on order_positions
  for each row execute function order_positions_fill_extract();
