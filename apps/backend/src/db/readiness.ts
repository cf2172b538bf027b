/** Writes one row. A read-only or full database refuses it, and it waits as all changes do for a standby that must confirm them. */
export const WRITE_PROBE = `insert into readiness (id, written_at) values (true, clock_timestamp())
  on conflict (id) do update set written_at = excluded.written_at`;

/**
 * Writes some 150 kB to a temporary file, because a full disk may let a row be replaced while no order has a place: rows of a function beyond
 * the least memory (64 kB), which leave nothing behind. Two statements of one transaction, with which the setting ends.
 */
export const SPACE_PROBE = `set local work_mem = '64kB'; select count(*) from generate_series(1, 10000)`;
