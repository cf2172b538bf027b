import type { Database } from '../db/database.ts';
import { ProblemError } from '../http/problem.ts';
import { OutsideError } from '../ports/http.ts';
import { openAttemptOf } from './attempts.ts';
import {
  lockOrder,
  orderOf,
  positionsOf,
  type StoredOrder,
  type StoredPosition,
} from './order-store.ts';
import { namesNoOwners, type Payments, stateKey } from './payment.ts';
import type { Progress } from './progress.ts';

/** Throws unless an order may be cancelled: it waits for payment and names no owners (FLOW-16). */
function check(order: StoredOrder, positions: readonly StoredPosition[]): void {
  if (order.status !== 'APPROVED') throw new ProblemError(409, stateKey(order));
  if (!namesNoOwners(positions)) throw new ProblemError(409, 'SENSITIVE_ORDER');
}

/**
 * Cancels an order. A payment that is open is withdrawn at the provider first; when the provider does not let it go
 * the order stays, because the person might pay for an order that is gone.
 */
export function cancellation(
  database: Database,
  payments: Payments,
  progress: Progress,
  now: () => Date,
) {
  const clear = async (orderNumber: string): Promise<void> => {
    const status = await payments.clear(orderNumber).catch((error: unknown) => {
      if (error instanceof OutsideError) throw new ProblemError(503, 'PAYMENT_UNAVAILABLE');
      throw error;
    });
    if (status === 'OPEN') throw new ProblemError(409, 'PAYMENT_IN_PROGRESS');
  };

  return async (customerId: string, orderNumber: string): Promise<void> => {
    const found = await orderOf(database, customerId, orderNumber);
    if (!found) throw new ProblemError(404, 'NOT_FOUND');
    if (found.close_resolution === 'CANCELLED') return;
    check(found, await positionsOf(database, orderNumber));
    await clear(orderNumber);
    await database.transaction(async (transaction) => {
      const order = await lockOrder(transaction, orderNumber);
      if (order?.customer_id !== customerId) throw new ProblemError(404, 'NOT_FOUND');
      if (order.close_resolution === 'CANCELLED') return;
      check(order, await positionsOf(transaction, orderNumber));
      if (await openAttemptOf(transaction, orderNumber)) {
        throw new ProblemError(409, 'PAYMENT_IN_PROGRESS');
      }
      const moving = { orderNumber, from: order.status, actor: 'customer', at: now() } as const;
      await progress.end(transaction, moving, 'CANCELLED');
    });
  };
}
