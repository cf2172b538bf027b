import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { StartError } from '../start-error.ts';
import type { Database } from './database.ts';

const FOLDER = new URL('./migrations/', import.meta.url);

/** Key of the advisory lock; arbitrary, but the same in every process. */
const LOCK = 716_421;

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
      const sql = readFileSync(new URL(name, folder), 'utf8').replaceAll('\r\n', '\n');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

/**
 * Runs the migrations that have not run yet, each file as a whole. All of it is one transaction under an advisory
 * lock, so that processes that start together run each once, and a failure changes nothing.
 *
 * @returns the names of the migrations that were run
 * @throws StartError when a migration was changed after it had run
 */
export async function migrate(database: Database, folder = FOLDER): Promise<readonly string[]> {
  return database.transaction(async (transaction) => {
    await transaction.liftTimeLimits();
    await transaction.query('select pg_advisory_xact_lock($1)', [LOCK]);
    await transaction.script(`
      create table if not exists migrations (name text primary key, run_at timestamptz not null default now());
      alter table migrations add column if not exists checksum text;`);
    const done = await transaction.query<{ name: string; checksum: string | null }>(
      'select name, checksum from migrations',
    );
    const checksums = new Map(done.map(({ name, checksum }) => [name, checksum]));
    const run: string[] = [];
    for (const { name, sql, checksum } of readMigrations(folder)) {
      const known = checksums.get(name);
      if (known && known !== checksum) {
        throw new StartError(
          `The migration ${name} was changed after it had run on this database; restore it and add a new one instead.`,
        );
      }
      if (known === undefined) {
        await transaction.script(sql);
        run.push(name);
      }
      // Databases of earlier versions have no checksums.
      if (!known) {
        await transaction.query(
          `insert into migrations (name, checksum) values ($1, $2)
           on conflict (name) do update set checksum = excluded.checksum`,
          [name, checksum],
        );
      }
    }
    return run;
  });
}
