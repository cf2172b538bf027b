import { EventEmitter } from 'node:events';
import { DatabaseUnavailable } from '../errors.ts';
import type { Database, Row } from '../db/database.ts';
import {
  type JobHandlers,
  type JobKind,
  type Jobs,
  MAX_ATTEMPTS,
  type Periods,
  RetryLater,
} from './job.ts';
import { startWorkers } from './workers.ts';

/** Another worker may take a job when its lease has not been renewed for so many ms. */
const LEASE_MS = 60_000;
const HEARTBEAT_MS = LEASE_MS / 4;

/** Delay of a job whose database connection was lost, in ms. */
const DATABASE_RETRY_MS = 1000;

/** 1 s, 2 s, 4 s … at most 10 min: about five hours in all. */
const backoffMs = (attempts: number): number =>
  Math.min(600_000, 1000 * 2 ** Math.min(attempts - 1, 20));

interface JobRow extends Row {
  id: string;
  kind: JobKind;
  subject: string;
  payload: unknown;
  attempts: number;
}

/** A queue in the database; any number of processes may work on it, each job is leased to one of them. */
export function jobQueue(
  database: Database,
  log: { warn(details: object, message: string): void },
  now: () => Date,
  periods: Periods = {},
): Jobs {
  const iso = (offsetMs: number): string => new Date(now().getTime() + offsetMs).toISOString();
  const events = new EventEmitter();
  const inFlight = new Set<string>();

  const claim = async (): Promise<JobRow | undefined> => {
    const rows = await database.query<JobRow>(
      `update jobs set attempts = attempts + 1, run_at = $2 where id = (
         select id from jobs where done_at is null and dead_at is null and run_at <= $1
         order by run_at limit 1 for update skip locked)
       returning id::text, kind, subject, payload, attempts`,
      [iso(0), iso(LEASE_MS)],
    );
    return rows[0];
  };

  const finish = async ({ id, kind }: JobRow): Promise<void> => {
    const period = periods[kind];
    await (period === undefined
      ? database.query('update jobs set done_at = $2, last_error = null where id = $1::bigint', [
          id,
          iso(0),
        ])
      : database.query(
          'update jobs set run_at = $2, attempts = 0, last_error = null where id = $1::bigint',
          [id, iso(period)],
        ));
  };

  const fail = async (job: JobRow, error: unknown): Promise<void> => {
    // Not a failure of the job: it waits for the database, and the attempt does not count.
    if (error instanceof DatabaseUnavailable) {
      await database.query(
        'update jobs set run_at = $2, attempts = attempts - 1 where id = $1::bigint and done_at is null',
        [job.id, iso(DATABASE_RETRY_MS)],
      );
      throw error;
    }
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    const isRetryLater = error instanceof RetryLater;
    // Periodic jobs are never marked dead: they succeed again once the cause is gone.
    const dead = !isRetryLater && job.attempts >= MAX_ATTEMPTS && periods[job.kind] === undefined;
    if (!isRetryLater) {
      log.warn(
        { kind: job.kind, subject: job.subject, attempts: job.attempts, reason, dead },
        'job failed',
      );
    }
    await database.query(
      'update jobs set run_at = $2, last_error = $3, dead_at = $4 where id = $1::bigint',
      [
        job.id,
        iso((isRetryLater ? error.waitMs : null) ?? backoffMs(job.attempts)),
        isRetryLater ? null : reason.slice(0, 500),
        dead ? iso(0) : null,
      ],
    );
  };

  /** Runs one job and renews its lease meanwhile. */
  const runJob = async (job: JobRow, handlers: JobHandlers): Promise<void> => {
    const renew = (): void => {
      database
        .query('update jobs set run_at = $2 where id = $1::bigint and done_at is null', [
          job.id,
          iso(LEASE_MS),
        ])
        .catch(() => undefined);
    };
    const heartbeat = setInterval(renew, HEARTBEAT_MS);
    inFlight.add(job.id);
    try {
      await handlers[job.kind](job).finally(() => clearInterval(heartbeat));
      await finish(job);
    } catch (error) {
      await fail(job, error);
    } finally {
      inFlight.delete(job.id);
    }
  };

  const runDue: Jobs['runDue'] = async (handlers, stop) => {
    let attempted = 0;
    const next = async (): Promise<JobRow | undefined> => (stop?.aborted ? undefined : claim());
    for (let job = await next(); job; job = await next()) {
      attempted += 1;
      await runJob(job, handlers);
    }
    return attempted;
  };

  /** Lets another process, or the next start, begin interrupted jobs at once. */
  const releaseLeases = async (): Promise<void> => {
    await database.query(
      `update jobs set run_at = $2, attempts = attempts - 1 where done_at is null
         and id in (select jsonb_array_elements_text($1::jsonb)::bigint)`,
      [JSON.stringify([...inFlight]), iso(0)],
    );
  };

  return {
    add: async (transaction, kind, subject, { payload = {}, delayMs = 0 } = {}) => {
      await transaction.query(
        `insert into jobs (kind, subject, payload, run_at) values ($1, $2, $3::jsonb, $4)
         on conflict (kind, subject) do nothing`,
        [kind, subject, JSON.stringify(payload), iso(delayMs)],
      );
    },
    schedule: async (delayMs = 0) => {
      for (const kind of Object.keys(periods)) {
        // A job that is running keeps its lease; a waiting one becomes due.
        await database.query(
          `insert into jobs (kind, subject, payload, run_at) values ($1, 'portal', '{}', $2)
           on conflict (kind, subject) do update set run_at = excluded.run_at where jobs.attempts = 0`,
          [kind, iso(delayMs)],
        );
      }
    },
    takeOverLeases: async () => {
      await database.query(
        `update jobs set run_at = $1 where done_at is null and dead_at is null and attempts > 0
           and subject <> 'portal' and run_at > $1 and run_at <= $2`,
        [iso(0), iso(LEASE_MS)],
      );
    },
    retryDeadLetters: async () => {
      const retried = await database.query(
        `update jobs set dead_at = null, attempts = 0, run_at = $1 where dead_at is not null returning 1`,
        [iso(0)],
      );
      events.emit('wake');
      return retried.length;
    },
    wake: () => {
      events.emit('wake');
    },
    runDue,
    start: (handlers) =>
      startWorkers({
        events,
        runDue: (stop) => runDue(handlers, stop),
        releaseLeases,
        onError: (fault) => log.warn({ fault }, 'job queue failed'),
      }),
  };
}
