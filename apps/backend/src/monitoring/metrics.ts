import type { Operations } from '@portal/api';
import type { Queryable } from '../db/database.ts';
import { countJobs } from '../jobs/job-records.ts';
import { countOrders } from '../orders/queries/order-counts.ts';

/** The counts among the metrics. */
export type OperationCounts = Omit<Operations, 'fileScanner' | 'mapProblems'>;

/** Counts for operators; no personal data (BE-10). */
export async function readMetrics(
  store: Queryable,
  now: Date,
  reviewOverdueMs: number,
): Promise<OperationCounts> {
  const [orders, jobs] = await Promise.all([
    countOrders(store, now, reviewOverdueMs),
    countJobs(store, now),
  ]);
  return { ...orders, ...jobs };
}
