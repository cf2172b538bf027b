import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { jobQueue } from './job-queue.ts';
import type { JobHandlers, JobVersions } from './job.ts';

const now = (): Date => new Date('2026-11-21T10:00:00Z');
const nothing = async (): Promise<void> => undefined;
const handlers = new Proxy({} as JobHandlers, { get: () => nothing });

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await migrate(database);
});
afterAll(() => database.close());
beforeEach(() => database.query('delete from jobs'));

const queue = (versions?: JobVersions) =>
  jobQueue(database, { warn: () => undefined }, now, {}, versions);
const later = () => queue({ 'send-review': 2 });

describe('versions of jobs (SAFE-4)', () => {
  it('keep a job from processes that cannot do it whole', async () => {
    await later().add(database, 'send-review', 'a');
    await later().add(database, 'send-mail', 'b');
    expect(await queue().runDue(handlers)).toBe(1);
    const [left] = await database.query('select * from jobs where done_at is null');
    expect(left).toMatchObject({ kind: 'send-review', version: 2, attempts: 0 });
    expect(await later().runDue(handlers)).toBe(1);
  });

  it('leave the jobs of earlier releases to a later one', async () => {
    await queue().add(database, 'send-review', 'a');
    // As a process adds it that knows no versions.
    await database.query(
      `insert into jobs (kind, subject, payload, run_at) values ('send-review', 'b', '{}', $1)`,
      [now().toISOString()],
    );
    expect(await later().runDue(handlers)).toBe(2);
  });
});
