import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { readTextFile } from '../config/text-file.ts';
import { DatabaseUnavailable } from '../errors.ts';
import { StartError } from '../start-error.ts';
import type { Database, Queryable } from './database.ts';

const FOLDER = new URL('./migrations/', import.meta.url);

/** Keys of the advisory locks of the list of migrations, and of building indexes; arbitrary, but the same in every process. */
const LOCKS = { list: 716_421, indexes: 716_422 } as const;

/** First line of a migration that builds or drops indexes while their tables are written (SAFE-8). */
const WITHOUT_TRANSACTION = '-- without a transaction\n';

/** A new index of such a migration. */
const NEW_INDEX = /^create (?:unique )?index concurrently if not exists (\w+)/;

const INVALID = 'select 1 from pg_index where indexrelid = to_regclass($1) and not indisvalid';

/** A migration waits so long for a table: other calls wait behind it. Then it lets them pass, and tries again; in ms. */
const TABLE_LOCK = { waitMs: 1000, pauseMs: 4000, attempts: 60 } as const;

/** Pause before the next look whether another process has built the indexes, in ms. */
const BUILDING_MS = 500;

interface Migration {
  readonly name: string;
  readonly sql: string;
  /** SHA-256 of the file; does not depend on the line endings of the checkout. */
  readonly checksum: string;
}

function readMigrations(folder: URL): readonly Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => {
      const sql = readTextFile(new URL(name, folder)).replaceAll('\r\n', '\n');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

const record = (store: Queryable, { name, checksum }: Migration): Promise<unknown[]> =>
  store.query(
    'insert into migrations (name, checksum) values ($1, $2) on conflict (name) do nothing returning 1',
    [name, checksum],
  );

/** Runs a file in a transaction; other processes wait for its row. @returns false when another process has run it */
const runWhole = (database: Database, migration: Migration): Promise<boolean> =>
  database.transaction(async (transaction) => {
    await transaction.liftTimeLimits();
    await transaction.query(`set local lock_timeout = ${TABLE_LOCK.waitMs}`);
    if ((await record(transaction, migration)).length === 0) return false;
    await transaction.script(migration.sql);
    return true;
  });

/** The same again while other transactions use its tables. @throws StartError when they do so for minutes */
async function runBetween(database: Database, migration: Migration): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runWhole(database, migration);
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable) || !error.message.includes('55P03')) throw error;
      if (attempt === TABLE_LOCK.attempts) {
        throw new StartError(
          `The migration ${migration.name} waits for a table that others use; end long transactions, such as a back-up, and start again.`,
        );
      }
      await pause(TABLE_LOCK.pauseMs);
    }
  }
}

/**
 * Builds indexes one after the other. What a killed process left of one is deleted first: it is invalid, and would stay so. The lock is only
 * tried, because building waits for every statement that waits.
 */
const buildIndexes = (database: Database, migration: Migration): Promise<boolean> =>
  database.session(async (session) => {
    const lock = 'select 1 where pg_try_advisory_lock($1)';
    while ((await session.query(lock, [LOCKS.indexes])).length === 0) await pause(BUILDING_MS);
    const known = 'select 1 from migrations where name = $1';
    if ((await session.query(known, [migration.name])).length > 0) return false;
    const statements = migration.sql.replaceAll(/^--.*$/gm, '').split(';');
    for (const statement of statements.map((one) => one.trim()).filter(Boolean)) {
      const name = NEW_INDEX.exec(statement)?.[1];
      if (name && (await session.query(INVALID, [name])).length > 0) {
        await session.query(`drop index concurrently ${name}`);
      }
      await session.query(statement);
    }
    return (await record(session, migration)).length > 0;
  });

/** The checksums of the migrations that have run, by their names; null for those of earlier versions. */
const readDone = (database: Database): Promise<ReadonlyMap<string, string | null>> =>
  database.transaction(async (transaction) => {
    await transaction.liftTimeLimits();
    await transaction.query('select pg_advisory_xact_lock($1)', [LOCKS.list]);
    await transaction.script(`
      create table if not exists migrations (name text primary key, run_at timestamptz not null default now());
      alter table migrations add column if not exists checksum text;`);
    const done = await transaction.query<{ name: string; checksum: string | null }>(
      'select name, checksum from migrations',
    );
    return new Map(done.map(({ name, checksum }) => [name, checksum]));
  });

/**
 * Runs the migrations that have not run yet, each file as a whole in a transaction of its own, so that no table stays locked
 * for the next file. A file whose first line is `-- without a transaction` builds indexes instead (SAFE-8): its statements are `create index concurrently
 * if not exists` and `drop index concurrently if exists`. Processes that start together run each file once.
 *
 * @returns the names of the migrations that were run
 * @throws StartError when a migration was changed after it had run, or when others use its tables for minutes
 */
export async function migrate(database: Database, folder = FOLDER): Promise<readonly string[]> {
  const done = await readDone(database);
  const run: string[] = [];
  for (const migration of readMigrations(folder)) {
    const { name, sql, checksum } = migration;
    const known = done.get(name);
    if (known && known !== checksum) {
      throw new StartError(
        `The migration ${name} was changed after it had run on this database; restore it and add a new one instead.`,
      );
    }
    if (known === undefined) {
      const runOne = sql.startsWith(WITHOUT_TRANSACTION) ? buildIndexes : runBetween;
      if (await runOne(database, migration)) run.push(name);
    }
    // Databases of earlier versions have no checksums.
    if (known === null) {
      await database.query('update migrations set checksum = $2 where name = $1', [name, checksum]);
    }
  }
  return run;
}
