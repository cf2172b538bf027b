import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { recordStatements, tablesReadAsAWhole } from '../testing/plans.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { countJobs, deleteJobsOf, readOpenJobs } from './job-records.ts';
import { jobQueue } from './job-queue.ts';
import { CONCURRENCY, type JobHandlers } from './job.ts';

const FINISHED = 20_000;
const now = (): Date => new Date('2026-11-21T10:00:00Z');

const nothing = async (): Promise<void> => undefined;
const handlers = new Proxy({} as JobHandlers, { get: () => nothing });

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
  await migrate(database);
  await database.query(
    `insert into jobs (kind, subject, payload, run_at, attempts, done_at)
     select kind, kind || n, jsonb_build_object('orderNumber', n::text), $2, 1, $2
     from jsonb_object_keys($1::jsonb) as kind, generate_series(1, ${FINISHED} / 12) as n`,
    [JSON.stringify(CONCURRENCY), now().toISOString()],
  );
  await database.query(
    `insert into jobs (kind, subject, payload, run_at)
     select 'remind', 'open' || n, '{}', $1::timestamptz + n * interval '1 hour' from generate_series(-5, 200) as n`,
    [now().toISOString()],
  );
  await database.query('analyze');
});
afterAll(() => database.close());

describe('finished jobs (OPS-10)', () => {
  it('are not read by what claims, ends, counts and deletes jobs', async () => {
    const { database: recording, statements } = recordStatements(database);
    const queue = jobQueue(recording, { warn: () => undefined }, now);
    expect(await queue.runDue(handlers)).toBe(6);
    await queue.add(recording, 'send-mail', 'another');
    await queue.makeDue(recording, 'remind', ['open7']);
    await queue.retryDeadLetters();
    await queue.takeOverLeases();
    await countJobs(recording, now());
    await readOpenJobs(recording, now());
    await deleteJobsOf(recording, ['17', 'open9']);
    expect(statements.length).toBeGreaterThan(8);
    const read = await Promise.all(
      statements.map(async (statement) => [
        statement[0],
        await tablesReadAsAWhole(database, statement, ['jobs_due', 'jobs_unfinished']),
      ]),
    );
    expect(read.filter(([, tables]) => tables?.length)).toEqual([]);
  });
});
