import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tablesBlockedBy } from '../testing/migration-locks.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';

const FOLDER = join(import.meta.dirname, 'migrations');
const names = readdirSync(FOLDER).toSorted();
const read = (name: string): string => readFileSync(join(FOLDER, name), 'utf8');

/**
 * Numbers that were used twice. Databases know migrations by their names, so that files of a released version keep them: one
 * with another name would run again.
 */
const USED_TWICE = ['009', '011'];

/**
 * The rule applies from this number on. Earlier migrations have run wherever there are many rows, and run on empty tables elsewhere; changing
 * them would stop the start.
 */
const FIRST_CHECKED = '037';

/** What a migration without a transaction consists of: it can be repeated, and no statement locks out those who write. */
const BUILDING =
  /^(?:create (?:unique )?index concurrently if not exists \w+ on |drop index concurrently if exists \w+$)/;

const hasNoTransaction = (sql: string): boolean => sql.startsWith('-- without a transaction\n');
const statementsOf = (sql: string): readonly string[] =>
  sql
    .replaceAll(/^--.*$/gm, '')
    .split(';')
    .map((one) => one.trim())
    .filter(Boolean);
const numbersUsedTwice = (files: readonly string[]): readonly string[] => {
  const numbers = files.map((name) => name.slice(0, 3));
  return [...new Set(numbers.filter((number, index) => numbers.indexOf(number) < index))];
};

describe('migrations (SAFE-8)', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
    await migrate(database);
  });
  afterAll(() => database.close());

  it('have numbers that are used once', () => {
    expect(numbersUsedTwice([...names, '041-other.sql'])).toContain('041');
    expect(numbersUsedTwice(names)).toEqual(USED_TWICE);
    for (const name of names) expect(name).toMatch(/^\d{3}-[a-z-]+\.sql$/);
  });

  it('without a transaction build and drop indexes only, in a way that can be repeated', () => {
    for (const name of names.filter((one) => hasNoTransaction(read(one)))) {
      for (const statement of statementsOf(read(name))) expect(statement).toMatch(BUILDING);
    }
    for (const wrong of [
      'create index a on jobs (kind)',
      'create index concurrently a on jobs (kind)',
      'reindex table jobs',
    ]) {
      expect(wrong).not.toMatch(BUILDING);
    }
  });

  it.each<[string, readonly string[]]>([
    ['create index a on jobs (payload)', ['jobs']],
    ['create unique index a on orders (application, status)', ['orders']],
    ['alter table sessions alter column application set not null', ['sessions']],
    ['alter table payments add check (amount_cents >= 0)', ['payments']],
    ['alter table audit add foreign key (order_number) references orders', ['audit']],
    ['alter table jobs add column a uuid default gen_random_uuid()', ['jobs']],
    ['alter table jobs alter column attempts type bigint', ['jobs']],
    [`update order_positions set reference = ''`, ['order_positions']],
    ['truncate rate_limits', ['rate_limits']],
    ['alter table jobs add column a integer not null default 1', []],
    ['alter table payments add check (amount_cents >= 0) not valid', []],
    [`update jobs set run_at = now() where kind = 'a' and subject = 'b'`, []],
    ['create table a (n text references orders); create index on a (n)', []],
    ['update cadastre_imports set fingerprint = md5(fingerprint)', []],
    ['drop index jobs_subject', []],
  ])(
    'are refused for tables that they block as long as these have rows: %s',
    async (sql, tables) => {
      expect(await tablesBlockedBy(database, sql)).toEqual(tables);
    },
  );
});

describe('each migration in a transaction (SAFE-8)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-migrations-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('reads, rewrites and empties no table that grows', async () => {
    const database = await openTestDatabase();
    const blocked: Record<string, readonly string[]> = {};
    for (const name of names) {
      if (name >= FIRST_CHECKED && !hasNoTransaction(read(name))) {
        await migrate(database, pathToFileURL(`${folder}/`));
        blocked[name] = await tablesBlockedBy(database, read(name));
      }
      copyFileSync(join(FOLDER, name), join(folder, name));
    }
    await database.close();
    expect(Object.entries(blocked).filter(([, tables]) => tables.length > 0)).toEqual([]);
  });
});
