import { setTimeout as pause } from 'node:timers/promises';
import type { Database, Queryable, Row } from '../db/database.ts';
import { DatabaseUnavailable } from '../errors.ts';
import type { FeaturePort } from '../ports/features.ts';
import { type ImportLock, RunSuperseded, takeImportLock } from './import-lock.ts';
import {
  type Counts,
  countRows,
  differences,
  dropStagingTables,
  fingerprintOf,
  type Report,
  stage,
  type Staged,
  swap,
} from './staging.ts';

/** Key of the advisory lock of the first import; arbitrary, but the same in every process. */
const LOCK = 716_422;

/** Period in ms in which the lock of a refresh is renewed. */
const RENEW_MS = 10_000;

/** A swap waits for running searches; it is repeated so often, with a pause in ms, when they take too long. */
const SWAP_ATTEMPTS = { count: 10, pauseMs: 2000 } as const;

/** Whether an index exists, for example from an earlier start. */
export async function hasIndex(store: Queryable): Promise<boolean> {
  return (await store.query('select 1 from cadastre_imports')).length > 0;
}

/** When to read a source without versions again. */
interface RefreshOptions {
  readonly now: () => Date;
  /** A source that was read less than so many ms ago counts as unchanged, so that a start does not read it again. */
  readonly minAgeMs: number;
}

interface LastImport extends Row {
  /** Empty when rows of the index are missing. */
  readonly fingerprint: string;
  readonly version: string | null;
  readonly checked_at: Date | null;
}

/** Whether the index has the data of the source; reads all of it only when nothing else can tell. */
/** Whether the index was found to be incomplete. */
export async function needsImport(store: Queryable): Promise<boolean> {
  return (await store.query(`select 1 from cadastre_imports where fingerprint = ''`)).length > 0;
}

async function isCurrent(
  store: Queryable,
  source: FeaturePort,
  { now, minAgeMs }: RefreshOptions,
  onPage: () => Promise<void>,
): Promise<boolean> {
  const [last] = await store.query<LastImport>(
    'select fingerprint, version, checked_at from cadastre_imports',
  );
  if (!last || last.fingerprint === '') return false;
  const version = await source.version();
  if (version !== null) return version === last.version;
  const age = last.checked_at ? now().getTime() - last.checked_at.getTime() : minAgeMs;
  if (age >= 0 && age < minAgeMs) return true;
  if ((await fingerprintOf(source, onPage)) !== last.fingerprint) return false;
  await markAsChecked(store, now);
  return true;
}

const markAsChecked = (store: Queryable, now: () => Date): Promise<unknown> =>
  store.query('update cadastre_imports set checked_at = $1', [now().toISOString()]);

/**
 * Creates the index when there is none. All of it is one transaction: an incomplete or invalid source changes nothing.
 * Processes that start together do it once.
 */
export async function importCadastre(
  database: Database,
  source: FeaturePort,
  report: Report,
): Promise<void> {
  if (await hasIndex(database)) return;
  await database.transaction(async (transaction) => {
    await transaction.liftTimeLimits();
    await transaction.query('select pg_advisory_xact_lock($1)', [LOCK]);
    if (await hasIndex(transaction)) return;
    const [next] = await transaction.query<{ run: string }>(
      `select nextval('cadastre_run')::text as run`,
    );
    const runLong = (statement: string) => transaction.query(statement);
    await swap(
      transaction,
      await stage(transaction, source, next?.run ?? '0', { report, runLong }),
    );
  });
}

/**
 * Compares the tables of the index with the counts of its import. When rows are missing, the fingerprint is deleted,
 * so that the next refresh imports everything again.
 *
 * @returns the tables with a wrong number of rows
 */
export async function verifyIndex(database: Database): Promise<readonly string[]> {
  return database.transaction(async (transaction) => {
    await transaction.liftTimeLimits();
    const [recorded] = await transaction.query<{ parcels: number; counts: Counts | null } & Row>(
      'select parcels, counts from cadastre_imports',
    );
    if (!recorded) return [];
    const expected = recorded.counts ?? { parcels: recorded.parcels };
    const wrong = differences(expected, await countRows(transaction));
    if (wrong.length > 0) await transaction.query(`update cadastre_imports set fingerprint = ''`);
    return wrong;
  });
}

/** Runs statements that may take minutes. */
const withoutTimeLimits =
  (database: Database) =>
  (statement: string): Promise<unknown> =>
    database.transaction(async (transaction) => {
      await transaction.liftTimeLimits();
      return transaction.query(statement);
    });

/** Swaps in a transaction that no other run can pass; repeats it while searches hold the tables. */
async function replaceIndex(database: Database, lock: ImportLock, staged: Staged): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await database.transaction(async (transaction) => {
        await lock.assertOwned(transaction);
        await swap(transaction, staged);
      });
      return;
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable) || attempt === SWAP_ATTEMPTS.count) throw error;
      await pause(SWAP_ATTEMPTS.pauseMs);
      await lock.renew();
    }
  }
}

/**
 * Imports the cadastre again if it has changed. Searches use the old index until the new one is complete; orders have
 * copies of their parcels. Only one run at a time may replace the index, also when processes are suspended or their
 * clocks differ.
 *
 * @returns whether anything had changed
 * @throws RetryLater when another run is active; RunSuperseded when this one has lost its lock
 */
export async function refreshCadastre(
  database: Database,
  source: FeaturePort,
  options: RefreshOptions = { now: () => new Date(), minAgeMs: 0 },
): Promise<boolean> {
  const lock = await takeImportLock(database);
  let lost: RunSuperseded | null = null;
  const heartbeat = setInterval(() => {
    lock.renew().catch((error: unknown) => {
      if (error instanceof RunSuperseded) lost = error;
    });
  }, RENEW_MS);
  const onBatch = async (): Promise<void> => {
    if (lost) throw lost;
  };
  try {
    await dropStagingTables(database, lock.run, 'others');
    if (await isCurrent(database, source, options, onBatch)) return false;
    await lock.renew();
    const hooks = { report: () => undefined, onBatch, runLong: withoutTimeLimits(database) };
    await replaceIndex(database, lock, await stage(database, source, lock.run, hooks));
    await markAsChecked(database, options.now);
    return true;
  } finally {
    clearInterval(heartbeat);
    // What remains after a lost connection is deleted by the next run.
    await dropStagingTables(database, lock.run, 'own').catch(() => undefined);
    await lock.release().catch(() => undefined);
  }
}
