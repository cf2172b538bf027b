import type { OrderStatus, PaymentMethodName } from '@portal/api';
import type { Queryable } from '../db/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { announce } from '../messages/announce.ts';
import type { Lifecycle } from './lifecycle.ts';
import { positionsOf, remaining, type StoredPosition } from './order-store.ts';
import { type Actor, move, type OrderEvent, type OrderState } from './transitions.ts';

/** What is to be paid for the positions that remain, in cents (BE-9). */
export const amountOf = (positions: readonly StoredPosition[]): number =>
  remaining(positions).reduce((sum, position) => sum + position.price.priceGross, 0);

/** The order that moves, and who moves it when. */
export interface Moving {
  readonly orderNumber: string;
  readonly from: OrderStatus;
  readonly actor: Actor;
  readonly at: Date;
}

/** The steps that more than one event leads to; each within the caller's transaction, the order's row locked. */
export interface Progress {
  /** Approves an order and gives it its time to be paid; one that costs nothing goes straight to delivery. */
  approve(transaction: Queryable, moving: Moving): Promise<OrderState>;
  /** Lets a paid order be delivered. */
  payOff(transaction: Queryable, moving: Moving, method: PaymentMethodName): Promise<OrderState>;
  /** Completes an order whose time has run out: bank transfer and a fee notice (BE-8). */
  completeByTime(transaction: Queryable, moving: Moving): Promise<OrderState>;
  /** Ends an order that will not be delivered. */
  end(transaction: Queryable, moving: Moving, event: 'CANCELLED' | 'EXPIRED'): Promise<OrderState>;
}

/** Nobody shall pay any more: what never reached the provider ends, what did is looked at and withdrawn at once. */
async function closeAttempts(transaction: Queryable, orderNumber: string, at: Date): Promise<void> {
  await transaction.query(
    `update payments set status = 'CANCELLED'
     where order_number = $1 and status = 'OPEN' and transaction_id is null`,
    [orderNumber],
  );
  await transaction.query(
    `update jobs set run_at = $2 where kind = 'settle-payment' and done_at is null and dead_at is null
       and subject in (select transaction_id from payments where order_number = $1 and status = 'OPEN')`,
    [orderNumber, at.toISOString()],
  );
}

const step = (transaction: Queryable, moving: Moving, event: OrderEvent): Promise<OrderState> =>
  move(transaction, moving.orderNumber, moving.from, event, moving.actor, moving.at);

/** @returns the steps over the queue and the configured times */
export function progress(jobs: Jobs, lifecycle: Lifecycle): Progress {
  const release = async (
    transaction: Queryable,
    moving: Moving,
    event: 'PAID' | 'NOTHING_TO_PAY' | 'COMPLETED_BY_TIME',
    method: PaymentMethodName | null,
  ): Promise<OrderState> => {
    const { orderNumber, at } = moving;
    const state = await step(transaction, moving, event);
    await transaction.query('update orders set payment_method = $2 where order_number = $1', [
      orderNumber,
      method,
    ]);
    await jobs.add(transaction, 'order-extract', orderNumber);
    if (method) await jobs.add(transaction, 'order-invoice', orderNumber);
    await closeAttempts(transaction, orderNumber, at);
    return state;
  };

  const giveTime = async (transaction: Queryable, { orderNumber, actor, at }: Moving) => {
    const delayMs = actor === 'authority' ? lifecycle.completeMs : lifecycle.expireMs;
    const until = new Date(at.getTime() + delayMs);
    await transaction.query('update orders set payable_until = $2 where order_number = $1', [
      orderNumber,
      until.toISOString(),
    ]);
    await jobs.add(transaction, 'end-payment-time', orderNumber, { delayMs });
    const { reminderMs } = lifecycle;
    if (reminderMs > 0 && delayMs > reminderMs) {
      await jobs.add(transaction, 'remind', orderNumber, { delayMs: delayMs - reminderMs });
    }
  };

  return {
    approve: async (transaction, moving) => {
      const state = await step(transaction, moving, 'APPROVED');
      if (amountOf(await positionsOf(transaction, moving.orderNumber)) > 0) {
        await giveTime(transaction, moving);
        return state;
      }
      const approved: Moving = { ...moving, from: state.status, actor: 'portal' };
      return release(transaction, approved, 'NOTHING_TO_PAY', null);
    },
    payOff: async (transaction, moving, method) => {
      const state = await release(transaction, moving, 'PAID', method);
      await announce(transaction, jobs, moving.orderNumber, 'paid');
      return state;
    },
    completeByTime: async (transaction, moving) => {
      const state = await release(transaction, moving, 'COMPLETED_BY_TIME', 'BANK_TRANSFER');
      await announce(transaction, jobs, moving.orderNumber, 'completed');
      return state;
    },
    end: async (transaction, moving, event) => {
      const state = await step(transaction, moving, event);
      await closeAttempts(transaction, moving.orderNumber, moving.at);
      const message = event === 'CANCELLED' ? 'cancelled' : 'expired';
      await announce(transaction, jobs, moving.orderNumber, message);
      return state;
    },
  };
}
