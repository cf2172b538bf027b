import { EventEmitter } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { DatabaseUnavailable, ExternalSystemError } from '../errors.ts';
import type { Database, Row } from '../db/database.ts';
import {
  CONCURRENCY,
  GiveUp,
  JOB_VERSIONS,
  type JobHandlers,
  type JobKind,
  type Jobs,
  type JobVersions,
  MAX_ATTEMPTS,
  OUTLAST_OUTAGES,
  type Periods,
  RetryLater,
} from './job.ts';
import { startDispatcher } from './workers.ts';

/** Notified when a job is added that is due at once. */
const CHANNEL = 'portal_jobs';

/** Another process may take a job when its lease has not been renewed for so long. */
const LEASE = `interval '60 seconds'`;
const HEARTBEAT_MS = 15_000;

/** The job is due and nobody works on it; leases are compared with the clock of the database only. */
const FREE = `done_at is null and dead_at is null and (leased_until is null or leased_until < clock_timestamp())`;

/**
 * The time of a job that is due at once: also for other processes when the clock of this one is fast. Whole milliseconds, as the
 * processes count: else the job would not be due yet for a process that reads its clock in the same millisecond.
 *
 * @param parameter with the time of this process
 */
const atOnce = (parameter: string): string =>
  `least(${parameter}::timestamptz, date_trunc('milliseconds', clock_timestamp()))`;

/** Delay of a job whose database connection was lost, in ms. */
const DATABASE_RETRY_MS = 1000;

/** 1 s, 2 s, 4 s … at most 10 min: 40 failures take about five hours. */
const backoffMs = (attempts: number): number =>
  Math.min(600_000, 1000 * 2 ** Math.min(attempts - 1, 20));

interface JobRow extends Row {
  id: string;
  kind: JobKind;
  subject: string;
  payload: unknown;
  attempts: number;
  /** Failures that follow each other, before this attempt. */
  failures: number;
  /** Random for each attempt: without it nothing is written, so that an expired attempt changes nothing. */
  lease: string;
}

