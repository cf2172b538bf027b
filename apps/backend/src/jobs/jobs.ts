import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database, Queryable, Row } from '../db/database.ts';

/** The kinds of work that outlive a request. */
export type JobKind =
  | 'send-review'
  | 'order-extract'
  | 'order-invoice'
  | 'settle-payment'
  | 'end-payment-time'
  | 'remind'
  | 'close-order'
  | 'send-message'
  | 'send-mail';

/** One piece of work: what, and about which order, transaction or message. */
export interface Job {
  readonly kind: JobKind;
  readonly subject: string;
  readonly payload: unknown;
  /** How often it has been tried, this time included. */
  readonly attempts: number;
}

/** Thrown by a handler whose time has not come: tried again for as long as it takes, and no failure to be told of. */
export class NotYet extends Error {
  override readonly name = 'NotYet';
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
  /** Tries given-up jobs again from the start. @returns how many */
  revive(): Promise<number>;
  /** Looks for due work soon, instead of at the next tick. */
  wake(): void;
  /** Does all work that is due now. @returns how many jobs were tried */
  runDue(handlers: Readonly<Record<JobKind, JobHandler>>): Promise<number>;
  /** Works until stopped. @returns what stops it and waits for the work at hand */
  start(handlers: Readonly<Record<JobKind, JobHandler>>): () => Promise<void>;
}

/** So often a job is tried before it is put aside for a person to look at. */
export const MAX_ATTEMPTS = 40;

/** A job whose worker has died is taken over after so many ms. */
const LEASE_MS = 120_000;

const TICK_MS = 1000;

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
): Jobs {
  const iso = (offsetMs: number): string => new Date(now().getTime() + offsetMs).toISOString();
  const sleeper = new EventEmitter();

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

  const fail = async (job: JobRow, error: unknown): Promise<void> => {
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    const isEarly = error instanceof NotYet;
    const dead = !isEarly && job.attempts >= MAX_ATTEMPTS;
    if (!isEarly) {
      log.warn(
        { kind: job.kind, subject: job.subject, attempts: job.attempts, reason, dead },
        'job failed',
      );
    }
    await database.query(
      'update jobs set run_at = $2, last_error = $3, dead_at = $4 where id = $1::bigint',
      [
        job.id,
        iso(backoffMs(job.attempts)),
        isEarly ? null : reason.slice(0, 500),
        dead ? iso(0) : null,
      ],
    );
  };

  const runDue: Jobs['runDue'] = async (handlers) => {
    let tried = 0;
    for (let job = await claim(); job; job = await claim()) {
      tried += 1;
      try {
        await handlers[job.kind](job);
        await database.query(
          'update jobs set done_at = $2, last_error = null where id = $1::bigint',
          [job.id, iso(0)],
        );
      } catch (error) {
        await fail(job, error);
      }
    }
    return tried;
  };

  return {
    add: async (transaction, kind, subject, { payload = {}, delayMs = 0 } = {}) => {
      await transaction.query(
        `insert into jobs (kind, subject, payload, run_at) values ($1, $2, $3::jsonb, $4)
         on conflict (kind, subject) do nothing`,
        [kind, subject, JSON.stringify(payload), iso(delayMs)],
      );
    },
    revive: async () => {
      const revived = await database.query(
        `update jobs set dead_at = null, attempts = 0, run_at = $1 where dead_at is not null returning 1`,
        [iso(0)],
      );
      sleeper.emit('wake');
      return revived.length;
    },
    wake: () => {
      sleeper.emit('wake');
    },
    runDue,
    start: (handlers) => {
      const stopping = new AbortController();
      const loop = async (): Promise<void> => {
        while (!stopping.signal.aborted) {
          try {
            await runDue(handlers);
          } catch (error) {
            const fault = error instanceof Error ? error.message : 'unknown';
            log.warn({ fault }, 'job queue failed');
          }
          await nap(sleeper, stopping.signal);
        }
      };
      const done = loop();
      return async () => {
        stopping.abort();
        await done;
      };
    },
  };
}

/** Waits for the next tick, for being woken, or for the end. */
async function nap(sleeper: EventEmitter, stop: AbortSignal): Promise<void> {
  const awake = new AbortController();
  const end = (): void => awake.abort();
  sleeper.once('wake', end);
  const either = AbortSignal.any([stop, awake.signal]);
  await sleep(TICK_MS, undefined, { signal: either }).catch(() => undefined);
  sleeper.off('wake', end);
}
