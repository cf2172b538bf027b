import { PgBoss } from 'pg-boss';
import type { Database } from '../../apps/backend/src/db/database.ts';
import { migrate } from '../../apps/backend/src/db/migrate.ts';
import { openPostgres } from '../../apps/backend/src/db/postgres.ts';
import { jobQueue } from '../../apps/backend/src/jobs/job-queue.ts';
import { CONCURRENCY, type JobHandlers } from '../../apps/backend/src/jobs/job.ts';

/** The two kinds of jobs of the benchmark. */
export const KINDS = ['order-extract', 'send-message'] as const;
type Kind = (typeof KINDS)[number];

/** Does a job. */
export type Work = (kind: Kind, subject: string) => Promise<void>;

/** A queue with two processes' workers over one PostgreSQL. */
export interface BenchQueue {
  /** Adds a job within a transaction of its own, as the backend does with each change of an order. */
  add(kind: Kind, subject: string): Promise<void>;
  close(): Promise<void>;
}

const PROCESSES = 2;
const ignore = (): void => undefined;
const nothing = async (): Promise<void> => undefined;

const openAll = (url: string): readonly Database[] =>
  Array.from({ length: PROCESSES }, () => openPostgres(url, ignore));

/** The table of the backend, with the workers of two processes. */
export async function ownQueue(url: string, work: Work): Promise<BenchQueue> {
  const databases = openAll(url);
  const [first] = databases;
  if (!first) throw new Error('There is no process.');
  await migrate(first);
  const queues = databases.map((database) =>
    jobQueue(database, { warn: ignore }, () => new Date()),
  );
  const handlers: JobHandlers = {
    'order-extract': ({ subject }) => work('order-extract', subject),
    'send-message': ({ subject }) => work('send-message', subject),
    'send-review': nothing,
    'order-invoice': nothing,
    'settle-payment': nothing,
    'refund-payment': nothing,
    'end-payment-time': nothing,
    remind: nothing,
    'close-order': nothing,
    'send-mail': nothing,
    'send-status': nothing,
    'refresh-cadastre': nothing,
    'end-logins': nothing,
    housekeeping: nothing,
  };
  const stops = queues.map((queue) => queue.start(handlers));
  return {
    add: (kind, subject) =>
      first.transaction((transaction) => queues[0]?.add(transaction, kind, subject) ?? nothing()),
    close: async () => {
      await Promise.all(stops.map((stop) => stop()));
      await Promise.all(databases.map((database) => database.close()));
    },
  };
}

/** pg-boss with as many workers, notifications included. */
export async function pgBossQueue(url: string, work: Work): Promise<BenchQueue> {
  const database = openPostgres(url, ignore);
  const bosses = Array.from(
    { length: PROCESSES },
    () => new PgBoss({ connectionString: url, max: 20, useListenNotify: true }),
  );
  const [first] = bosses;
  if (!first) throw new Error('There is no process.');
  for (const boss of bosses) {
    boss.on('error', ignore);
    await boss.start();
  }
  for (const kind of KINDS) await first.createQueue(kind, { notify: true });
  for (const boss of bosses) {
    for (const kind of KINDS) {
      const options = {
        localConcurrency: CONCURRENCY[kind],
        pollingIntervalSeconds: 1,
      };
      await boss.work<{ subject: string }>(kind, options, async (jobs) => {
        for (const { data } of jobs) await work(kind, data.subject);
      });
    }
  }
  return {
    add: (kind, subject) =>
      database.transaction(async (transaction) => {
        const db = {
          executeSql: async (text: string, values: unknown[] = []) => ({
            rows: await transaction.query(text, values as never),
          }),
        };
        await first.send(kind, { subject }, { db });
      }),
    close: async () => {
      await Promise.all(bosses.map((boss) => boss.stop({ graceful: false })));
      await database.close();
    },
  };
}
