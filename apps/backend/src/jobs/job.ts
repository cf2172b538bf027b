import type { Queryable } from '../db/database.ts';

/** The kinds of work that outlive a request. */
export type JobKind =
  | 'send-review'
  | 'send-answer'
  | 'end-question'
  | 'remind-answer'
  | 'send-sample'
  | 'order-extract'
  | 'order-invoice'
  | 'order-credit'
  | 'settle-payment'
  | 'refund-payment'
  | 'end-payment-time'
  | 'remind'
  | 'close-order'
  | 'send-message'
  | 'send-mail'
  | 'send-status'
  | 'send-guest-link'
  | 'send-webhook'
  | 'send-barrier-report'
  | 'refresh-cadastre'
  | 'end-logins'
  | 'count-months'
  | 'close-months'
  | 'collective-invoice'
  | 'housekeeping';

/** One job: its kind, and the order, transaction or message it is about. */
export interface Job {
  readonly kind: JobKind;
  readonly subject: string;
  readonly payload: unknown;
  /** Number of attempts, including this one. */
  readonly attempts: number;
}

/** Thrown by a handler that must wait: the job is retried without limit and does not count as failed. */
export class RetryLater extends Error {
  override readonly name = 'RetryLater';
  /** Delay until the next attempt in ms; null uses the back-off of the queue. */
  readonly waitMs: number | null;

  constructor(reason: string, waitMs: number | null = null) {
    super(reason);
    this.waitMs = waitMs;
  }
}

/** Thrown by a handler when the job must not be tried again: it becomes a dead letter, which operators see. */
export class GiveUp extends Error {
  override readonly name = 'GiveUp';
}

/** Does one job; must be idempotent, because a job may run more than once. */
export type JobHandler = (job: Job) => Promise<void>;

/** A handler for each kind of job. */
export type JobHandlers = Readonly<Record<JobKind, JobHandler>>;

/** The queue. */
export interface Jobs {
  /** Adds a job within a transaction, so that it exists exactly if that commits. Adding it again changes nothing. */
  add(
    transaction: Queryable,
    kind: JobKind,
    subject: string,
    options?: { payload?: unknown; delayMs?: number },
  ): Promise<void>;
  /** Makes open jobs about these subjects due at once, within a transaction. */
  makeDue(transaction: Queryable, kind: JobKind, subjects: readonly string[]): Promise<void>;
  /** Adds periodic jobs that do not exist yet; the others keep their time, so that a start repeats no work. */
  addMissingPeriodicJobs(delayMs?: number): Promise<void>;
  /** Makes periodic jobs due after the delay; any number of processes may call this. */
  schedule(delayMs?: number): Promise<void>;
  /** Makes leased jobs due at once; only where no other process can be working on them. */
  takeOverLeases(): Promise<void>;
  /** Makes dead jobs due again with no attempts. @returns how many */
  retryDeadLetters(): Promise<number>;
  /** Looks for due jobs now instead of at the next tick. */
  wake(): void;
  /** Does all jobs that are due. @returns how many were attempted */
  runDue(handlers: JobHandlers): Promise<number>;
  /** Starts the dispatcher. @returns a function that stops them within seconds and releases the leases of running jobs */
  start(handlers: JobHandlers): () => Promise<void>;
}

/** Kinds of periodic jobs, each with its period in ms. */
export type Periods = Readonly<Partial<Record<JobKind, number>>>;

/**
 * Jobs of each kind at a time in one process. Each kind has slots of its own, so that a slow system, or many jobs of one
 * kind, delay no other kind.
 */
export const CONCURRENCY: Readonly<Record<JobKind, number>> = {
  'settle-payment': 4,
  'order-extract': 4,
  'order-invoice': 2,
  'order-credit': 1,
  'send-message': 4,
  'send-mail': 2,
  'send-status': 2,
  'send-guest-link': 2,
  'send-webhook': 4,
  'send-barrier-report': 1,
  'send-review': 2,
  'send-answer': 2,
  'end-question': 1,
  'remind-answer': 1,
  'send-sample': 1,
  'refund-payment': 1,
  'end-payment-time': 2,
  'close-order': 1,
  remind: 1,
  'refresh-cadastre': 1,
  'end-logins': 1,
  'count-months': 1,
  'close-months': 1,
  'collective-invoice': 1,
  housekeeping: 1,
};

/** Versions of jobs by kind; 1 for a kind that is not named. */
export type JobVersions = Readonly<Partial<Record<JobKind, number>>>;

/**
 * A process takes jobs up to these versions only, and adds jobs of these versions. Increase that of a kind when a process of the
 * release before could not do its new jobs whole: then only processes of the new release take them (SAFE-4).
 */
export const JOB_VERSIONS: JobVersions = {
  // Messages about questions (DESK-2), which the release before does not know.
  'send-message': 2,
  'send-mail': 2,
  'send-status': 2,
  // Requests that are sent again (ORG-4), whose subject the release before does not understand.
  'send-webhook': 2,
};

/** A job is marked dead after so many failures that follow each other; waiting (`RetryLater`) is no failure. */
export const MAX_ATTEMPTS = 40;

/**
 * Jobs about money and decisions, and reports of barriers, which exist nowhere else: an outage of an external system, however long, is no failure of theirs (OPS-11). Monitoring
 * counts them as failing meanwhile; a refusal by the system is a failure as for other jobs.
 */
export const OUTLAST_OUTAGES: ReadonlySet<JobKind> = new Set<JobKind>([
  'settle-payment',
  'refund-payment',
  'end-payment-time',
  'send-review',
  'send-answer',
  'send-barrier-report',
]);
