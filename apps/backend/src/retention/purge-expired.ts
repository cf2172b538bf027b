import type { Database } from '../db/database.ts';
import type { FileStore } from '../files/file-store.ts';
import { removeUnusedFile, unknownFiles } from '../orders/delivery/order-files.ts';
import { SESSION_LIMITS } from '../session/sessions.ts';

/** What putting the house in order needs. */
export interface PurgeSettings {
  readonly database: Database;
  readonly files: FileStore;
  /** So long is kept what was needed once and is finished, in ms. */
  readonly retentionMs: number;
  readonly log: { info(details: object, message: string): void };
  readonly now: () => Date;
}

/** Time spans of what is thrown away, as ISO moments before which it is too old. */
interface Cutoffs {
  readonly now: string;
  readonly idle: string;
  readonly retention: string;
}

type PurgeRule = readonly [name: string, sql: string, moment: keyof Cutoffs];

/**
 * What is of no use any more, one statement each. Every statement says by itself what is too old, so that a second run,
 * or one that breaks off, changes nothing that another would not.
 */
const RULES: readonly PurgeRule[] = [
  ['loginAttempts', 'delete from login_attempts where expires_at < $1', 'now'],
  ['sessions', 'delete from sessions where expires_at < $1', 'now'],
  ['idleSessions', 'delete from sessions where last_seen_at < $1', 'idle'],
  // Finished work is kept a while, because its key lets nothing be done twice.
  ['jobs', 'delete from jobs where done_at < $1', 'retention'],
  [
    'idempotencyKeys',
    `update orders set idempotency_key = null, body_hash = null
       where idempotency_key is not null and created_at < $1`,
    'retention',
  ],
  // Attempts that brought no money; as long as their order is open, a late success may still come for them.
  [
    'paymentAttempts',
    `delete from payments p using orders o where o.order_number = p.order_number and o.status = 'CLOSED'
       and p.status in ('FAILED', 'CANCELLED') and p.created_at < $1`,
    'retention',
  ],
  // Who logged in and never ordered.
  [
    'customers',
    `delete from customers c where c.updated_at < $1
       and not exists (select 1 from orders o where o.customer_id = c.id)
       and not exists (select 1 from sessions s where s.customer_id = c.id)`,
    'retention',
  ],
];

/**
 * Throws away what nobody needs any more: expired logins and sessions, finished jobs, keys of old orders, attempts to
 * pay that came to nothing, people who never ordered, files that were half received or belong to no order.
 *
 * @returns the job; it bears being run at any time, any number of times, in several processes at once
 */
export function purgeExpired(settings: PurgeSettings): () => Promise<void> {
  const { database, files, log, now } = settings;
  const before = (ms: number): string => new Date(now().getTime() - ms).toISOString();
  return async () => {
    const cutoffs: Cutoffs = {
      now: before(0),
      idle: before(SESSION_LIMITS.idleMs),
      retention: before(settings.retentionMs),
    };
    const removed: Record<string, number> = {};
    for (const [name, sql, moment] of RULES) {
      removed[name] = (await database.query(`${sql} returning 1`, [cutoffs[moment]])).length;
    }
    removed.halfReceived = await files.clearIncoming();
    removed.unusedFiles = 0;
    for (const { kind, name } of await unknownFiles(database, await files.listSettled())) {
      if (await removeUnusedFile(database, files, kind, name)) removed.unusedFiles += 1;
    }
    const nonZero = Object.entries(removed).filter(([, count]) => count > 0);
    if (nonZero.length > 0) log.info(Object.fromEntries(nonZero), 'housekeeping');
  };
}
