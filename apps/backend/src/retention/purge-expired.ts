import type { Database } from '../db/database.ts';
import type { FileStore } from '../files/file-store.ts';
import { deleteExtracts, deleteOrders } from './delete-orders.ts';
import { SESSION_LIMITS } from '../session/sessions.ts';

/** Retention of closed orders since they were created, in ms. */
export interface OrderRetention {
  /** Orders with payments, invoices and audit lines. */
  readonly orders: number;
  readonly justifications: number;
  readonly audit: number;
  /** Extracts. */
  readonly files: number;
}

/** The settings of the purge. */
interface PurgeSettings {
  readonly database: Database;
  readonly files: FileStore;
  /** Retention of finished data in ms. */
  readonly retentionMs: number;
  /** Retention of closed orders and parts of them, in ms. */
  readonly orderRetentionMs: OrderRetention;
  readonly log: { info(details: object, message: string): void };
  readonly now: () => Date;
}

/** ISO times; older data is purged. */
interface Cutoffs {
  readonly now: string;
  readonly idle: string;
  readonly retention: string;
  readonly justifications: string;
  readonly audit: string;
}

type PurgeRule = readonly [name: string, sql: string, moment: keyof Cutoffs];

/**
 * One statement for each kind of expired data. Each contains its own condition, so that a repeated or interrupted run
 * does no harm.
 */
const RULES: readonly PurgeRule[] = [
  ['loginAttempts', 'delete from login_attempts where expires_at < $1', 'now'],
  ['sessions', 'delete from sessions where expires_at < $1', 'now'],
  ['idleSessions', 'delete from sessions where last_seen_at < $1', 'idle'],
  [
    'rateLimits',
    "delete from rate_limits where minute < $1::timestamptz - interval '1 hour'",
    'now',
  ],
  // Finished jobs are retained for a while, because their unique key prevents duplicates.
  ['jobs', 'delete from jobs where done_at < $1', 'retention'],
  [
    'idempotencyKeys',
    `update orders set idempotency_key = null, body_hash = null
       where idempotency_key is not null and created_at < $1`,
    'retention',
  ],
  // Unsuccessful attempts of closed orders; while an order is open, an attempt may still succeed.
  [
    'paymentAttempts',
    `delete from payments p using orders o where o.order_number = p.order_number and o.status = 'CLOSED'
       and p.status in ('FAILED', 'CANCELLED') and p.created_at < $1`,
    'retention',
  ],
  [
    'justifications',
    `update order_positions p set justification = '', decision_reason = null from orders o
       where o.order_number = p.order_number and o.status = 'CLOSED' and o.created_at < $1
         and (p.justification <> '' or p.decision_reason is not null)`,
    'justifications',
  ],
  [
    'auditLines',
    `delete from audit a using orders o
       where o.order_number = a.order_number and o.status = 'CLOSED' and o.created_at < $1`,
    'audit',
  ],
  // People who never ordered.
  [
    'customers',
    `delete from customers c where c.updated_at < $1
       and not exists (select 1 from orders o where o.customer_id = c.id)
       and not exists (select 1 from sessions s where s.customer_id = c.id)`,
    'retention',
  ],
];

/**
 * Deletes expired logins and sessions, finished jobs, idempotency keys of old orders, unsuccessful payment attempts,
 * people who never ordered, and files without a row.
 *
 * @returns the job; it may run at any time, repeatedly and in several processes at once
 */
export function purgeExpired(settings: PurgeSettings): () => Promise<void> {
  const { database, files, log, now, orderRetentionMs: kept } = settings;
  const before = (ms: number): string => new Date(now().getTime() - ms).toISOString();
  return async () => {
    const cutoffs: Cutoffs = {
      now: before(0),
      idle: before(SESSION_LIMITS.idleMs),
      retention: before(settings.retentionMs),
      justifications: before(kept.justifications),
      audit: before(kept.audit),
    };
    const removed: Record<string, number> = {};
    removed.orders = await deleteOrders(database, before(kept.orders));
    removed.extracts = await database.transaction((transaction) =>
      deleteExtracts(transaction, 'o.created_at < $1', [before(kept.files)]),
    );
    for (const [name, sql, moment] of RULES) {
      removed[name] = (await database.query(`${sql} returning 1`, [cutoffs[moment]])).length;
    }
    removed.unreferencedFiles = await files.purge();
    const nonZero = Object.entries(removed).filter(([, count]) => count > 0);
    if (nonZero.length > 0) log.info(Object.fromEntries(nonZero), 'housekeeping');
  };
}
