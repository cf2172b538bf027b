import type { Database, Queryable } from '../../db/database.ts';
import { DomainError, ExternalSystemError, notFound } from '../../errors.ts';
import { type Jobs, RetryLater } from '../../jobs/job.ts';
import type { PaymentPort, Transaction, TransactionStatus } from '../../ports/payment.ts';
import type { LifecycleSteps } from '../lifecycle/steps.ts';
import { audit } from '../lifecycle/transitions.ts';
import { isPayable, lockOrder, type StoredOrder } from '../order-store.ts';
import { forgetPaymentWithoutOrder, recordPaymentWithoutOrder } from './payments-without-order.ts';
import {
  type PaymentAttempt,
  findAttempt,
  findOwnAttempt,
  markMismatch,
  markRefundNeeded,
  markReturned,
  recordDetails,
  setStatus,
  isPaymentOf,
} from './payment-attempts.ts';

/** The settings of settlements. */
interface SettlementSettings {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly provider: PaymentPort;
  readonly progress: LifecycleSteps;
  /** An open attempt is withdrawn after so many ms. */
  readonly openPaymentMs: number;
  readonly log: {
    error(details: object, message: string): void;
    warn(details: object, message: string): void;
  };
  readonly now: () => Date;
}

/** The result of settling a transaction. */
interface Settlement {
  readonly orderNumber: string;
  readonly status: TransactionStatus;
}

/** Reads the status of payments from the provider and withdraws those that must not be finished. */
export interface Settlements {
  /**
   * Reads the status of a transaction from the provider and records it. The return page, the notification and the
   * reconciliation job call this, any number of times and concurrently, with the same result (BE-3).
   *
   * @throws ExternalSystemError when the provider does not answer; DomainError `not-found` for an unknown transaction
   */
  settle(transactionId: string, expectedOrder?: string): Promise<Settlement>;
  /**
   * Settles the transaction of a signed notification. One that is paid, and of which the portal knows no order, is recorded
   * for the cash office: rows can be lost with a database, money must not (OPS-11).
   *
   * @throws as `settle`
   */
  settleNotified(transactionId: string, reference: string): Promise<void>;
  /**
   * Settles an attempt when the person comes back from a payment page that names no result. One that is still open is checked
   * again within seconds.
   *
   * @throws as `settle`
   */
  settleReturn(orderNumber: string, attemptId: string): Promise<Settlement>;
  /** Withdraws an open transaction at the provider. @returns the status afterwards; OPEN when the provider refuses */
  withdraw(transactionId: string): Promise<TransactionStatus>;
  /** The job: settles a transaction, and withdraws it when it is too old or its order is no longer payable. It checks
   * again later, because a refused payment may still succeed. */
  reconcilePayment(transactionId: string): Promise<void>;
}

/** An unsuccessful transaction is checked again so often within the period of open payments. */
const RECHECKS = 24;

/** A transaction that cannot be withdrawn is checked for so long after the period of open payments, in ms: money may still come. */
const LATE_MS = 30 * 24 * 3_600_000;

/** Such a transaction is checked again after this part of the time since it was started. */
const LATE_CHECKS = 8;

/** Bounds of the delay between two checks of an open transaction in ms. */
const CHECK_MS = { least: 2000, most: 900_000 } as const;

/** The delay grows with the time since the payment was started, or since the person came back. */
const checkAfter = (sinceMs: number): number =>
  Math.min(CHECK_MS.most, Math.max(CHECK_MS.least, sinceMs / 2));

/** The next status; SUCCESS is final, and no status returns to OPEN. */
function nextStatus(known: TransactionStatus, answered: TransactionStatus): TransactionStatus {
  if (known === 'OPEN' || answered === 'SUCCESS') return answered;
  return known;
}

