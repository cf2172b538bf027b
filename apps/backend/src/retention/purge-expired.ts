import type { Database } from '../db/database.ts';
import { type Cutoffs, PURGE_BATCH, type PurgeRule } from '../db/purge-rule.ts';
import type { FileStore } from '../files/file-store.ts';
import { purgeUnusedEvidence, UNUSED_MS } from '../evidence/evidence.ts';
import { deleteConversationsBefore } from '../orders/retention/delete-conversations.ts';
import { deleteExtractsBefore, deleteOrders } from '../orders/retention/delete-orders.ts';

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
  /** One statement for each other kind of expired data. */
  readonly rules: readonly PurgeRule[];
  /** Retention of finished data in ms. */
  readonly retentionMs: number;
  /** Retention of closed orders and parts of them, in ms. */
  readonly orderRetentionMs: OrderRetention;
  /** How far the clock of this machine is ahead of the database's, in ms. */
  readonly clockDifferenceMs: () => number;
  readonly log: {
    info(details: object, message: string): void;
    error(details: object, message: string): void;
  };
  readonly now: () => Date;
}

/** Largest difference between the clocks of machine and database in ms with which anything is deleted (OPS-11). */
const MAX_DIFFERENCE_MS = 300_000;

/** Applies a rule until nothing is left that it deletes. @param moment older data is purged @returns the number of rows */
export async function applyRule(
  database: Database,
  [, sql]: PurgeRule,
  moment: string,
): Promise<number> {
  for (let removed = 0; ; ) {
    const { length } = await database.query(`${sql} returning 1`, [moment]);
    removed += length;
    if (length < PURGE_BATCH) return removed;
  }
}

/**
 * Deletes expired sessions, finished jobs, idempotency keys of old orders, unsuccessful payment attempts,
 * people who never ordered, and files without a row.
 *
 * @returns the job; it may run at any time, repeatedly and in several processes at once
 */
export function purgeExpired(settings: PurgeSettings): () => Promise<void> {
  const { database, files, log, now, orderRetentionMs: kept } = settings;
  const before = (ms: number): string => new Date(now().getTime() - ms).toISOString();
  return async () => {
    const differenceMs = Math.round(settings.clockDifferenceMs());
    // One of the two clocks is wrong, perhaps that of the database: nothing is deleted by it.
    if (Math.abs(differenceMs) > MAX_DIFFERENCE_MS) {
      log.error({ differenceMs }, 'nothing is purged: the clocks of machine and database differ');
      return;
    }
    const cutoffs: Cutoffs = {
      now: before(0),
      retention: before(settings.retentionMs),
      justifications: before(kept.justifications),
      audit: before(kept.audit),
    };
    const removed: Record<string, number> = {};
    removed.orders = await deleteOrders(database, before(kept.orders));
    removed.extracts = await deleteExtractsBefore(database, before(kept.files));
    removed.unusedEvidence = await purgeUnusedEvidence(database, before(UNUSED_MS));
    removed.conversations = await deleteConversationsBefore(database, before(kept.justifications));
    for (const rule of settings.rules) {
      const [name, , moment] = rule;
      removed[name] = await applyRule(database, rule, cutoffs[moment]);
    }
    removed.unreferencedFiles = await files.purge();
    const nonZero = Object.entries(removed).filter(([, count]) => count > 0);
    if (nonZero.length > 0) log.info(Object.fromEntries(nonZero), 'housekeeping');
  };
}
