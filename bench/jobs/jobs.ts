import { setTimeout as pause } from 'node:timers/promises';
import { type Database } from '../../apps/backend/src/db/database.ts';
import { openPostgres } from '../../apps/backend/src/db/postgres.ts';
import { startPostgres } from '../../apps/backend/src/testing/postgres-server.ts';
import { type Figure, median, quantile, report } from '../figure.ts';
import { type BenchQueue, ownQueue, pgBossQueue, type Work } from './queues.ts';

/*
 * The job table of the backend compared with pg-boss (docs/decisions/0004-jobs.md): throughput, delay until a job starts,
 * the same while a slow kind has many jobs, and transactions while idle. `node bench/jobs/jobs.ts`.
 */

const JOBS = 2000;
const ADDED_AT_ONCE = 8;
const SINGLE = 60;
const SLOW_JOBS = 400;
const SLOW_MS = 100;
const IDLE_S = 10;

const ignore = (): void => undefined;

type Open = (url: string, work: Work) => Promise<BenchQueue>;

/** Adds jobs and measures the delay in ms until each starts. */
async function delaysOf(
  queue: BenchQueue,
  started: Map<string, () => void>,
  name: string,
): Promise<readonly number[]> {
  const delays: number[] = [];
  for (let index = 0; index < SINGLE; index += 1) {
    const subject = `${name}-${index}`;
    const start = Promise.withResolvers<void>();
    started.set(subject, start.resolve);
    const began = performance.now();
    await queue.add('send-message', subject);
    await start.promise;
    delays.push(performance.now() - began);
    await pause(20);
  }
  return delays;
}

/** Jobs per second when all are added as fast as possible. */
async function throughputOf(queue: BenchQueue, onDone: (count: number) => Promise<void>) {
  const began = performance.now();
  const all = onDone(JOBS);
  let next = 0;
  const add = async (): Promise<void> => {
    while (next < JOBS) {
      next += 1;
      await queue.add('order-extract', `many-${next}`);
    }
  };
  await Promise.all(Array.from({ length: ADDED_AT_ONCE }, add));
  const added = performance.now() - began;
  await all;
  return { added: JOBS / (added / 1000), done: JOBS / ((performance.now() - began) / 1000) };
}

const transactions = async (client: Database): Promise<number> => {
  // An idle connection reports its statistics after ten seconds.
  await pause(11_000);
  const rows = await client.query<{ count: string }>(
    `select sum(xact_commit + xact_rollback)::text as count from pg_stat_database where datname = current_database()`,
  );
  return Number(rows[0]?.count);
};

async function measure(name: string, open: Open): Promise<Figure[]> {
  const server = await startPostgres();
  const started = new Map<string, () => void>();
  let done = 0;
  let wanted = Number.POSITIVE_INFINITY;
  let reached = ignore;
  let slowMs = 0;
  const work: Work = async (kind, subject) => {
    started.get(subject)?.();
    if (kind === 'order-extract' && slowMs > 0) await pause(slowMs);
    done += 1;
    if (done >= wanted) reached();
  };
  const onDone = (count: number): Promise<void> => {
    done = 0;
    wanted = count;
    return new Promise((resolve) => {
      reached = resolve;
    });
  };
  const client = openPostgres(server.url, ignore, 1);
  const queue = await open(server.url, work);
  try {
    await delaysOf(queue, started, 'warm-up');
    const alone = await delaysOf(queue, started, 'alone');
    const rate = await throughputOf(queue, onDone);
    slowMs = SLOW_MS;
    const allDone = onDone(SLOW_JOBS + SINGLE);
    for (let index = 0; index < SLOW_JOBS; index += 1) {
      await queue.add('order-extract', `slow-${index}`);
    }
    const beside = await delaysOf(queue, started, 'beside');
    await allDone;
    const before = await transactions(client);
    const began = performance.now();
    await pause(IDLE_S * 1000);
    const idle = (await transactions(client)) - before;
    const seconds = (performance.now() - began) / 1000;
    const tables = await client.query(
      `select 1 from pg_tables where tablename ~ '^jobs$' or schemaname = 'pgboss'`,
    );
    const figure = (what: string, value: number, unit: string, digits = 0): Figure => ({
      what: `${name}: ${what}`,
      value,
      unit,
      digits,
    });
    return [
      figure('added', rate.added, 'jobs a second'),
      figure('done, two processes with 4 slots each', rate.done, 'jobs a second'),
      figure('delay until a job starts, median', median(alone), 'ms', 1),
      figure('delay until a job starts, 95 %', quantile(alone, 0.95), 'ms', 1),
      figure('delay beside many slow jobs of another kind, median', median(beside), 'ms', 1),
      figure('delay beside many slow jobs of another kind, 95 %', quantile(beside, 0.95), 'ms', 1),
      figure('transactions a second while no job is due', idle / seconds, '', 1),
      figure('tables', tables.length, ''),
    ];
  } finally {
    await queue.close();
    await client.close();
    await server.remove();
  }
}

const figures: Figure[] = [];
for (const [name, open] of [
  ['own table', ownQueue],
  ['pg-boss', pgBossQueue],
] as const) {
  figures.push(...(await measure(name, open)));
}
report('Job queues over PostgreSQL', figures);
