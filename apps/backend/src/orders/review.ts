import type { ReviewResult } from '@portal/api';
import type { Database, Queryable } from '../db/database.ts';
import { ProblemError } from '../http/problem.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { lockOrder, positionsOf, type StoredOrder, type StoredPosition } from './order-store.ts';
import { announce } from '../messages/announce.ts';
import type { Progress } from './progress.ts';
import { audit, move } from './transitions.ts';

/** What deciding needs. */
export interface ReviewSettings {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly progress: Progress;
  readonly now: () => Date;
}

type Decision = ReviewResult['decisions'][number];

/** Whether a decision changes anything. @throws ProblemError 404 or 409 */
function isNew(positions: readonly StoredPosition[], decision: Decision): boolean {
  const position = positions.find((one) => one.position_id === decision.positionId);
  if (!position)
    throw new ProblemError(404, 'NOT_FOUND', { detail: 'No such position in the order.' });
  if (position.approval_status === 'APPROVAL_PENDING') return true;
  if (position.approval_status === decision.decision) return false;
  throw new ProblemError(409, 'ALREADY_DECIDED');
}

/** Takes the authority's decisions (BE-4); when the last one is made, the order goes on and the person is told. */
export function reviews({ database, jobs, progress, now }: ReviewSettings) {
  const decide = async (transaction: Queryable, order: StoredOrder, decision: Decision) => {
    await transaction.query(
      'update order_positions set approval_status = $2, decision_reason = $3 where position_id = $1::uuid',
      [decision.positionId, decision.decision, decision.reason ?? null],
    );
    await audit(transaction, {
      orderNumber: order.order_number,
      positionId: decision.positionId,
      actor: 'authority',
      event: decision.decision,
      at: now(),
    });
  };

  const conclude = async (transaction: Queryable, order: StoredOrder): Promise<void> => {
    const orderNumber = order.order_number;
    const positions = await positionsOf(transaction, orderNumber);
    if (positions.some((position) => position.approval_status === 'APPROVAL_PENDING')) return;
    const isRejected = positions.every((position) => position.approval_status === 'REJECTED');
    if (isRejected) {
      await move(transaction, orderNumber, order.status, 'ALL_REJECTED', 'authority', now());
    } else {
      const moving = { orderNumber, from: order.status, actor: 'authority', at: now() } as const;
      await progress.approve(transaction, moving);
    }
    await announce(transaction, jobs, orderNumber, isRejected ? 'rejected' : 'reviewed');
  };

  return async (result: ReviewResult): Promise<void> => {
    await database.transaction(async (transaction) => {
      const order = await lockOrder(transaction, result.orderNumber);
      if (!order) throw new ProblemError(404, 'NOT_FOUND');
      let positions = await positionsOf(transaction, order.order_number);
      let changed = false;
      for (const decision of result.decisions) {
        if (!isNew(positions, decision)) continue;
        await decide(transaction, order, decision);
        positions = await positionsOf(transaction, order.order_number);
        changed = true;
      }
      if (changed) await conclude(transaction, order);
    });
    jobs.wake();
  };
}
