import type { Operations } from '@portal/api';
import type { Queryable, Row } from '../db/database.ts';

/** An open payment counts as stuck after so many ms, twice the default period. */
const STUCK_AFTER_MS = 48 * 3_600_000;

/** Period of the metric of mismatched payments. */
const MISMATCH_PERIOD_MS = 30 * 24 * 3_600_000;

/** The counts among the metrics. */
export type OperationCounts = Omit<Operations, 'mapProblems'>;

/** Counts for operators, in one statement; no personal data (BE-10). */
export async function readMetrics(
  store: Queryable,
  now: Date,
  reviewOverdueMs: number,
): Promise<OperationCounts> {
  const [metrics] = await store.query<OperationCounts & Row>(
    `select
       (select count(*)::int from orders where status = 'APPROVAL_PENDING') as "openReviews",
       (select count(*)::int from orders where status = 'APPROVAL_PENDING' and created_at < $4)
         as "overdueReviews",
       (select count(*)::int from payments where status = 'OPEN') as "openPayments",
       (select count(*)::int from payments p where p.status = 'OPEN' and (p.created_at < $2 or exists (
         select 1 from jobs j where j.kind = 'settle-payment' and j.subject = p.transaction_id
           and j.dead_at is not null))) as "stuckPayments",
       (select count(*)::int from payments where refund_status = 'NEEDED') as "refundsNeeded",
       (select count(*)::int from payments where received_cents is not null and created_at > $3)
         as "paymentMismatches",
       (select count(*)::int from orders where status = 'READY_FOR_DELIVERY') as "waitingExtracts",
       (select count(*)::int from jobs where done_at is null and dead_at is null and last_error is not null)
         as "failedJobs",
       (select count(*)::int from jobs where dead_at is not null) as "deadLetters",
       (select coalesce(greatest(0, extract(epoch from $1::timestamptz - min(run_at)))::int, 0) from jobs
         where done_at is null and dead_at is null
           and (leased_until is null or leased_until < clock_timestamp())) as "oldestDueJobSeconds"`,
    [
      now.toISOString(),
      new Date(now.getTime() - STUCK_AFTER_MS).toISOString(),
      new Date(now.getTime() - MISMATCH_PERIOD_MS).toISOString(),
      new Date(now.getTime() - reviewOverdueMs).toISOString(),
    ],
  );
  if (!metrics) throw new Error('The metrics were not read.');
  return metrics;
}
