import type { Database } from '../db/database.ts';
import { type Jobs, NotYet } from '../jobs/jobs.ts';
import { announce } from '../messages/announce.ts';
import { openAttemptOf } from './attempts.ts';
import { lockOrder, positionsOf } from './order-store.ts';
import { namesNoOwners, type Payments } from './payment.ts';
import type { Progress } from './progress.ts';

/** What happens by the clock alone; both are jobs and bear being run again. */
export interface OrderTime {
  /** The time to pay is over: a reviewed order completes itself, another one expires (BE-8). */
  endPaymentTime(orderNumber: string): Promise<void>;
  /** Reminds of an order that still waits to be paid. */
  remind(orderNumber: string): Promise<void>;
}

/** @returns the handlers of the jobs that time sets off */
export function orderTime(settings: {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly payments: Payments;
  readonly progress: Progress;
  readonly now: () => Date;
}): OrderTime {
  const { database, jobs, payments, progress, now } = settings;

  const waits = async (orderNumber: string): Promise<boolean> =>
    (
      await database.query(`select 1 from orders where order_number = $1 and status = 'APPROVED'`, [
        orderNumber,
      ])
    ).length > 0;

  return {
    endPaymentTime: async (orderNumber) => {
      if (!(await waits(orderNumber))) return;
      // Somebody may be paying at this very moment: the provider decides whether that still counts.
      if ((await payments.clear(orderNumber)) === 'OPEN') {
        throw new NotYet('A payment is open at the provider.');
      }
      await database.transaction(async (transaction) => {
        const order = await lockOrder(transaction, orderNumber);
        if (order?.status !== 'APPROVED') return;
        if (await openAttemptOf(transaction, orderNumber)) throw new NotYet('A payment is open.');
        const moving = { orderNumber, from: order.status, actor: 'portal', at: now() } as const;
        const positions = await positionsOf(transaction, orderNumber);
        if (namesNoOwners(positions)) await progress.end(transaction, moving, 'EXPIRED');
        else await progress.completeByTime(transaction, moving);
      });
    },
    remind: async (orderNumber) => {
      await database.transaction(async (transaction) => {
        const order = await lockOrder(transaction, orderNumber);
        if (order?.status !== 'APPROVED') return;
        const expires = namesNoOwners(await positionsOf(transaction, orderNumber));
        const message = expires ? 'remind-expiry' : 'remind-completion';
        await announce(transaction, jobs, orderNumber, message);
      });
    },
  };
}
