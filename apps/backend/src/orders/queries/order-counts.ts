import type { Operations } from '@portal/api';
import type { Queryable, Row } from '../../db/database.ts';
import { isDeadLetter, openJobsOf } from '../../jobs/job-records.ts';

/** An open payment counts as stuck after so many ms, twice the default period. */
const STUCK_AFTER_MS = 48 * 3_600_000;

/** Period of the metrics of mismatched payments and of those without an order. */
const MISMATCH_PERIOD_MS = 30 * 24 * 3_600_000;

/** Counts of orders and payments for operators. */
export type OrderCounts = Pick<
  Operations,
  | 'openReviews'
  | 'overdueReviews'
  | 'openPayments'
  | 'stuckPayments'
  | 'refundsNeeded'
  | 'paymentMismatches'
  | 'paymentsWithoutOrder'
  | 'waitingExtracts'
  | 'refusedFiles'
>;

/** Counts orders and payments, in one statement; no personal data. */
export async function countOrders(
  store: Queryable,
  now: Date,
  reviewOverdueMs: number,
): Promise<OrderCounts> {
  const before = (ms: number): string => new Date(now.getTime() - ms).toISOString();
  const [counts] = await store.query<OrderCounts & Row>(
    `select
       (select count(*)::int from orders where status = 'APPROVAL_PENDING') as "openReviews",
       (select count(*)::int from orders where status = 'APPROVAL_PENDING' and created_at < $3)
         as "overdueReviews",
       (select count(*)::int from payments where status = 'OPEN') as "openPayments",
       (select count(*)::int from payments p where p.status = 'OPEN'
         and (p.created_at < $1 or ${isDeadLetter('settle-payment', 'p.transaction_id')})) as "stuckPayments",
       (select count(*)::int from payments where refund_status in ('NEEDED', 'REQUESTED')) as "refundsNeeded",
       (select count(*)::int from payments where received_cents is not null and created_at > $2)
         as "paymentMismatches",
       (select count(*)::int from payments_without_order where noticed_at > $2) as "paymentsWithoutOrder",
       (select count(*)::int from orders where status = 'READY_FOR_DELIVERY') as "waitingExtracts",
       (select count(*)::int from ${openJobsOf('order-extract', 'order-invoice')} j
         where exists (select 1 from audit a where a.order_number = j.subject
           and a.event = case j.kind when 'order-extract' then 'EXTRACT_REFUSED' else 'INVOICE_REFUSED' end))
         as "refusedFiles"`,
    [before(STUCK_AFTER_MS), before(MISMATCH_PERIOD_MS), before(reviewOverdueMs)],
  );
  if (!counts) throw new Error('The orders were not counted.');
  return counts;
}
