/** ISO times; older data is purged. */
export interface Cutoffs {
  readonly now: string;
  readonly idle: string;
  readonly retention: string;
  readonly justifications: string;
  readonly audit: string;
}

/**
 * A statement that deletes expired data, with `$1` for the time. It contains its own condition, so that a repeated or
 * interrupted run does no harm.
 */
export type PurgeRule = readonly [name: string, sql: string, moment: keyof Cutoffs];
