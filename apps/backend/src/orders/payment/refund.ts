import type { Database } from '../../db/database.ts';
import { type Jobs, RetryLater } from '../../jobs/job.ts';
import type { PaymentPort } from '../../ports/payment.ts';
import { audit } from '../lifecycle/transitions.ts';
import { notifyCustomer } from '../notifications/notify-customer.ts';
import { lockOrder } from '../order-store.ts';
import { findAttempt, markRefunded } from './payment-attempts.ts';

/** What giving money back needs. */
export interface RefundSettings {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly provider: PaymentPort;
  readonly now: () => Date;
}

/**
 * Gives back the money that came for an order which did not ask for it: paid twice, or after it was closed.
 *
 * @returns the job, by the provider's number of the payment. The attempt's id is the key, so that the provider pays
 * back once however often it is asked; a refund that it refuses is tried again, put aside and counted for operators.
 */
export function paymentRefunds({ database, jobs, provider, now }: RefundSettings) {
  return async (transactionId: string): Promise<void> => {
    const attempt = await findAttempt(database, transactionId);
    if (attempt?.refund_status !== 'NEEDED') return;
    const { order_number: orderNumber, amount_cents: amountCents } = attempt;
    const wanted = { reference: orderNumber, amountCents, currency: 'EUR' } as const;
    const refund = await provider.refund(transactionId, wanted, `refund-${attempt.attempt_id}`);
    if (refund.status === 'OPEN') throw new RetryLater('The money is on its way back.');
    if (refund.status === 'FAILED') throw new Error('The provider refuses to pay back.');
    await database.transaction(async (transaction) => {
      await lockOrder(transaction, orderNumber);
      const known = await findAttempt(transaction, transactionId, true);
      if (known?.refund_status !== 'NEEDED') return;
      const count = await markRefunded(transaction, known, refund.refundId);
      const line = { orderNumber, actor: 'payment', event: 'REFUNDED', at: now() } as const;
      await audit(transaction, { ...line, detail: transactionId });
      await notifyCustomer(transaction, jobs, orderNumber, 'refunded', count);
    });
  };
}
