import { fitsLimit } from '@portal/order-flow';
import type { CollectiveSettings } from '../../config/collective-file.ts';
import type { Database } from '../../db/database.ts';
import { conflict, DomainError, notFound } from '../../errors.ts';
import type { Jobs } from '../../jobs/job.ts';
import { isOwnedBy, type Owner } from '../../session/owner.ts';
import type { LifecycleSteps } from '../lifecycle/steps.ts';
import {
  amountOf,
  chargeablePositions,
  findOwnOrder,
  findPositions,
  lockOrder,
  rowOf,
  type StoredOrder,
} from '../order-store.ts';
import { findOpenAttempt } from '../payment/payment-attempts.ts';
import { assertPayable, type Payments } from '../payment/start-payment.ts';
import { accountOf, findAgreement, openAccount } from './accounts.ts';
import { addCharges } from './items.ts';

/** What paying by collective invoice needs. */
interface CollectivePaymentSettings {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly progress: LifecycleSteps;
  readonly payments: Pick<Payments, 'endOpenAttempt'>;
  readonly collective: CollectiveSettings | null;
  readonly now: () => Date;
}

/** Whether an order is on a collective invoice already. */
const isBilled = (order: StoredOrder): boolean =>
  rowOf(order).isReleased && order.payment_method === 'COLLECTIVE';

/**
 * Puts an order on the next collective invoice of its organisation and releases it for delivery (ORG-5). The fees of its positions are
 * written in the same transaction, so that neither exists without the other; repeating it changes nothing.
 *
 * @returns a function of owner and order number
 * @throws DomainError PAYMENT_METHOD, COLLECTIVE_LIMIT, ALREADY_PAID, NOT_APPROVED, ORDER_CLOSED, PAYMENT_IN_PROGRESS, PAYMENT_UNAVAILABLE
 */
export function collectivePayment(settings: CollectivePaymentSettings) {
  const { database, jobs, progress, payments, collective, now } = settings;

  /** A payment at the provider must not succeed any more. */
  const endOpenAttempt = async (orderNumber: string): Promise<void> => {
    const status = await payments.endOpenAttempt(orderNumber).catch((error: unknown) => {
      if (error instanceof DomainError) throw error;
      throw new DomainError('unavailable', 'PAYMENT_UNAVAILABLE');
    });
    if (status === 'OPEN') throw conflict('PAYMENT_IN_PROGRESS');
  };

  return async (owner: Owner, orderNumber: string): Promise<void> => {
    const { organisationId } = owner;
    const found = await findOwnOrder(database, owner, orderNumber);
    if (!found) throw notFound();
    if (isBilled(found)) return;
    const agreement = await findAgreement(database, collective, organisationId);
    if (!agreement || organisationId === null) throw new DomainError('invalid', 'PAYMENT_METHOD');
    assertPayable(found);
    await endOpenAttempt(orderNumber);
    await database.transaction(async (transaction) => {
      const order = await lockOrder(transaction, orderNumber);
      if (!order || !isOwnedBy(order, owner)) throw notFound();
      if (isBilled(order)) return;
      assertPayable(order);
      if (await findOpenAttempt(transaction, orderNumber)) throw conflict('PAYMENT_IN_PROGRESS');
      const positions = chargeablePositions(await findPositions(transaction, orderNumber));
      const { leitwegId, email } = agreement;
      const buyer = { ...order.applicant, leitwegId, email };
      await openAccount(transaction, organisationId, buyer);
      const account = await accountOf(transaction, organisationId, agreement);
      if (!fitsLimit(account, amountOf(positions))) throw conflict('COLLECTIVE_LIMIT');
      // After the lock: the month may have been closed while this transaction waited.
      const at = now();
      await addCharges(transaction, organisationId, positions, at);
      const context = { orderNumber, from: order.status, actor: 'customer', at } as const;
      await progress.billCollectively(transaction, context);
    });
    jobs.wake();
  };
}
