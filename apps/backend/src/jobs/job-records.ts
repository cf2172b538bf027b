import type { Queryable, Row } from '../db/database.ts';
import { type PurgeRule, someOf } from '../db/purge-rule.ts';
import type { JobKind } from './job.ts';

/** Finished jobs are retained for a while, because their unique key prevents duplicates. */
export const EXPIRED_JOBS: readonly PurgeRule[] = [
  [
    'jobs',
    `delete from jobs where ${someOf('select ctid from jobs where done_at < $1')}`,
    'retention',
  ],
];

/** Whether the job about a subject has become a dead letter, in SQL; `subject` is an expression of the query. */
export const isDeadLetter = (kind: JobKind, subject: string): string =>
  `exists (select 1 from jobs j where j.kind = '${kind}' and j.subject = ${subject} and j.dead_at is not null)`;

/** The jobs of some kinds that are not done, with `kind` and `subject`, as a table in SQL. */
export const openJobsOf = (...kinds: readonly JobKind[]): string =>
  `(select kind, subject from jobs where done_at is null and kind in (${kinds.map((kind) => `'${kind}'`).join(', ')}))`;

/** Deletes the jobs about these orders and transactions. */
export async function deleteJobsOf(transaction: Queryable, ids: readonly string[]): Promise<void> {
  // An array, so that both conditions use their indexes.
  const among = '= any(array(select jsonb_array_elements_text($1::jsonb)))';
  await transaction.query(
    `delete from jobs where subject ${among} or payload->>'orderNumber' ${among}`,
    [JSON.stringify(ids)],
  );
}

/** Counts of jobs for operators. */
export interface JobCounts extends Row {
  readonly failedJobs: number;
  readonly deadLetters: number;
  readonly oldestDueJobSeconds: number;
}

/** Counts jobs, in one statement. */
export async function countJobs(store: Queryable, now: Date): Promise<JobCounts> {
  const [counts] = await store.query<JobCounts>(
    `select
       (select count(*)::int from jobs where done_at is null and dead_at is null and last_error is not null)
         as "failedJobs",
       (select count(*)::int from jobs where done_at is null and dead_at is not null) as "deadLetters",
       (select coalesce(greatest(0, extract(epoch from $1::timestamptz - min(run_at)))::int, 0) from jobs
         where done_at is null and dead_at is null
           and (leased_until is null or leased_until < clock_timestamp())) as "oldestDueJobSeconds"`,
    [now.toISOString()],
  );
  if (!counts) throw new Error('The jobs were not counted.');
  return counts;
}

/** Open jobs of a kind in a state. */
export interface OpenJobs extends Row {
  readonly kind: string;
  readonly state: string;
  readonly count: number;
  /** How long the most overdue of them has been due, in seconds. */
  readonly age: number;
}

/** Open jobs by kind and state. */
export const readOpenJobs = (store: Queryable, now: Date): Promise<OpenJobs[]> =>
  store.query<OpenJobs>(
    `select kind, state, count(*)::int as count,
       coalesce(max(greatest(0, extract(epoch from $1::timestamptz - run_at))) filter (where state = 'due'), 0)::float as age
     from (select kind, run_at, case
         when dead_at is not null then 'dead'
         when leased_until >= clock_timestamp() then 'running'
         when run_at <= $1 then 'due'
         else 'waiting' end as state
       from jobs where done_at is null) as open
     group by kind, state order by kind, state`,
    [now.toISOString()],
  );
