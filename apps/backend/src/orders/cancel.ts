import type { Database } from '../db/database.ts';
import { ProblemError } from '../http/problem.ts';
import { lockOrder, positionsOf } from './order-store.ts';
import { namesNoOwners, type Payments, stateKey } from './payment.ts';
import { move } from './transitions.ts';

/**
 * Cancels an order that waits for payment and names no owners (FLOW-16). While a payment is open at the provider it
 * is refused: the person might pay for an order that is gone.
 */
export function cancellation(database: Database, payments: Payments, now: () => Date) {
  return async (customerId: string, orderNumber: string): Promise<void> => {
    const [mine] = await database.query(
      'select 1 from orders where order_number = $1 and customer_id = $2::uuid',
      [orderNumber, customerId],
    );
    if (!mine) throw new ProblemError(404, 'NOT_FOUND');
    if (await payments.hasLiveAttempt(orderNumber))
      throw new ProblemError(409, 'PAYMENT_IN_PROGRESS');
    await database.transaction(async (transaction) => {
      const order = await lockOrder(transaction, orderNumber);
      if (order?.customer_id !== customerId) throw new ProblemError(404, 'NOT_FOUND');
      if (order.close_resolution === 'CANCELLED') return;
      const [live] = await transaction.query(
        `select 1 from payments where order_number = $1 and status in ('OPEN', 'SUCCESS')`,
        [orderNumber],
      );
      if (live) throw new ProblemError(409, 'PAYMENT_IN_PROGRESS');
      if (order.status !== 'APPROVED') throw new ProblemError(409, stateKey(order));
      if (!namesNoOwners(await positionsOf(transaction, orderNumber))) {
        throw new ProblemError(409, 'SENSITIVE_ORDER');
      }
      await move(transaction, orderNumber, order.status, 'CANCELLED', 'customer', now());
    });
  };
}
