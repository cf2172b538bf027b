import type { OrderStatus, PaymentMethodName } from '@portal/api';
import { NEW_ORDER, type OrderEvent, PAYMENT_ROWS } from '@portal/order-flow';
import type { Queryable } from '../../db/database.ts';
import type { Jobs } from '../../jobs/job.ts';
import { notifyCustomer } from '../notifications/notify-customer.ts';
import { amountOf, findPositions } from '../order-store.ts';
import { endOfPeriod, type LifecyclePeriods } from './periods.ts';
import { type Actor, type ReachedStatus, transition } from './transitions.ts';

/** The order, its current status, and who changes it when. */
interface StepContext {
  readonly orderNumber: string;
  readonly from: OrderStatus;
  readonly actor: Actor;
  readonly at: Date;
}

/** Steps that more than one event triggers; each runs in the transaction of the caller, with the order locked. */
export interface LifecycleSteps {
  /** Approves an order and starts its payment period; an order without a fee is released for delivery. */
  approve(transaction: Queryable, context: StepContext): Promise<ReachedStatus>;
  /** Releases a paid order for delivery. */
  markPaid(
    transaction: Queryable,
    context: StepContext,
    method: PaymentMethodName,
  ): Promise<ReachedStatus>;
  /** Releases an order whose positions are part of the next collective invoice, for delivery (ORG-5). */
  billCollectively(transaction: Queryable, context: StepContext): Promise<ReachedStatus>;
  /** Completes an order after its payment period: bank transfer and a fee notice (BE-8). */
  completeByTime(transaction: Queryable, context: StepContext): Promise<ReachedStatus>;
  /** Closes an order that will not be delivered. */
  close(
    transaction: Queryable,
    context: StepContext,
    event: 'CANCELLED' | 'EXPIRED',
  ): Promise<ReachedStatus>;
}

/** Ends attempts that never reached the provider, and makes the reconciliation of the others due. */
async function endAttempts(transaction: Queryable, jobs: Jobs, orderNumber: string): Promise<void> {
  await transaction.query(
    `update payments set status = 'CANCELLED'
     where order_number = $1 and status = 'OPEN' and transaction_id is null`,
    [orderNumber],
  );
  const open = await transaction.query<{ transaction_id: string }>(
    `select transaction_id from payments where order_number = $1 and status = 'OPEN'`,
    [orderNumber],
  );
  const transactions = open.map(({ transaction_id: id }) => id);
  await jobs.makeDue(transaction, 'settle-payment', transactions);
}

const MESSAGE_OF = { CANCELLED: 'cancelled', EXPIRED: 'expired' } as const;

/** Creates the steps. */
export function lifecycleSteps(jobs: Jobs, lifecycle: LifecyclePeriods): LifecycleSteps {
  const applyEvent = (
    transaction: Queryable,
    context: StepContext,
    event: OrderEvent,
  ): Promise<ReachedStatus> => transition(transaction, jobs, { ...context, event });

  const releaseForDelivery = async (
    transaction: Queryable,
    context: StepContext,
    event: 'PAID' | 'BILLED_COLLECTIVELY' | 'NOTHING_TO_PAY' | 'COMPLETED_BY_TIME',
    method: PaymentMethodName | null,
  ): Promise<ReachedStatus> => {
    const { orderNumber } = context;
    const state = await applyEvent(transaction, context, event);
    await transaction.query('update orders set payment_method = $2 where order_number = $1', [
      orderNumber,
      method,
    ]);
    await jobs.add(transaction, 'order-extract', orderNumber);
    if (method && PAYMENT_ROWS[method].hasOwnInvoice) {
      await jobs.add(transaction, 'order-invoice', orderNumber);
    }
    await endAttempts(transaction, jobs, orderNumber);
    return state;
  };

  const startPaymentPeriod = async (
    transaction: Queryable,
    { orderNumber, from, at }: StepContext,
  ) => {
    const lengthMs = from === NEW_ORDER ? lifecycle.expireMs : lifecycle.completeMs;
    const until = endOfPeriod(at, lengthMs);
    const delayMs = until.getTime() - at.getTime();
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
    approve: async (transaction, context) => {
      const state = await applyEvent(transaction, context, 'APPROVED');
      if (amountOf(await findPositions(transaction, context.orderNumber)) > 0) {
        await startPaymentPeriod(transaction, context);
        return state;
      }
      const approved: StepContext = { ...context, from: state.orderStatus, actor: 'portal' };
      return releaseForDelivery(transaction, approved, 'NOTHING_TO_PAY', null);
    },
    billCollectively: (transaction, context) =>
      releaseForDelivery(transaction, context, PAYMENT_ROWS.COLLECTIVE.event, 'COLLECTIVE'),
    markPaid: async (transaction, context, method) => {
      const { event } = PAYMENT_ROWS[method];
      const state = await releaseForDelivery(transaction, context, event, method);
      await notifyCustomer(transaction, jobs, context.orderNumber, 'paid');
      return state;
    },
    completeByTime: async (transaction, context) => {
      const state = await releaseForDelivery(
        transaction,
        context,
        'COMPLETED_BY_TIME',
        'BANK_TRANSFER',
      );
      await notifyCustomer(transaction, jobs, context.orderNumber, 'completed');
      return state;
    },
    close: async (transaction, context, event) => {
      const state = await applyEvent(transaction, context, event);
      await endAttempts(transaction, jobs, context.orderNumber);
      await notifyCustomer(transaction, jobs, context.orderNumber, MESSAGE_OF[event]);
      return state;
    },
  };
}
