import type { ReviewResult } from '@portal/api';
import { APPROVAL_ROWS, normalizeWritten } from '@portal/order-flow';
import type { Database, Queryable } from '../../db/database.ts';
import { DomainError, notFound } from '../../errors.ts';
import type { Jobs } from '../../jobs/job.ts';
import type { LifecycleSteps } from '../lifecycle/steps.ts';
import { decidePosition, transition } from '../lifecycle/transitions.ts';
import { notifyCustomer } from '../notifications/notify-customer.ts';
import { lockOrder, findPositions, type StoredOrder, type StoredPosition } from '../order-store.ts';

/** The settings of review decisions. */
interface ReviewSettings {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly progress: LifecycleSteps;
  readonly now: () => Date;
}

/** The position of a decision. @throws DomainError `not-found` */
function positionById(positions: readonly StoredPosition[], positionId: string): StoredPosition {
  const position = positions.find((one) => one.position_id === positionId);
  if (position) return position;
  throw new DomainError('not-found', 'NOT_FOUND', { detail: 'No such position in the order.' });
}

/** Records decisions of the authority (BE-4); the last one advances the order and notifies the customer. */
export function reviewDecisions({ database, jobs, progress, now }: ReviewSettings) {
  const conclude = async (transaction: Queryable, order: StoredOrder): Promise<void> => {
    const orderNumber = order.order_number;
    const positions = await findPositions(transaction, orderNumber);
    const rows = positions.map((position) => APPROVAL_ROWS[position.approval_status]);
    if (rows.some(({ isPending }) => isPending)) return;
    const isRejected = rows.every((row) => row.isRejected);
    if (isRejected) {
      await transition(transaction, orderNumber, order.status, 'ALL_REJECTED', 'authority', now());
    } else {
      const context = { orderNumber, from: order.status, actor: 'authority', at: now() } as const;
      await progress.approve(transaction, context);
    }
    await notifyCustomer(transaction, jobs, orderNumber, isRejected ? 'rejected' : 'reviewed');
  };

  return async (result: ReviewResult): Promise<void> => {
    await database.transaction(async (transaction) => {
      const order = await lockOrder(transaction, result.orderNumber);
      if (!order) throw notFound();
      const orderNumber = order.order_number;
      let changed = false;
      for (const { positionId, decision, reason: given } of result.decisions) {
        const reason = given === undefined ? null : normalizeWritten(given);
        // Read for each decision, because a position may occur twice.
        const { approval_status: from } = positionById(
          await findPositions(transaction, orderNumber),
          positionId,
        );
        const made = { orderNumber, positionId, from, decision, reason };
        if (await decidePosition(transaction, made, now())) changed = true;
      }
      if (changed) await conclude(transaction, order);
    });
    jobs.wake();
  };
}