/** A queue in the database; any number of processes may work on it, each job is leased to one of them. */
export function jobQueue(
  database: Database,
  log: { warn(details: object, message: string): void },
  now: () => Date,
  periods: Periods = {},
  versions: JobVersions = JOB_VERSIONS,
): Jobs {
  const iso = (offsetMs: number): string => new Date(now().getTime() + offsetMs).toISOString();
  const events = new EventEmitter();
  const running = new Map<JobRow, Promise<void>>();

  const onError = (fault: string): void => log.warn({ fault }, 'job queue failed');

  /** Free slots by kind: jobs for a slow system leave the slots of other kinds free. */
  const freeSlots = (): Readonly<Record<string, number>> => {
    const free: Record<string, number> = { ...CONCURRENCY };
    for (const { kind } of running.keys()) free[kind] = (free[kind] ?? 0) - 1;
    return free;
  };

  /**
   * Leases the oldest due jobs of each kind, as many as there are free slots, in one statement. The ids are an array: a join
   * with rows whose number the database cannot estimate would read the whole table (OPS-10).
   */
  const claim = (): Promise<JobRow[]> =>
    database.query<JobRow>(
      `with due as materialized (
         select one.id from jsonb_each_text($2::jsonb) as free(kind, slots) cross join lateral (
           select id from jobs where kind = free.kind and run_at <= $1 and ${FREE}
             and version <= coalesce(($3::jsonb->>free.kind)::integer, 1)
           order by run_at limit free.slots::integer for update skip locked) as one)
       update jobs set attempts = attempts + 1, leased_until = clock_timestamp() + ${LEASE}, lease = gen_random_uuid()
       where id = any(array(select id from due))
       returning jobs.id::text, kind, subject, payload, attempts, failures, lease::text`,
      [iso(0), JSON.stringify(freeSlots()), JSON.stringify(versions)],
    );

  const saveDone = async (jobs: readonly JobRow[]): Promise<void> => {
    await database.query(
      `update jobs set done_at = $2, last_error = null, leased_until = null, lease = null
       from jsonb_to_recordset($1::jsonb) as done(id bigint, lease uuid)
       where jobs.id = done.id and jobs.lease = done.lease`,
      [JSON.stringify(jobs.map(({ id, lease }) => ({ id, lease }))), iso(0)],
    );
  };

  let batch: { readonly jobs: JobRow[]; readonly saved: Promise<void> } | null = null;
  /** Jobs that end in the same turn of the event loop are saved with one statement. */
  const saveDoneTogether = (job: JobRow): Promise<void> => {
    if (!batch) {
      const jobs: JobRow[] = [];
      const saved = nextTurn().then(() => {
        batch = null;
        return saveDone(jobs);
      });
      batch = { jobs, saved };
    }
    batch.jobs.push(job);
    return batch.saved;
  };

  const finish = async (job: JobRow): Promise<void> => {
    const period = periods[job.kind];
    if (period === undefined) return saveDoneTogether(job);
    await database.query(
      `update jobs set run_at = $3, attempts = 0, failures = 0, last_error = null, leased_until = null, lease = null
       where id = $1::bigint and lease = $2::uuid`,
      [job.id, job.lease, iso(period)],
    );
  };

  const fail = async (job: JobRow, error: unknown): Promise<void> => {
    // Not a failure of the job: it waits for the database, and the attempt does not count.
    if (error instanceof DatabaseUnavailable) {
      await database.query(
        `update jobs set run_at = $3, attempts = attempts - 1, leased_until = null, lease = null
         where id = $1::bigint and lease = $2::uuid`,
        [job.id, job.lease, iso(DATABASE_RETRY_MS)],
      );
      throw error;
    }
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    const isRetryLater = error instanceof RetryLater;
    const isOutlasted =
      error instanceof ExternalSystemError && error.isOutage && OUTLAST_OUTAGES.has(job.kind);
    const failures = isRetryLater ? 0 : job.failures + (isOutlasted ? 0 : 1);
    // Periodic jobs are never marked dead: they succeed again once the cause is gone.
    const dead =
      (error instanceof GiveUp || failures >= MAX_ATTEMPTS) && periods[job.kind] === undefined;
    if (!isRetryLater) {
      log.warn(
        { kind: job.kind, subject: job.subject, attempts: job.attempts, reason, dead },
        'job failed',
      );
    }
    const asked = error instanceof ExternalSystemError ? (error.retryAfterMs ?? 0) : 0;
    const waitMs = Math.max(backoffMs(job.attempts), asked);
    await database.query(
      `update jobs set run_at = $3, last_error = $4, dead_at = $5, failures = $6, leased_until = null, lease = null
       where id = $1::bigint and lease = $2::uuid`,
      [
        job.id,
        job.lease,
        iso((isRetryLater ? error.waitMs : null) ?? waitMs),
        isRetryLater ? null : reason.slice(0, 500),
        dead ? iso(0) : null,
        failures,
      ],
    );
  };

  /** Runs one job and renews its lease meanwhile. */
  const runJob = async (job: JobRow, handlers: JobHandlers): Promise<void> => {
    const renew = (): void => {
      database
        .query(
          `update jobs set leased_until = clock_timestamp() + ${LEASE} where id = $1::bigint and lease = $2::uuid`,
          [job.id, job.lease],
        )
        .catch(() => undefined);
    };
    const heartbeat = setInterval(renew, HEARTBEAT_MS);
    try {
      await handlers[job.kind](job).finally(() => clearInterval(heartbeat));
      await finish(job);
    } catch (error) {
      await fail(job, error);
    }
  };

  /** Starts what is due. @returns the jobs that were started */
  const startDue = async (handlers: JobHandlers): Promise<readonly Promise<void>[]> => {
    const claimed = await claim();
    return claimed.map((job) => {
      const run = runJob(job, handlers).finally(() => {
        running.delete(job);
        events.emit('wake');
      });
      running.set(job, run);
      return run;
    });
  };

  /** Lets another process, or the next start, begin unfinished jobs at once. */
  const releaseLeases = async (): Promise<void> => {
    const held = [...running.keys()].map(({ id, lease }) => ({ id, lease }));
    await database.query(
      `update jobs set run_at = ${atOnce('$2')}, attempts = attempts - 1, leased_until = null, lease = null
       from jsonb_to_recordset($1::jsonb) as held(id bigint, lease uuid)
       where jobs.id = held.id and jobs.lease = held.lease`,
      [JSON.stringify(held), iso(0)],
    );
  };

  const addPeriodic = async (delayMs: number, onConflict: string): Promise<void> => {
    for (const kind of Object.keys(periods)) {
      await database.query(
        `insert into jobs (kind, subject, payload, run_at) values ($1, 'portal', '{}', $2)
         on conflict (kind, subject) do ${onConflict}`,
        [kind, iso(delayMs)],
      );
    }
  };

  return {
    add: async (transaction, kind, subject, { payload = {}, delayMs = 0 } = {}) => {
      // Every process is notified when the transaction commits; one with a free slot takes the job.
      await transaction.query(
        `with added as (
           insert into jobs (kind, subject, payload, run_at, version)
           values ($1, $2, $3::jsonb, ${delayMs === 0 ? atOnce('$4') : '$4'}, $6)
           on conflict (kind, subject) do nothing returning 1)
         select pg_notify('${CHANNEL}', '') from added where $5`,
        [kind, subject, JSON.stringify(payload), iso(delayMs), delayMs === 0, versions[kind] ?? 1],
      );
    },
    makeDue: async (transaction, kind, subjects) => {
      await transaction.query(
        `update jobs set run_at = ${atOnce('$3')} where kind = $1 and done_at is null and dead_at is null
           and subject in (select jsonb_array_elements_text($2::jsonb))`,
        [kind, JSON.stringify(subjects), iso(0)],
      );
    },
    addMissingPeriodicJobs: (delayMs = 0) => addPeriodic(delayMs, 'nothing'),
    // A job that is running keeps its lease; a waiting one becomes due.
    schedule: (delayMs = 0) =>
      addPeriodic(delayMs, 'update set run_at = excluded.run_at where jobs.attempts = 0'),
    takeOverLeases: async () => {
      await database.query(
        `update jobs set run_at = ${atOnce('$1')}, leased_until = null, lease = null
         where done_at is null and leased_until is not null`,
        [iso(0)],
      );
    },
    retryDeadLetters: async () => {
      const retried = await database.query(
        `update jobs set dead_at = null, attempts = 0, failures = 0, run_at = ${atOnce('$1')}
         where done_at is null and dead_at is not null returning 1`,
        [iso(0)],
      );
      events.emit('wake');
      return retried.length;
    },
    wake: () => {
      events.emit('wake');
    },
    runDue: async (handlers) => {
      let attempted = 0;
      for (;;) {
        const started = await startDue(handlers);
        if (started.length === 0) return attempted;
        attempted += started.length;
        await Promise.all(started);
      }
    },
    start: (handlers) => {
      const stopListening = database.listen(CHANNEL, () => void events.emit('wake'));
      const stopDispatcher = startDispatcher({
        events,
        startDue: async () => {
          const started = await startDue(handlers);
          for (const run of started) {
            run.catch((error: unknown) =>
              onError(error instanceof Error ? error.message : 'unknown'),
            );
          }
          return started.length;
        },
        idle: () => Promise.allSettled(running.values()),
        releaseLeases,
        onError,
      });
      return async () => {
        await Promise.all([stopDispatcher(), stopListening()]);
      };
    },
  };
}
