import type { Database } from '../../db/database.ts';
import { conflict, DomainError, ExternalSystemError, notFound } from '../../errors.ts';
import type { LifecycleSteps } from '../lifecycle/steps.ts';
import {
  lockOrder,
  findCustomerOrder,
  findPositions,
  type StoredOrder,
  type StoredPosition,
} from '../order-store.ts';
import { findOpenAttempt } from '../payment/payment-attempts.ts';
import { namesNoOwners, type Payments, wrongStatusKey } from '../payment/start-payment.ts';

/** Throws unless an order may be cancelled: it awaits payment and contains no owner data (FLOW-16). */
function assertCancellable(order: StoredOrder, positions: readonly StoredPosition[]): void {
  if (order.status !== 'APPROVED') throw conflict(wrongStatusKey(order));
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

  return async (customerId: string, orderNumber: string): Promise<void> => {
    const found = await findCustomerOrder(database, customerId, orderNumber);
    if (!found) throw notFound();
    if (found.close_resolution === 'CANCELLED') return;
    assertCancellable(found, await findPositions(database, orderNumber));
    await endOpenAttempt(orderNumber);
    await database.transaction(async (transaction) => {
      const order = await lockOrder(transaction, orderNumber);
      if (order?.customer_id !== customerId) throw notFound();
      if (order.close_resolution === 'CANCELLED') return;
      assertCancellable(order, await findPositions(transaction, orderNumber));
      if (await findOpenAttempt(transaction, orderNumber)) {
        throw conflict('PAYMENT_IN_PROGRESS');
      }
      const context = { orderNumber, from: order.status, actor: 'customer', at: now() } as const;
      await progress.close(transaction, context, 'CANCELLED');
    });
  };
}
