-- Reports of barriers that people have sent (LAW-1). The contents are deleted as soon as the authority has them; the row itself keeps a
-- repeated request from sending the report again, until the retention of finished data ends.
create table barrier_reports (
  report_id uuid primary key,
  received_at timestamptz not null,
  -- Null once the authority has it.
  content jsonb,
  passed_on_at timestamptz
);
create index barrier_reports_received_at on barrier_reports (received_at);
