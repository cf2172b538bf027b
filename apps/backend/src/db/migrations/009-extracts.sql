-- Every extract is a file of its own with a code of its own. Orders that already have one file for all extracts keep it:
-- its row in order_files has no position, and its code stays that of the order.
alter table order_positions add column verification_code text, add column result_file_name text;
update order_positions p set
  result_file_name = p.order_number || '-' || p.number || '.pdf',
  verification_code = case p.number when 1 then o.verification_code
    else regexp_replace(upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 12)), '(.{4})(.{4})(.{4})', '\1-\2-\3')
  end
  from orders o where o.order_number = p.order_number;
alter table order_positions alter column verification_code set not null, alter column result_file_name set not null;
create unique index order_positions_verification_code on order_positions (verification_code);
create unique index order_positions_result_file on order_positions (result_file_name);

alter table order_files add column position_id uuid references order_positions (position_id);
create index order_files_sha256 on order_files (sha256);
