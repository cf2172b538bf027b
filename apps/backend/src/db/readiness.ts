/** Writes one row. A read-only or full database refuses it, and it waits as all changes do for a standby that must confirm them. */
export const WRITE_PROBE = `insert into readiness (id, written_at) values (true, clock_timestamp())
  on conflict (id) do update set written_at = excluded.written_at`;
