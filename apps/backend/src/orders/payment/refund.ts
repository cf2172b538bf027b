import type { Database } from '../../db/database.ts';
import { type Jobs, RetryLater } from '../../jobs/job.ts';
import type { PaymentPort } from '../../ports/payment.ts';
import { lockOrder } from '../order-store.ts';
import { findAttempt } from './payment-attempts.ts';
import { recordRefund, requestAtCashOffice } from './refund-tasks.ts';

/** The settings of refunds. */
interface RefundSettings {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly provider: PaymentPort;
  readonly now: () => Date;
}

/**
 * Refunds payments that an order did not need: paid twice, or after it was closed.
 *
 * @returns the job, by transaction id. The id of the attempt is the idempotency key, so that the provider refunds once;
 * a refused refund is retried, then becomes a dead letter that operators see. Without a call for refunds, the cash office
 * makes them (REAL-4).
 */
export function paymentRefunds({ database, jobs, provider, now }: RefundSettings) {
  return async (transactionId: string): Promise<void> => {
    const attempt = await findAttempt(database, transactionId);
    if (attempt?.refund_status !== 'NEEDED') return;
    if (!provider.canRefund) {
      await database.transaction((transaction) =>
        requestAtCashOffice(transaction, jobs, attempt, now()),
      );
      return;
    }
    const { order_number: orderNumber } = attempt;
    const amountCents = attempt.received_cents ?? attempt.amount_cents;
    const currency = attempt.received_currency ?? 'EUR';
    const wanted = { reference: orderNumber, amountCents, currency };
    const refund = await provider.refund(transactionId, wanted, `refund-${attempt.attempt_id}`);
    if (refund.status === 'OPEN') throw new RetryLater('The refund is pending.');
    if (refund.status === 'FAILED') throw new Error('The provider refuses the refund.');
    await database.transaction(async (transaction) => {
      await lockOrder(transaction, orderNumber);
      const known = await findAttempt(transaction, transactionId, true);
      if (known?.refund_status !== 'NEEDED') return;
      await recordRefund(transaction, jobs, known, refund.refundId, now());
    });
  };
}