/** Creates the service; the only place that records payments. */
export function settlements(settings: SettlementSettings): Settlements {
  const { database, jobs, provider, progress, now } = settings;

  const requestRefund = async (
    transaction: Queryable,
    order: StoredOrder,
    attempt: PaymentAttempt,
  ): Promise<void> => {
    const detail = attempt.transaction_id ?? '';
    await audit(transaction, {
      orderNumber: order.order_number,
      actor: 'payment',
      event: 'REFUND_NEEDED',
      at: now(),
      detail,
    });
    await markRefundNeeded(transaction, attempt);
    await jobs.add(transaction, 'refund-payment', detail);
  };

  const recordSuccess = async (
    transaction: Queryable,
    order: StoredOrder,
    attempt: PaymentAttempt,
  ): Promise<void> => {
    const orderNumber = order.order_number;
    if (isPayable(order)) {
      const context = { orderNumber, from: order.status, actor: 'payment', at: now() } as const;
      await progress.markPaid(transaction, context, attempt.method);
      return;
    }
    // The order is no longer payable: refund.
    settings.log.warn({ orderNumber }, 'paid more than once, or after closing');
    await requestRefund(transaction, order, attempt);
  };

  /** A wrong amount, currency or reference pays nothing: what was received is refunded, and the order can be paid again. */
  const recordMismatch = async (
    transaction: Queryable,
    order: StoredOrder,
    attempt: PaymentAttempt,
    answer: Transaction,
  ): Promise<void> => {
    settings.log.error({ orderNumber: order.order_number }, 'a payment does not match its order');
    await markMismatch(transaction, attempt, answer);
    await requestRefund(transaction, order, attempt);
  };

  const recordAnswer = async (
    transaction: Queryable,
    order: StoredOrder,
    attempt: PaymentAttempt,
    answer: Transaction | null,
  ): Promise<TransactionStatus> => {
    const orderNumber = order.order_number;
    // A transaction that the provider does not know can never be paid.
    const status = nextStatus(attempt.status, answer?.status ?? 'FAILED');
    const isMismatch =
      attempt.received_cents !== null ||
      (attempt.status !== 'SUCCESS' && answer !== null && !isPaymentOf(answer, attempt));
    const detailed = answer ? await recordDetails(transaction, attempt, answer) : attempt;
    if (status !== attempt.status) {
      await setStatus(transaction, attempt, status);
      await audit(transaction, {
        orderNumber,
        actor: 'payment',
        event: `PAYMENT_${status}`,
        at: now(),
        detail: attempt.transaction_id ?? '',
      });
      if (status === 'SUCCESS' && isMismatch && answer) {
        await recordMismatch(transaction, order, attempt, answer);
      } else if (status === 'SUCCESS') await recordSuccess(transaction, order, detailed);
    }
    return status === 'SUCCESS' && isMismatch ? 'FAILED' : status;
  };

  /** The transaction of the provider; null when it does not know it. @throws ExternalSystemError, also about another transaction */
  const read = async (transactionId: string): Promise<Transaction | null> => {
    const answer = await provider.readTransaction(transactionId);
    if (answer === null || answer.transactionId === transactionId) return answer;
    throw new ExternalSystemError('The payment provider returned another transaction.', 200);
  };

  const settle: Settlements['settle'] = async (transactionId, expectedOrder) => {
    const known = await findAttempt(database, transactionId);
    if (!known || (expectedOrder && known.order_number !== expectedOrder)) {
      throw notFound();
    }
    const answer = await read(transactionId);
    const status = await database.transaction(async (transaction) => {
      const order = await lockOrder(transaction, known.order_number);
      const attempt = await findAttempt(transaction, transactionId, true);
      if (!order || !attempt) throw notFound();
      await forgetPaymentWithoutOrder(transaction, transactionId);
      return recordAnswer(transaction, order, attempt, answer);
    });
    jobs.wake();
    return { orderNumber: known.order_number, status };
  };

  const recordIfPaid = async (transactionId: string): Promise<void> => {
    if (await findAttempt(database, transactionId)) return;
    const answer = await read(transactionId);
    if (answer?.status !== 'SUCCESS') return;
    await recordPaymentWithoutOrder(database, answer, now());
    settings.log.error({ transactionId }, 'a payment has no order');
  };

  const settleNotified: Settlements['settleNotified'] = async (transactionId, reference) => {
    try {
      await settle(transactionId, reference);
    } catch (error) {
      const isUnknown = error instanceof DomainError && error.kind === 'not-found';
      if (isUnknown) await recordIfPaid(transactionId);
      throw error;
    }
  };

  const withdraw: Settlements['withdraw'] = async (transactionId) => {
    await provider.withdraw(transactionId);
    return (await settle(transactionId)).status;
  };

  const settleReturn: Settlements['settleReturn'] = async (orderNumber, attemptId) => {
    const attempt = await findOwnAttempt(database, orderNumber, attemptId);
    if (!attempt) throw notFound();
    const { transaction_id: id } = attempt;
    // The answer of the provider was lost, and is asked for when the payment is continued.
    if (id === null) return { orderNumber, status: attempt.status };
    const settled = await settle(id);
    if (settled.status === 'OPEN') {
      await database.transaction(async (transaction) => {
        await markReturned(transaction, attempt, now());
        await jobs.makeDue(transaction, 'settle-payment', [id]);
      });
    }
    return settled;
  };

  const since = (at: Date | undefined): number => now().getTime() - (at?.getTime() ?? 0);

  /** Whether the order is no longer payable, and how old the attempt is, in ms. */
  const attemptState = async (transactionId: string) => {
    const [row] = await database.query<{
      created_at: Date;
      returned_at: Date | null;
      status: StoredOrder['status'];
      close_resolution: StoredOrder['close_resolution'];
    }>(
      `select p.created_at, p.returned_at, o.status, o.close_resolution
       from payments p join orders o on o.order_number = p.order_number where p.transaction_id = $1`,
      [transactionId],
    );
    const ageMs = since(row?.created_at);
    return {
      isNotPayable: !isPayable(row),
      isOld: ageMs > settings.openPaymentMs,
      isForgotten: ageMs > settings.openPaymentMs + (provider.canWithdraw ? 0 : LATE_MS),
      sinceMs: since(row?.returned_at ?? row?.created_at),
    };
  };

  /** Ends an attempt for the portal that the provider cannot end; a late success is still recorded. */
  const release = async (transactionId: string): Promise<TransactionStatus> =>
    database.transaction(async (transaction) => {
      const known = await findAttempt(transaction, transactionId);
      const order = known && (await lockOrder(transaction, known.order_number));
      const attempt = await findAttempt(transaction, transactionId, true);
      if (!order || !attempt) throw notFound();
      if (attempt.status !== 'OPEN') return attempt.status;
      await setStatus(transaction, attempt, 'CANCELLED');
      await audit(transaction, {
        orderNumber: order.order_number,
        actor: 'portal',
        event: 'PAYMENT_CANCELLED',
        at: now(),
        detail: transactionId,
      });
      return 'CANCELLED';
    });

  return {
    settle,
    settleNotified,
    settleReturn,
    withdraw,
    reconcilePayment: async (transactionId) => {
      let { status } = await settle(transactionId);
      const { isNotPayable, isOld, isForgotten, sinceMs } = await attemptState(transactionId);
      if (status === 'OPEN' && (isNotPayable || isOld)) {
        status = provider.canWithdraw
          ? await withdraw(transactionId)
          : await release(transactionId);
      }
      if (status === 'OPEN') {
        throw new RetryLater('The transaction is still open.', checkAfter(sinceMs));
      }
      // A refused payment may still succeed, and its notification may be lost.
      if (status !== 'SUCCESS' && !isForgotten) {
        const waitMs = isOld ? sinceMs / LATE_CHECKS : settings.openPaymentMs / RECHECKS;
        throw new RetryLater('It may still be paid.', waitMs);
      }
    },
  };
}
