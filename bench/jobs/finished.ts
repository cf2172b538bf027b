import type { Database } from '../../apps/backend/src/db/database.ts';
import { migrate } from '../../apps/backend/src/db/migrate.ts';
import { openPostgres } from '../../apps/backend/src/db/postgres.ts';
import { jobQueue } from '../../apps/backend/src/jobs/job-queue.ts';
import { CONCURRENCY, type JobHandlers } from '../../apps/backend/src/jobs/job.ts';
import { startPostgres } from '../../apps/backend/src/testing/postgres-server.ts';
import { report } from '../figure.ts';

/*
 * Whether finished jobs slow the queue down: the rate in an empty table and beside those of two years with 500 orders a
 * day (OPS-10). `node bench/jobs/finished.ts`.
 */

const FINISHED = 1_000_000;
const JOBS = 3000;
const KINDS = Object.keys(CONCURRENCY);
/** With one slot each, so that every job is claimed by a statement of its own. */
const CLAIMED = ['remind', 'close-order', 'refund-payment'];

const handlers = new Proxy({} as JobHandlers, { get: () => async () => undefined });

/** Jobs per second that do nothing. */
async function rateOf(database: Database, name: string): Promise<number> {
  const queue = jobQueue(database, { warn: () => undefined }, () => new Date());
  await database.query(
    `insert into jobs (kind, subject, payload, run_at)
     select kind, $2 || n, '{}', now() - interval '1 second'
     from jsonb_array_elements_text($1::jsonb) as kind, generate_series(1, ${JOBS / CLAIMED.length}) as n`,
    [JSON.stringify(CLAIMED), name],
  );
  // As autovacuum does while many jobs are open.
  await database.query('analyze jobs');
  const began = performance.now();
  const done = await queue.runDue(handlers);
  return done / ((performance.now() - began) / 1000);
}

const server = await startPostgres();
const database = openPostgres(server.url, () => undefined);
try {
  await migrate(database);
  await rateOf(database, 'warm-up');
  const empty = await rateOf(database, 'empty');
  for (let part = 0; part < 20; part += 1) {
    await database.query(
      `insert into jobs (kind, subject, payload, run_at, attempts, done_at)
       select ($1::jsonb)->>(n % ${KINDS.length}), 'done' || $2 || '-' || n, '{}', now(), 1, now()
       from generate_series(1, ${FINISHED / 20}) as n`,
      [JSON.stringify(KINDS), String(part)],
    );
  }
  const full = await rateOf(database, 'full');
  report('Job queue beside finished jobs', [
    { what: 'jobs that do nothing, empty table', value: empty, unit: 'jobs a second', digits: 0 },
    {
      what: `jobs that do nothing, ${FINISHED} finished ones`,
      value: full,
      unit: 'jobs a second',
      digits: 0,
    },
    { what: 'ratio', value: empty / full, unit: '×', digits: 2, atMost: 3 },
  ]);
} finally {
  await database.close();
  await server.remove();
}
