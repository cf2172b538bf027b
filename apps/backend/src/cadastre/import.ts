import { setTimeout as pause } from 'node:timers/promises';
import { DEFAULT_RULES, type SourceRules } from '../config/cadastre-settings.ts';
import type { Database, Queryable, Row } from '../db/database.ts';
import { DatabaseUnavailable } from '../errors.ts';
import { RetryLater } from '../jobs/job.ts';
import type { FeaturePort } from '../ports/features.ts';
import { type ImportLock, RunSuperseded, takeImportLock } from './import-lock.ts';
import { saveFailure, saveSuccess } from './import-report.ts';
import { fingerprintOf, settingsOf, versionOf } from './read-source.ts';
import { SourceChanged } from './source/faults.ts';
import { stage, type Staged, swap } from './staging.ts';
import type { Report } from './staging-run.ts';
import { type Counts, countRows, differences, dropStagingTables } from './tables.ts';

/** Period in ms in which the lock of a refresh is renewed. */
const RENEW_MS = 10_000;

/** A swap waits for running searches; it is repeated so often, with a pause in ms, when they take too long. */
const SWAP_ATTEMPTS = { count: 10, pauseMs: 2000 } as const;

/** A source that changes while it is read is read so often; then the job queue tries again later. */
const READ_ATTEMPTS = 3;

/** Whether an index exists, for example from an earlier start. */
export async function hasIndex(store: Queryable): Promise<boolean> {
  return (await store.query('select 1 from cadastre_imports')).length > 0;
}

/** Checks that searches can be answered. @throws when there is no index, or when it cannot be read */
export async function probeIndex(store: Queryable): Promise<void> {
  if (!(await hasIndex(store))) throw new Error('There is no index.');
  await store.query('select 1 from parcels limit 1');
}

/** How a source is read, and when a source without versions is read again. */
interface RefreshOptions {
  readonly rules?: SourceRules;
  readonly report?: Report;
  readonly now?: () => Date;
  /** A source that was read less than so many ms ago counts as unchanged, so that a start does not read it again. */
  readonly minAgeMs?: number;
}

interface LastImport extends Row {
  /** Empty when rows of the index are missing. */
  readonly fingerprint: string;
  readonly version: string | null;
  readonly checked_at: Date | null;
}

/** Whether the index was found to be incomplete, or was imported by other settings. */
export async function needsImport(
  store: Queryable,
  source: FeaturePort,
  rules: SourceRules,
): Promise<boolean> {
  const [last] = await store.query<LastImport>('select fingerprint from cadastre_imports');
  return last !== undefined && !last.fingerprint.startsWith(settingsOf(source, rules));
}

/** Whether the index has the data of the source; reads all of it only when nothing else can tell. */
async function isCurrent(
  store: Queryable,
  source: FeaturePort,
  { now, minAgeMs, rules }: Required<RefreshOptions>,
  onPage: () => Promise<void>,
): Promise<boolean> {
  const [last] = await store.query<LastImport>(
    'select fingerprint, version, checked_at from cadastre_imports',
  );
  if (!last?.fingerprint.startsWith(settingsOf(source, rules))) return false;
  const version = await versionOf(source, rules);
  if (version !== null) return version === last.version;
  const age = last.checked_at ? now().getTime() - last.checked_at.getTime() : minAgeMs;
  if (age >= 0 && age < minAgeMs) return true;
  if ((await fingerprintOf(source, rules, onPage)) !== last.fingerprint) return false;
  await markAsChecked(store, now);
  return true;
}

const markAsChecked = (store: Queryable, now: () => Date): Promise<unknown> =>
  store.query('update cadastre_imports set checked_at = $1', [now().toISOString()]);

/** Creates the index when there is none. @throws RetryLater when another process is creating it */
export async function importCadastre(
  database: Database,
  source: FeaturePort,
  options?: RefreshOptions,
): Promise<void> {
  if (!(await hasIndex(database))) await refreshCadastre(database, source, options);
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
  (statement: string): Promise<readonly Row[]> =>
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

/** Reads the source into staging tables; again from the start when it changes meanwhile. */
async function stageUnchanged(
  database: Database,
  lock: ImportLock,
  options: Omit<Parameters<typeof stage>[0], 'run' | 'store' | 'previous'>,
): Promise<Staged> {
  const [last] = await database.query<{ counts: Counts | null } & Row>(
    `select counts from cadastre_imports where fingerprint <> ''`,
  );
  const run = { ...options, store: database, run: lock.run, previous: last?.counts ?? {} };
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await stage(run);
    } catch (error) {
      if (!(error instanceof SourceChanged) || attempt === READ_ATTEMPTS) throw error;
      await dropStagingTables(database, lock.run, 'own');
    }
  }
}

/**
 * Imports the cadastre if there is no index or the source has changed. Searches use the old index until the new one is
 * complete; orders have copies of their parcels. Only one run at a time may replace the index, also when processes are
 * suspended or their clocks differ. The result is recorded for monitoring.
 *
 * @returns whether anything had changed
 * @throws RetryLater when another run is active; RunSuperseded when this one has lost its lock; SourceError and
 *   ExternalSystemError when the source cannot be used, which changes nothing
 */
export async function refreshCadastre(
  database: Database,
  source: FeaturePort,
  options: RefreshOptions = {},
): Promise<boolean> {
  const settings: Required<RefreshOptions> = {
    rules: DEFAULT_RULES,
    report: () => undefined,
    now: () => new Date(),
    minAgeMs: 0,
    ...options,
  };
  const { rules, report, now } = settings;
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
    if (await isCurrent(database, source, settings, onBatch)) {
      await saveSuccess(database, now());
      return false;
    }
    await lock.renew();
    const hooks = { report, onBatch, runLong: withoutTimeLimits(database) };
    const staged = await stageUnchanged(database, lock, { source, rules, hooks });
    await replaceIndex(database, lock, staged);
    await markAsChecked(database, now);
    await saveSuccess(database, now(), staged.faults);
    return true;
  } catch (error) {
    if (!(error instanceof RunSuperseded || error instanceof RetryLater)) {
      await saveFailure(database, now(), error).catch(() => undefined);
    }
    throw error;
  } finally {
    clearInterval(heartbeat);
    // What remains after a lost connection is deleted by the next run.
    await dropStagingTables(database, lock.run, 'own').catch(() => undefined);
    await lock.release().catch(() => undefined);
  }
}
