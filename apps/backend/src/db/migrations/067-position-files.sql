-- Files for other programs that a position was ordered with (DATA-6): a list of formats, and whether they contain what lies on the sheet or the
-- ordered parcels alone. Null for positions without any, and for those that an earlier release has created.
alter table order_positions add column if not exists file_formats jsonb, add column if not exists file_extent text;
