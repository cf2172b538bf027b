import { STATUS_ROWS } from '@portal/order-flow';
import type { Database } from '../../db/database.ts';
import { conflict, DomainError, ExternalSystemError, notFound } from '../../errors.ts';
import type { LifecycleSteps } from '../lifecycle/steps.ts';
import {
  lockOrder,
  findOwnOrder,
  findPositions,
  rowOf,
  type StoredOrder,
  type StoredPosition,
} from '../order-store.ts';
import { findOpenAttempt } from '../payment/payment-attempts.ts';
import { assertPayable, namesNoOwners, type Payments } from '../payment/start-payment.ts';
import { isOwnedBy, type Owner } from '../../session/owner.ts';

/** Cancelling again changes nothing. */
const isCancelled = (order: StoredOrder): boolean => rowOf(order) === STATUS_ROWS.CANCELLED;

/** Throws unless an order may be cancelled: it awaits payment and contains no owner data (FLOW-16). */
function assertCancellable(order: StoredOrder, positions: readonly StoredPosition[]): void {
  assertPayable(order);
  if (!namesNoOwners(positions)) throw conflict('SENSITIVE_ORDER');
}

/**
 * Cancels an order. An open payment is withdrawn at the provider first; when the provider refuses, the order is not
 * cancelled, because it could still be paid.
 */
export function orderCancellation(
  database: Database,
  payments: Payments,
  progress: LifecycleSteps,
  now: () => Date,
) {
  const endOpenAttempt = async (orderNumber: string): Promise<void> => {
    const status = await payments.endOpenAttempt(orderNumber).catch((error: unknown) => {
      if (error instanceof ExternalSystemError)
        throw new DomainError('unavailable', 'PAYMENT_UNAVAILABLE');
      throw error;
    });
    if (status === 'OPEN') throw conflict('PAYMENT_IN_PROGRESS');
  };

  return async (owner: Owner, orderNumber: string): Promise<void> => {
    const found = await findOwnOrder(database, owner, orderNumber);
    if (!found) throw notFound();
    if (isCancelled(found)) return;
    assertCancellable(found, await findPositions(database, orderNumber));
    await endOpenAttempt(orderNumber);
    await database.transaction(async (transaction) => {
      const order = await lockOrder(transaction, orderNumber);
      if (!order || !isOwnedBy(order, owner)) throw notFound();
      if (isCancelled(order)) return;
      assertCancellable(order, await findPositions(transaction, orderNumber));
      if (await findOpenAttempt(transaction, orderNumber)) {
        throw conflict('PAYMENT_IN_PROGRESS');
      }
      const context = { orderNumber, from: order.status, actor: 'customer', at: now() } as const;
      await progress.close(transaction, context, 'CANCELLED');
    });
  };
}
