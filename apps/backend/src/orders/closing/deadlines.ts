import type { Database } from '../../db/database.ts';
import { type Jobs, RetryLater } from '../../jobs/job.ts';
import type { LifecycleSteps } from '../lifecycle/steps.ts';
import { notifyCustomer } from '../notifications/notify-customer.ts';
import { findPositions, isPayable, lockOrder } from '../order-store.ts';
import { findOpenAttempt } from '../payment/payment-attempts.ts';
import { namesNoOwners, type Payments } from '../payment/start-payment.ts';

/** Jobs that are triggered by time; both are idempotent. */
export interface OrderDeadlines {
  /** Ends the payment period: a reviewed order completes by bank transfer, another one expires (BE-8). */
  endPaymentTime(orderNumber: string): Promise<void>;
  /** Sends a reminder for an order that awaits payment. */
  remind(orderNumber: string): Promise<void>;
}

/** Creates the handlers of these jobs. */
export function orderDeadlines(settings: {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly payments: Payments;
  readonly progress: LifecycleSteps;
  readonly now: () => Date;
}): OrderDeadlines {
  const { database, jobs, payments, progress, now } = settings;

  const awaitsPayment = async (orderNumber: string): Promise<boolean> =>
    (
      await database.query(`select 1 from orders where order_number = $1 and status = 'APPROVED'`, [
        orderNumber,
      ])
    ).length > 0;

  return {
    endPaymentTime: async (orderNumber) => {
      if (!(await awaitsPayment(orderNumber))) return;
      // The customer may be paying now: the provider decides whether the payment succeeds.
      if ((await payments.endOpenAttempt(orderNumber)) === 'OPEN') {
        throw new RetryLater('A payment is open at the provider.');
      }
      await database.transaction(async (transaction) => {
        const order = await lockOrder(transaction, orderNumber);
        if (!isPayable(order)) return;
        if (await findOpenAttempt(transaction, orderNumber))
          throw new RetryLater('A payment is open.');
        const context = { orderNumber, from: order.status, actor: 'portal', at: now() } as const;
        const positions = await findPositions(transaction, orderNumber);
        if (namesNoOwners(positions)) await progress.close(transaction, context, 'EXPIRED');
        else await progress.completeByTime(transaction, context);
      });
    },
    remind: async (orderNumber) => {
      await database.transaction(async (transaction) => {
        const order = await lockOrder(transaction, orderNumber);
        if (!isPayable(order)) return;
        const expires = namesNoOwners(await findPositions(transaction, orderNumber));
        const message = expires ? 'remind-expiry' : 'remind-completion';
        await notifyCustomer(transaction, jobs, orderNumber, message);
      });
    },
  };
}
