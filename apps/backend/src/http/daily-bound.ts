import type { Database } from '../db/database.ts';
import { type PurgeRule, someOf } from '../db/purge-rule.ts';

/** Counts of past days. */
export const EXPIRED_DAYS: readonly PurgeRule[] = [
  [
    'guestCalls',
    `delete from guest_calls where ${someOf(
      'select ctid from guest_calls where day < $1::timestamptz::date - 7',
    )}`,
    'now',
  ],
];

/** Calls that are allowed on a day, for all processes of a database together. */
export interface DailyBound {
  /** Takes one call of today. @returns whether there was one left */
  take(): Promise<boolean>;
}

/** A reservation is this part of the maximum, so that the database is asked rarely. */
const PART = 100;

/** After a refusal a process asks the database again after so many ms: a day may have begun. */
const ASK_AGAIN_MS = 60_000;

/**
 * An upper bound of the calls of guests a day (OPEN-1). A process reserves a part of them with one statement and counts in memory;
 * what it has reserved when it ends is lost. Days are those of Germany.
 */
export function dailyBound(database: Database, most: number): DailyBound {
  const part = Math.max(1, Math.floor(most / PART));
  const share = { left: 0, refusedUntil: 0 };
  let pending: Promise<void> | null = null;
  const reserve = async (): Promise<void> => {
    const reserved = await database.query(
      `insert into guest_calls as c (day, calls)
       values ((clock_timestamp() at time zone 'Europe/Berlin')::date, $1::integer)
       on conflict (day) do update set calls = c.calls + excluded.calls where c.calls + excluded.calls <= $2::integer
       returning calls`,
      [part, most],
    );
    if (reserved.length > 0) share.left += part;
    else share.refusedUntil = performance.now() + ASK_AGAIN_MS;
  };
  return {
    take: async () => {
      while (share.left === 0) {
        if (performance.now() < share.refusedUntil) return false;
        // Once for all concurrent calls.
        pending ??= reserve().finally(() => {
          pending = null;
        });
        await pending;
      }
      share.left -= 1;
      return true;
    },
  };
}
