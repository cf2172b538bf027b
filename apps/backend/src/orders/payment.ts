import type { PaymentMethod, PaymentMethodName } from '@portal/api';
import type { Database, Queryable, Row } from '../db/database.ts';
import { ProblemError } from '../http/problem.ts';
import { type Jobs, NotYet } from '../jobs/jobs.ts';
import type { PaymentPort, Transaction, TransactionStatus } from '../ports/payment.ts';
import {
  lockOrder,
  orderOf,
  positionsOf,
  type StoredOrder,
  type StoredPosition,
} from './order-store.ts';
import { amountOf, payOff } from './progress.ts';
import { audit } from './transitions.ts';

/** What paying needs. */
export interface PaymentSettings {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly provider: PaymentPort;
  readonly methods: readonly PaymentMethod[];
  readonly portalOrigin: string;
  readonly log: { error(details: object, message: string): void };
  readonly now: () => Date;
}

/** An attempt to pay as it is kept. */
interface Attempt extends Row {
  attempt_id: string;
  order_number: string;
  transaction_id: string | null;
  method: PaymentMethodName;
  amount_cents: number;
  status: TransactionStatus;
  redirect_url: string | null;
}

/** What is known of a transaction after asking the provider. */
export interface Settlement {
  readonly orderNumber: string;
  readonly status: TransactionStatus;
}

/** The first look at a transaction whose person never came back, and whose provider never told, in ms. */
const MOP_UP_AFTER_MS = 15_000;

