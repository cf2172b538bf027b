import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database, Row, SqlValue } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { PURGE_BATCH } from '../db/purge-rule.ts';
import { PURGE_RULES } from '../purge-rules.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { purgeExpired } from './purge-expired.ts';

const DAY = 24 * 3_600_000;
const ROWS = 2 * PURGE_BATCH + 7;
const now = (): Date => new Date('2026-11-21T10:00:00Z');

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await migrate(database);
});
afterAll(() => database.close());

it('deletes expired data in statements of bounded length (OPS-10)', async () => {
  await database.query(
    `insert into jobs (kind, subject, payload, run_at, done_at)
     select 'remind', n::text, '{}', $1, $1 from generate_series(1, ${ROWS}) as n`,
    [new Date(now().getTime() - 40 * DAY).toISOString()],
  );
  const lengths: number[] = [];
  const watched: Database = {
    ...database,
    query: async <Shape extends Row>(sql: string, values?: readonly SqlValue[]) => {
      const rows = await database.query<Shape>(sql, values);
      lengths.push(rows.length);
      return rows;
    },
  };
  const periods = { orders: DAY, justifications: DAY, audit: DAY, files: DAY };
  const files = {
    receive: () => Promise.reject(new Error('not used')),
    adopt: async () => undefined,
    release: async () => undefined,
    read: () => Promise.reject(new Error('not used')),
    discard: async () => undefined,
    purge: async () => 0,
  };
  const lines: object[] = [];
  let differenceMs = 30 * DAY;
  const purge = purgeExpired({
    database: watched,
    files,
    rules: PURGE_RULES,
    retentionMs: 30 * DAY,
    orderRetentionMs: periods,
    clockDifferenceMs: () => differenceMs,
    log: {
      info: (details) => void lines.push(details),
      error: (details) => void lines.push(details),
    },
    now,
  });
  // The clock of this machine, or that of the database, is wrong (OPS-11).
  await purge();
  expect(lines.splice(0)).toEqual([{ differenceMs: 30 * DAY }]);
  expect(lengths).toEqual([]);
  differenceMs = 1000;
  await purge();
  expect(Math.max(...lengths)).toBe(PURGE_BATCH);
  expect(lines).toEqual([{ jobs: ROWS }]);
  expect(await database.query('select 1 from jobs')).toEqual([]);
});

it('names a bound in every rule', () => {
  for (const [name, sql] of PURGE_RULES)
    expect([name, sql]).toEqual([name, expect.stringContaining(`limit ${PURGE_BATCH}`)]);
});
