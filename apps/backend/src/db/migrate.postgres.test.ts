import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type PostgresServer, startPostgres } from '../testing/postgres-server.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';

const ROWS = 150_000;
const BUILDING = '-- without a transaction\ncreate index concurrently if not exists';

let server: PostgresServer;
let database: Database;
let operator: Client;
let folder: string;

beforeAll(async () => {
  server = await startPostgres({ durable: false });
  database = openPostgres(server.url, () => undefined);
  operator = new Client({ connectionString: server.url });
  await operator.connect();
  await migrate(database);
  await operator.query(
    `insert into jobs (kind, subject, payload, run_at, done_at)
     select 'remind', n::text, jsonb_build_object('text', repeat(md5(n::text), 4)), now(), now()
     from generate_series(1, ${ROWS}) as n`,
  );
}, 120_000);
afterAll(async () => {
  await operator.end();
  await database.close();
  await server.remove();
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-migrations-'));
  return () => rmSync(folder, { recursive: true });
});

/** Runs one more migration. */
function run(name: string, sql: string): Promise<readonly string[]> {
  writeFileSync(join(folder, name), sql);
  return migrate(database, pathToFileURL(`${folder}/`));
}

/** The longest time in ms that a row took to be written while the work ran. */
async function longestWrite(work: Promise<unknown>): Promise<number> {
  const over = new AbortController();
  const ended = work.finally(() => over.abort());
  let longest = 0;
  while (!over.signal.aborted) {
    const began = performance.now();
    await operator.query(
      `insert into jobs (kind, subject, payload, run_at) values ('remind', gen_random_uuid()::text, '{}', now())`,
    );
    longest = Math.max(longest, performance.now() - began);
    await pause(5);
  }
  await ended;
  return longest;
}

const isValid = async (index: string): Promise<boolean | undefined> => {
  const sql = 'select indisvalid as valid from pg_index where indexrelid = to_regclass($1)';
  const { rows } = await operator.query<{ valid: boolean }>(sql, [index]);
  return rows[0]?.valid;
};

describe('an index of a table that grows (SAFE-8)', () => {
  it('is built while rows are written, which a plain one is not', async () => {
    const began = performance.now();
    const plain = await longestWrite(
      run('900-plain.sql', 'create index plain on jobs (md5(payload::text));'),
    );
    const plainMs = performance.now() - began;
    const concurrent = await longestWrite(
      run('901-built.sql', `${BUILDING} built on jobs (md5(payload::text));`),
    );
    expect(await isValid('built')).toBe(true);
    // The plain build holds the writes for most of its time.
    expect(plain).toBeGreaterThan(plainMs / 2);
    expect(concurrent).toBeLessThan(plain / 3);
  });

  it('is built once by processes that start together', async () => {
    writeFileSync(join(folder, '902-once.sql'), `${BUILDING} once on jobs (done_at, subject);`);
    const url = pathToFileURL(`${folder}/`);
    const second = openPostgres(server.url, () => undefined);
    const runs = await Promise.all([migrate(database, url), migrate(second, url)]);
    await second.close();
    expect(runs.flat()).toEqual(['902-once.sql']);
    expect(await isValid('once')).toBe(true);
  });

  it('is built again when a build has broken off', async () => {
    const sql = `${BUILDING} repaired on jobs (run_at, subject, kind);`;
    const failure = run('903-repaired.sql', sql).catch(String);
    const kill = `select pg_terminate_backend(pid) from pg_stat_activity where query like '%repaired on%' and pid <> pg_backend_pid()`;
    while ((await isValid('repaired')) === undefined) await pause(5);
    await operator.query(kill);
    expect(await failure).toContain('terminat');
    expect(await isValid('repaired')).toBe(false);
    expect(await run('903-repaired.sql', sql)).toEqual(['903-repaired.sql']);
    expect(await isValid('repaired')).toBe(true);
  });
});

describe('a migration of a table that a long transaction uses (SAFE-8)', () => {
  it('lets others pass, and runs when that has ended', async () => {
    const backup = new Client({ connectionString: server.url });
    await backup.connect();
    await backup.query('begin; lock table jobs in access share mode');
    const running = run('904-column.sql', 'alter table jobs add column added integer;');
    const longest = await longestWrite(pause(3000));
    await backup.query('commit');
    await backup.end();
    expect(await running).toEqual(['904-column.sql']);
    expect(longest).toBeGreaterThan(500);
    expect(longest).toBeLessThan(2000);
  }, 60_000);
});
