import { readdirSync, readFileSync } from 'node:fs';
import type { Database } from './database.ts';

const FOLDER = new URL('./migrations/', import.meta.url);

/** Any number, as long as every process of the portal takes the same. */
const LOCK = 716_421;

interface Migration {
  readonly name: string;
  readonly sql: string;
}

function readMigrations(): readonly Migration[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => ({ name, sql: readFileSync(new URL(name, FOLDER), 'utf8') }));
}

/** One statement each, since a statement with values cannot be a script. Ours hold no semicolon inside. */
const statementsOf = (sql: string): readonly string[] =>
  sql
    .replaceAll(/^--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter(Boolean);

/**
 * Brings the tables up to date. All of it is one transaction under an advisory lock, so that processes that start at
 * the same time do it once, and one that dies leaves nothing behind.
 *
 * @returns the names of the migrations that were run
 */
export async function migrate(database: Database): Promise<readonly string[]> {
  return database.transaction(async (transaction) => {
    await transaction.query('select pg_advisory_xact_lock($1)', [LOCK]);
    await transaction.query(
      'create table if not exists migrations (name text primary key, run_at timestamptz not null default now())',
    );
    const done = new Set(
      (await transaction.query<{ name: string }>('select name from migrations')).map(
        (row) => row.name,
      ),
    );
    const due = readMigrations().filter((migration) => !done.has(migration.name));
    for (const { name, sql } of due) {
      for (const statement of statementsOf(sql)) await transaction.query(statement);
      await transaction.query('insert into migrations (name) values ($1)', [name]);
    }
    return due.map((migration) => migration.name);
  });
}
