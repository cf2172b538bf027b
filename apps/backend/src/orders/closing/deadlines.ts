import type { Database } from '../../db/database.ts';
import { type Jobs, RetryLater } from '../../jobs/job.ts';
import type { LifecycleSteps } from '../lifecycle/steps.ts';
import { notifyCustomer } from '../notifications/notify-customer.ts';
import { lockOrder, findPositions } from '../order-store.ts';
import { findOpenAttempt } from '../payment/payment-attempts.ts';
import { namesNoOwners, type Payments } from '../payment/start-payment.ts';

/** What happens by the clock alone; both are jobs and bear being run again. */
export interface OrderDeadlines {
  /** The time to pay is over: a reviewed order completes itself, another one expires (BE-8). */
  endPaymentTime(orderNumber: string): Promise<void>;
  /** Reminds of an order that still waits to be paid. */
  remind(orderNumber: string): Promise<void>;
}

/** @returns the handlers of the jobs that time sets off */
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
      // Somebody may be paying at this very moment: the provider decides whether that still counts.
      if ((await payments.endOpenAttempt(orderNumber)) === 'OPEN') {
        throw new RetryLater('A payment is open at the provider.');
      }
      await database.transaction(async (transaction) => {
        const order = await lockOrder(transaction, orderNumber);
        if (order?.status !== 'APPROVED') return;
        if (await findOpenAttempt(transaction, orderNumber))
          throw new RetryLater('A payment is open.');
        const moving = { orderNumber, from: order.status, actor: 'portal', at: now() } as const;
        const positions = await findPositions(transaction, orderNumber);
        if (namesNoOwners(positions)) await progress.close(transaction, moving, 'EXPIRED');
        else await progress.completeByTime(transaction, moving);
      });
    },
    remind: async (orderNumber) => {
      await database.transaction(async (transaction) => {
        const order = await lockOrder(transaction, orderNumber);
        if (order?.status !== 'APPROVED') return;
        const expires = namesNoOwners(await findPositions(transaction, orderNumber));
        const message = expires ? 'remind-expiry' : 'remind-completion';
        await notifyCustomer(transaction, jobs, orderNumber, message);
      });
    },
  };
}