/** Starting and settling payments; each order has one live attempt at most. */
export function payments(settings: PaymentSettings) {
  const { database, jobs, provider, now } = settings;

  /** The live attempt of an order that waits for payment; made when there is none. */
  const liveAttempt = (customerId: string, orderNumber: string, method: PaymentMethodName) =>
    database.transaction(async (transaction): Promise<Attempt> => {
      const order = await lockOrder(transaction, orderNumber);
      if (order?.customer_id !== customerId) throw new ProblemError(404, 'NOT_FOUND');
      if (order.status !== 'APPROVED') throw new ProblemError(409, stateKey(order));
      const [live] = await transaction.query<Attempt>(
        `select * from payments where order_number = $1 and status = 'OPEN'`,
        [orderNumber],
      );
      if (live) return live;
      const amount = amountOf(await positionsOf(transaction, orderNumber));
      const [created] = await transaction.query<Attempt>(
        `insert into payments (order_number, method, amount_cents, status, created_at)
         values ($1, $2, $3, 'OPEN', $4) returning *`,
        [orderNumber, method, amount, now().toISOString()],
      );
      if (!created) throw new Error('The attempt was not kept.');
      await audit(transaction, {
        orderNumber,
        actor: 'customer',
        event: 'PAYMENT_STARTED',
        at: now(),
      });
      return created;
    });

  /** Opens the attempt at the provider; safe to repeat, because the attempt's id is the idempotency key. */
  const openAtProvider = async (attempt: Attempt): Promise<string> => {
    const opened = await provider.open(
      {
        reference: attempt.order_number,
        amountCents: attempt.amount_cents,
        currency: 'EUR',
        method: attempt.method,
        description: `Auszüge aus dem Liegenschaftskataster, Auftrag ${attempt.order_number}`,
        returnUrl: `${settings.portalOrigin}/api/payment-status/${attempt.order_number}`,
        notifyUrl: `${settings.portalOrigin}/api/payment-notifications`,
      },
      attempt.attempt_id,
    );
    await database.transaction(async (transaction) => {
      await transaction.query(
        'update payments set transaction_id = $2, redirect_url = $3 where attempt_id = $1::uuid',
        [attempt.attempt_id, opened.transactionId, opened.redirectUrl],
      );
      await jobs.add(transaction, 'settle-payment', opened.transactionId, {
        delayMs: MOP_UP_AFTER_MS,
      });
    });
    return opened.redirectUrl;
  };

  const book = async (
    transaction: Queryable,
    order: StoredOrder,
    attempt: Attempt,
    answer: Transaction,
  ): Promise<TransactionStatus> => {
    const orderNumber = order.order_number;
    const line = {
      orderNumber,
      actor: 'payment' as const,
      at: now(),
      detail: answer.transactionId,
    };
    if (answer.reference !== orderNumber || answer.amountCents !== attempt.amount_cents) {
      settings.log.error({ orderNumber }, 'a payment does not match its order');
      return attempt.status;
    }
    if (answer.status === attempt.status) return attempt.status;
    await transaction.query('update payments set status = $2 where attempt_id = $1::uuid', [
      attempt.attempt_id,
      answer.status,
    ]);
    await audit(transaction, { ...line, event: `PAYMENT_${answer.status}` });
    if (answer.status !== 'SUCCESS') return answer.status;
    if (order.status === 'APPROVED') {
      await payOff(transaction, jobs, orderNumber, now());
    } else {
      // Money came for an order that no longer asks for it: a person has to pay it back.
      settings.log.error({ orderNumber }, 'paid more than once, or after closing');
      await audit(transaction, { ...line, event: 'REFUND_NEEDED' });
    }
    return answer.status;
  };

  /**
   * Asks the provider what has become of a transaction and books it. Return page, notification and mop-up job all
   * call this, any number of times and at the same time, with the same result (BE-3).
   *
   * @throws OutsideError when the provider does not answer; ProblemError 404 for an unknown transaction
   */
  const settle = async (transactionId: string, expectedOrder?: string): Promise<Settlement> => {
    const [known] = await database.query<Attempt>(
      'select * from payments where transaction_id = $1',
      [transactionId],
    );
    if (!known || (expectedOrder && known.order_number !== expectedOrder)) {
      throw new ProblemError(404, 'NOT_FOUND');
    }
    const answer = await provider.ask(transactionId);
    const status = await database.transaction(async (transaction) => {
      const order = await lockOrder(transaction, known.order_number);
      const [attempt] = await transaction.query<Attempt>(
        'select * from payments where transaction_id = $1 for update',
        [transactionId],
      );
      if (!order || !attempt) throw new ProblemError(404, 'NOT_FOUND');
      return book(transaction, order, attempt, answer);
    });
    if (status === 'SUCCESS') jobs.wake();
    return { orderNumber: known.order_number, status };
  };

  return {
    settle,

    /** The methods by which an order of this customer can be paid. */
    methodsFor: async (customerId: string, orderNumber: string): Promise<PaymentMethod[]> => {
      if (!(await orderOf(database, customerId, orderNumber)))
        throw new ProblemError(404, 'NOT_FOUND');
      return [...settings.methods];
    },

    /**
     * Starts paying, or goes on with the attempt that is still open at the provider.
     *
     * @returns the address of the provider's page
     */
    pay: async (
      customerId: string,
      orderNumber: string,
      method: PaymentMethodName,
    ): Promise<string> => {
      const order = await orderOf(database, customerId, orderNumber);
      if (!order) throw new ProblemError(404, 'NOT_FOUND');
      if (!settings.methods.some((known) => known.method === method)) {
        throw new ProblemError(400, 'PAYMENT_METHOD');
      }
      try {
        let attempt = await liveAttempt(customerId, orderNumber, method);
        if (attempt.transaction_id && (await settle(attempt.transaction_id)).status !== 'OPEN') {
          attempt = await liveAttempt(customerId, orderNumber, method);
        }
        return attempt.redirect_url ?? (await openAtProvider(attempt));
      } catch (error) {
        if (error instanceof ProblemError) throw error;
        settings.log.error(
          { fault: error instanceof Error ? error.message : '' },
          'payment not started',
        );
        throw new ProblemError(503, 'PAYMENT_UNAVAILABLE');
      }
    },

    /** The mop-up: settles, and asks for another look while the provider still waits for the person. */
    mopUp: async (transactionId: string): Promise<void> => {
      const { status } = await settle(transactionId);
      if (status === 'OPEN') throw new NotYet('The transaction is still open.');
    },

    /** Settles the live attempt of an order, if any. @returns whether one is still open afterwards */
    hasLiveAttempt: async (orderNumber: string): Promise<boolean> => {
      const [live] = await database.query<Attempt>(
        `select * from payments where order_number = $1 and status = 'OPEN'`,
        [orderNumber],
      );
      if (!live?.transaction_id) return live !== undefined;
      return (await settle(live.transaction_id)).status === 'OPEN';
    },
  };
}

/** Why an order cannot be paid (or cancelled) in its state. */
export function stateKey(order: StoredOrder): string {
  if (order.status === 'CREATED' || order.status === 'APPROVAL_PENDING') return 'NOT_APPROVED';
  if (order.status === 'CLOSED' && order.close_resolution !== 'COMPLETED') return 'ORDER_CLOSED';
  return 'ALREADY_PAID';
}

/** Whether no position that names owners is in the order. */
export const namesNoOwners = (positions: readonly StoredPosition[]): boolean =>
  positions.every((position) => !position.product.sensitiveData);

/** Payments as a service. */
export type Payments = ReturnType<typeof payments>;
