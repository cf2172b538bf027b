import { createHmac } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { type PurgeRule, someOf } from '../db/purge-rule.ts';

/** Counts of past minutes. */
export const EXPIRED_COUNTS: readonly PurgeRule[] = [
  [
    'rateLimits',
    `delete from rate_limits where ${someOf(
      "select ctid from rate_limits where minute < $1::timestamptz - interval '1 hour'",
    )}`,
    'now',
  ],
];

/** Calls of the current minute. */
interface Count {
  /** Above the maximum: refused. */
  readonly current: number;
  /** Time until the next minute in ms. */
  readonly ttl: number;
}

/** Counts calls per minute for all processes of a database. */
export interface SharedCounter {
  hit(key: string, max: number): Promise<Count>;
}

/** What this process knows about one key in the current minute. */
interface Share {
  /** Calls counted in the database, including those reserved by this process. */
  total: number;
  /** Reserved calls that were not made yet. */
  reserved: number;
  /** Time by the monotonic clock of this process. */
  endsAt: number;
}

/** A reservation is this part of what remains, so that the database is asked rarely and little is wasted at the end. */
const PART = 8;

/** Keys in memory; when there are more, those of past minutes are forgotten, then all. */
const MAX_KEYS = 20_000;

/**
 * A counter in an unlogged table, by the clock of the database. A process reserves a part of the remaining calls with one
 * statement and then counts in memory: about 20 statements for 240 calls, and none while a key is refused. Several
 * processes never allow more than the maximum together; the reservations of others may refuse a few calls too early.
 *
 * @param secret hashes the keys, which contain addresses of people
 */
export function sharedCounter(database: Database, secret: string): SharedCounter {
  const shares = new Map<string, Share>();
  const pending = new Map<string, Promise<void>>();

  const reserve = async (key: string, max: number): Promise<Share> => {
    // The part is one of what remains for all processes: the ninth process would find nothing otherwise.
    const [row] = await database.query<{ calls: number; wanted: number; ttl: number }>(
      `with known as (
         select calls from rate_limits where key = $1 and minute = date_trunc('minute', clock_timestamp()) for update),
       part as (select greatest(1, ($2::integer - coalesce((select calls from known), 0)) / ${PART}) as wanted),
       saved as (
         insert into rate_limits as r (key, minute, calls)
         select $1, date_trunc('minute', clock_timestamp()), wanted from part
         on conflict (key) do update set minute = excluded.minute,
           calls = case when r.minute = excluded.minute then r.calls + excluded.calls else excluded.calls end
         returning calls, extract(epoch from minute + interval '1 minute' - clock_timestamp())::float8 as ttl)
       select calls, wanted, ttl from saved cross join part`,
      [createHmac('sha256', secret).update(key).digest('base64url'), max],
    );
    if (!row) throw new Error('The call was not counted.');
    const { wanted } = row;
    const reserved = Math.max(0, Math.min(wanted, max - (row.calls - wanted)));
    return { total: row.calls, reserved, endsAt: performance.now() + row.ttl * 1000 };
  };

  const makeSpace = (): void => {
    if (shares.size < MAX_KEYS) return;
    const now = performance.now();
    for (const [key, { endsAt }] of shares) if (endsAt <= now) shares.delete(key);
    if (shares.size >= MAX_KEYS) shares.clear();
  };

  /** Reserves once for all concurrent calls with the same key. */
  const reserveOnce = (key: string, max: number): Promise<void> => {
    const running = pending.get(key);
    if (running) return running;
    makeSpace();
    const run = reserve(key, max)
      .then((share) => void shares.set(key, share))
      .finally(() => pending.delete(key));
    pending.set(key, run);
    return run;
  };

  return {
    hit: async (key, max) => {
      for (;;) {
        const share = shares.get(key);
        const ttl = share ? share.endsAt - performance.now() : 0;
        // Nothing is awaited between this check and the count.
        if (share && ttl > 0 && share.reserved > 0) {
          share.reserved -= 1;
          return { current: Math.min(max, share.total - share.reserved), ttl };
        }
        if (share && ttl > 0 && share.total >= max) return { current: max + 1, ttl };
        await reserveOnce(key, max);
      }
    },
  };
}
