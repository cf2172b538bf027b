/** ISO times; older data is purged. */
export interface Cutoffs {
  readonly now: string;
  readonly retention: string;
  readonly justifications: string;
  readonly audit: string;
}

/** Rows of one statement of the purge: one for all of them would exceed the limit of a statement once many have expired (OPS-10). */
export const PURGE_BATCH = 2000;

/**
 * The condition of a statement of the purge on its table: some of the rows of a query for their `ctid`. A row that another transaction
 * changes at that moment has another `ctid` afterwards, and waits for the next purge: it may no longer be one to delete.
 */
export const someOf = (query: string): string => `ctid = any(array(${query} limit ${PURGE_BATCH}))`;

/**
 * A statement that deletes some expired data, with `$1` for the time; it is repeated until nothing is left. It contains its own condition, so
 * that a repeated or interrupted run does no harm.
 */
export type PurgeRule = readonly [name: string, sql: string, moment: keyof Cutoffs];
