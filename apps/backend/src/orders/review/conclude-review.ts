import { approvalRow } from '@portal/order-flow';
import type { Queryable } from '../../db/database.ts';
import type { Jobs } from '../../jobs/job.ts';
import type { LifecycleSteps } from '../lifecycle/steps.ts';
import { type Actor, transition } from '../lifecycle/transitions.ts';
import { notifyCustomer } from '../notifications/notify-customer.ts';
import { findPositions, type StoredOrder } from '../order-store.ts';

/** What concluding a review needs. */
interface ConclusionSettings {
  readonly jobs: Jobs;
  readonly progress: LifecycleSteps;
}

/**
 * Advances an order whose last pending position was decided or withdrawn, and notifies the customer; does nothing while one is pending.
 * Part of the transaction of the caller, which has locked the order. An order of which nothing is left is rejected if the authority has
 * rejected a part of it, and cancelled if the customer has withdrawn all of it (DESK-2).
 */
export function reviewConclusion({ jobs, progress }: ConclusionSettings) {
  return async (
    transaction: Queryable,
    order: StoredOrder,
    actor: Actor,
    at: Date,
  ): Promise<void> => {
    const { order_number: orderNumber, status: from } = order;
    const positions = await findPositions(transaction, orderNumber);
    const rows = positions.map((position) => approvalRow(position.approval_status));
    if (rows.some(({ isPending }) => isPending)) return;
    const isRejected = rows.some((row) => row.isRejected);
    if (rows.some(({ isCharged }) => isCharged)) {
      await progress.approve(transaction, { orderNumber, from, actor, at });
      // Without a decision of the authority, everything that it had to review was withdrawn.
      const isDecided = isRejected || rows.some((row) => row.isReviewed && row.isCharged);
      await notifyCustomer(transaction, jobs, orderNumber, isDecided ? 'reviewed' : 'withdrawn');
      return;
    }
    const event = isRejected ? 'ALL_REJECTED' : 'ALL_WITHDRAWN';
    await transition(transaction, jobs, { orderNumber, from, event, actor, at });
    await notifyCustomer(transaction, jobs, orderNumber, isRejected ? 'rejected' : 'cancelled');
  };
}

/** Advances an order after the last decision. */
export type ConcludeReview = ReturnType<typeof reviewConclusion>;
