import type { Database, Queryable } from '../../db/database.ts';
import { notFound } from '../../errors.ts';
import { type Jobs, RetryLater } from '../../jobs/job.ts';
import type { PaymentPort, Transaction, TransactionStatus } from '../../ports/payment.ts';
import type { LifecycleSteps } from '../lifecycle/steps.ts';
import { audit } from '../lifecycle/transitions.ts';
import { lockOrder, type StoredOrder } from '../order-store.ts';
import {
  type PaymentAttempt,
  findAttempt,
  markRefundNeeded,
  setStatus,
} from './payment-attempts.ts';

/** What settling needs. */
export interface SettlementSettings {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly provider: PaymentPort;
  readonly progress: LifecycleSteps;
  /** After so many ms an attempt that nobody finishes is withdrawn. */
  readonly openPaymentMs: number;
  readonly log: {
    error(details: object, message: string): void;
    warn(details: object, message: string): void;
  };
  readonly now: () => Date;
}

/** What is known of a transaction after asking the provider. */
export interface Settlement {
  readonly orderNumber: string;
  readonly status: TransactionStatus;
}

/** Finds out what has become of payments, and ends those that nobody may finish any more. */
export interface Settlements {
  /**
   * Asks the provider what has become of a transaction and books it. Return page, notification and mop-up job all
   * call this, any number of times and at the same time, with the same result (BE-3).
   *
   * @throws OutsideError when the provider does not answer; DomainError `not-found` for an unknown transaction
   */
  settle(transactionId: string, expectedOrder?: string): Promise<Settlement>;
  /** Takes an open transaction back at the provider. @returns what is true then; OPEN when the provider refuses */
  withdraw(transactionId: string): Promise<TransactionStatus>;
  /** The job: settles, withdraws what has been open for too long or for an order that asks for nothing any more; looks
   * once more when its time is over, because a bank that refused may have paid after all. */
  reconcilePayment(transactionId: string): Promise<void>;
}

/** So often a transaction that brought no money is looked at again while it is young: every hour of a day. */
const RECHECKS = 24;

/** The status that follows when the provider answers; SUCCESS is final, and nothing opens again. */
function nextStatus(known: TransactionStatus, answered: TransactionStatus): TransactionStatus {
  if (known === 'OPEN' || answered === 'SUCCESS') return answered;
  return known;
}

/** @returns the one place that books payments */
export function settlements(settings: SettlementSettings): Settlements {
  const { database, jobs, provider, progress, now } = settings;

  const recordSuccess = async (
    transaction: Queryable,
    order: StoredOrder,
    attempt: PaymentAttempt,
  ) => {
    const orderNumber = order.order_number;
    const at = now();
    if (order.status === 'APPROVED') {
      const moving = { orderNumber, from: order.status, actor: 'payment', at } as const;
      await progress.markPaid(transaction, moving, attempt.method);
      return;
    }
    // Money came for an order that does not ask for it any more: it goes back.
    settings.log.warn({ orderNumber }, 'paid more than once, or after closing');
    const detail = attempt.transaction_id ?? '';
    const line = { orderNumber, actor: 'payment', event: 'REFUND_NEEDED', at, detail } as const;
    await audit(transaction, line);
    await markRefundNeeded(transaction, attempt);
    await jobs.add(transaction, 'refund-payment', detail);
  };

  const recordAnswer = async (
    transaction: Queryable,
    order: StoredOrder,
    attempt: PaymentAttempt,
    answer: Transaction | null,
  ): Promise<TransactionStatus> => {
    const orderNumber = order.order_number;
    if (
      answer &&
      (answer.reference !== orderNumber || answer.amountCents !== attempt.amount_cents)
    ) {
      settings.log.error({ orderNumber }, 'a payment does not match its order');
      return attempt.status;
    }
    // What the provider does not know, nobody can pay there.
    const status = nextStatus(attempt.status, answer?.status ?? 'FAILED');
    if (status === attempt.status) return status;
    await setStatus(transaction, attempt, status);
    await audit(transaction, {
      orderNumber,
      actor: 'payment',
      event: `PAYMENT_${status}`,
      at: now(),
      detail: attempt.transaction_id ?? '',
    });
    if (status === 'SUCCESS') await recordSuccess(transaction, order, attempt);
    return status;
  };

  const settle: Settlements['settle'] = async (transactionId, expectedOrder) => {
    const known = await findAttempt(database, transactionId);
    if (!known || (expectedOrder && known.order_number !== expectedOrder)) {
      throw notFound();
    }
    const answer = await provider.ask(transactionId);
    const status = await database.transaction(async (transaction) => {
      const order = await lockOrder(transaction, known.order_number);
      const attempt = await findAttempt(transaction, transactionId, true);
      if (!order || !attempt) throw notFound();
      return recordAnswer(transaction, order, attempt, answer);
    });
    if (status === 'SUCCESS') jobs.wake();
    return { orderNumber: known.order_number, status };
  };

  const withdraw: Settlements['withdraw'] = async (transactionId) => {
    await provider.withdraw(transactionId);
    return (await settle(transactionId)).status;
  };

  /** Whether its order asks for nothing any more, and whether it is older than it may be. */
  const attemptState = async (transactionId: string) => {
    const [row] = await database.query<{ created_at: Date; status: string }>(
      `select p.created_at, o.status from payments p join orders o on o.order_number = p.order_number
       where p.transaction_id = $1`,
      [transactionId],
    );
    const age = now().getTime() - (row?.created_at.getTime() ?? 0);
    return { isUnasked: row?.status !== 'APPROVED', isOld: age > settings.openPaymentMs };
  };

  return {
    settle,
    withdraw,
    reconcilePayment: async (transactionId) => {
      let { status } = await settle(transactionId);
      const { isUnasked, isOld } = await attemptState(transactionId);
      if (status === 'OPEN' && (isUnasked || isOld)) status = await withdraw(transactionId);
      if (status === 'OPEN') throw new RetryLater('The transaction is still open.');
      // A bank may change its mind after it has refused, and whoever tells us of it may not get through.
      if (status !== 'SUCCESS' && !isOld) {
        throw new RetryLater('It may still be paid.', settings.openPaymentMs / RECHECKS);
      }
    },
  };
}
