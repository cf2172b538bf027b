import { EventEmitter } from 'node:events';
import type { Database, Queryable, Row } from '../db/database.ts';
import { type JobHandlers, startWorkers } from './workers.ts';

/** The kinds of work that outlive a request. */
export type JobKind =
  | 'send-review'
  | 'order-extract'
  | 'order-invoice'
  | 'settle-payment'
  | 'refund-payment'
  | 'end-payment-time'
  | 'remind'
  | 'close-order'
  | 'send-message'
  | 'send-mail'
  | 'refresh-cadastre'
  | 'housekeeping';

/** One piece of work: what, and about which order, transaction or message. */
export interface Job {
  readonly kind: JobKind;
  readonly subject: string;
  readonly payload: unknown;
  /** How often it has been tried, this time included. */
  readonly attempts: number;
}

/** Thrown by a handler whose time has not come: tried again for as long as it takes, and no failure to be told of. */
export class RetryLater extends Error {
  override readonly name = 'NotYet';
  /** When to look again, in ms; null leaves that to the queue, whose pauses grow to ten minutes. */
  readonly waitMs: number | null;

  constructor(reason: string, waitMs: number | null = null) {
    super(reason);
    this.waitMs = waitMs;
  }
}

/** Does the work of one kind; must bear being called again for the same job. */
export type JobHandler = (job: Job) => Promise<void>;

/** The queue. */
export interface Jobs {
  /** Adds work within a transaction: it exists exactly if that commits. Adding the same again changes nothing. */
  add(
    transaction: Queryable,
    kind: JobKind,
    subject: string,
    options?: { payload?: unknown; delayMs?: number },
  ): Promise<void>;
  /** Makes the work that comes again and again, and has it done soon. Any number of processes may ask. */
  schedule(delayMs?: number): Promise<void>;
  /** Goes on at once with what a process that died had at hand; only where no other one can be at work. */
  takeOverLeases(): Promise<void>;
  /** Tries given-up jobs again from the start. @returns how many */
  retryDeadLetters(): Promise<number>;
  /** Looks for due work soon, instead of at the next tick. */
  wake(): void;
  /** Does all work that is due now; begins nothing more once the signal says so. @returns how many jobs were tried */
  runDue(handlers: JobHandlers, stop?: AbortSignal): Promise<number>;
  /** Works until stopped. @returns what stops it, within seconds; work that takes longer is handed back */
  start(handlers: JobHandlers): () => Promise<void>;
}

/** Kinds of work that come again and again, each with its period in ms. */
export type Periods = Readonly<Partial<Record<JobKind, number>>>;

/** So often a job is tried before it is put aside for a person to look at. */
export const MAX_ATTEMPTS = 40;

/** A job whose worker has died is taken over after so many ms; a living one keeps saying that it is still at it. */
const LEASE_MS = 60_000;
const HEARTBEAT_MS = LEASE_MS / 4;

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

/** A queue in the database; any number of processes may work on it, each job is leased to one at a time. */
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
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    const isRetryLater = error instanceof RetryLater;
    // What comes again and again is never given up: it heals as soon as its reason is gone.
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

  /** Does one job while its lease is renewed. */
  const work = async (job: JobRow, handlers: JobHandlers): Promise<void> => {
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
    let tried = 0;
    const next = async (): Promise<JobRow | undefined> => (stop?.aborted ? undefined : claim());
    for (let job = await next(); job; job = await next()) {
      tried += 1;
      await work(job, handlers);
    }
    return tried;
  };

  /** What this process will not finish any more, another one (or the next start) may begin at once. */
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
        // One that has begun, here or in another process, goes on; one that waits for its turn gets it now.
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
        events: events,
        runDue: (stop) => runDue(handlers, stop),
        releaseLeases: releaseLeases,
        onError: (fault) => log.warn({ fault }, 'job queue failed'),
      }),
  };
}
