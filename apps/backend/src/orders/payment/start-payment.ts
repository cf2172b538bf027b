import type { PaymentMethod, PaymentMethodName } from '@portal/api';
import type { Database } from '../../db/database.ts';
import { conflict, DomainError, notFound } from '../../errors.ts';
import type { Jobs } from '../../jobs/job.ts';
import {
  type PaymentItem,
  type PaymentPort,
  type TransactionStatus,
  UnknownTransactionError,
} from '../../ports/payment.ts';
import { describePosition } from '../order-description.ts';
import { audit } from '../lifecycle/transitions.ts';
import {
  amountOf,
  chargeablePositions,
  lockOrder,
  findOwnOrder,
  findPositions,
  type StoredOrder,
  type StoredPosition,
  rowOf,
} from '../order-store.ts';
import { addAttempt, type PaymentAttempt, findOpenAttempt, setStatus } from './payment-attempts.ts';
import type { Settlements } from './settlement.ts';
import { isOwnedBy, type Owner } from '../../session/owner.ts';

/** The settings of payments. */
interface PaymentSettings {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly provider: PaymentPort;
  readonly settlements: Settlements;
  readonly methods: readonly PaymentMethod[];
  readonly portalUrl: string;
  readonly log: { error(details: object, message: string): void };
  readonly now: () => Date;
}

/** Delay of the first reconciliation in ms, for customers who do not return and lost notifications. */
const RECONCILE_AFTER_MS = 15_000;

/** The positions that are paid. */
const itemsOf = (positions: readonly StoredPosition[]): readonly PaymentItem[] =>
  chargeablePositions(positions).map((position) => ({
    number: position.number,
    description: describePosition(position),
    authorityId: position.authority_id,
    netCents: position.price.priceNet,
    taxCents: position.price.vatAmount,
    taxRate: position.price.vatRate,
  }));

/** Starts payments; each order has at most one open attempt. */
export function payments(settings: PaymentSettings) {
  const { database, jobs, provider, settlements, now } = settings;

  /** The open attempt of an order that awaits payment; created when there is none. */
  const openOrCreateAttempt = (owner: Owner, orderNumber: string, method: PaymentMethodName) =>
    database.transaction(async (transaction): Promise<PaymentAttempt> => {
      const order = await lockOrder(transaction, orderNumber);
      if (!order || !isOwnedBy(order, owner)) throw notFound();
      assertPayable(order);
      const existing = await findOpenAttempt(transaction, orderNumber);
      if (existing) return existing;
      const amount = amountOf(await findPositions(transaction, orderNumber));
      const created = await addAttempt(transaction, orderNumber, method, amount, now());
      const line = { orderNumber, actor: 'customer', event: 'PAYMENT_STARTED', at: now() } as const;
      await audit(transaction, line);
      return created;
    });

  /** Saves the transaction id. @returns false when the attempt was ended meanwhile */
  const saveTransaction = (
    attempt: PaymentAttempt,
    opened: { readonly transactionId: string; readonly redirectUrl: string },
  ): Promise<boolean> =>
    database.transaction(async (transaction) => {
      const [saved] = await transaction.query<PaymentAttempt>(
        `update payments set transaction_id = $2, redirect_url = $3
         where attempt_id = $1::uuid returning status`,
        [attempt.attempt_id, opened.transactionId, opened.redirectUrl || null],
      );
      await jobs.add(transaction, 'settle-payment', opened.transactionId, {
        delayMs: RECONCILE_AFTER_MS,
      });
      return saved?.status === 'OPEN';
    });

  /** Ends an attempt whose transaction is not known, unless another call has saved it. */
  const endLostAttempt = (attempt: PaymentAttempt): Promise<void> =>
    database.transaction(async (transaction) => {
      await lockOrder(transaction, attempt.order_number);
      const open = await findOpenAttempt(transaction, attempt.order_number);
      if (open?.attempt_id !== attempt.attempt_id || open.transaction_id !== null) return;
      await setStatus(transaction, attempt, 'FAILED');
      const { order_number: orderNumber } = attempt;
      const line = { orderNumber, actor: 'payment', event: 'PAYMENT_FAILED', at: now() } as const;
      await audit(transaction, line);
    });

  /** Asks the provider. An attempt of which it does not tell the transaction has failed: nobody has its address. */
  const openTransaction = async (attempt: PaymentAttempt) => {
    const items = itemsOf(await findPositions(database, attempt.order_number));
    try {
      return await provider.open(
        {
          reference: attempt.order_number,
          amountCents: attempt.amount_cents,
          currency: 'EUR',
          method: attempt.method,
          description: `Auszüge aus dem Liegenschaftskataster, Auftrag ${attempt.order_number}`,
          returnUrl: `${settings.portalUrl}/api/payment-status/${attempt.order_number}`,
          notifyUrl: `${settings.portalUrl}/api/payment-notifications`,
          items,
        },
        attempt.attempt_id,
      );
    } catch (error) {
      if (error instanceof UnknownTransactionError) await endLostAttempt(attempt);
      throw error;
    }
  };

  /** Opens the attempt at the provider; idempotent, because the id of the attempt is the idempotency key. */
  const openAtProvider = async (attempt: PaymentAttempt): Promise<PaymentAttempt> => {
    const opened = await openTransaction(attempt);
    if (!(await saveTransaction(attempt, opened))) {
      await provider.withdraw(opened.transactionId);
      throw conflict('ORDER_STATE');
    }
    const { transactionId, redirectUrl } = opened;
    return { ...attempt, transaction_id: transactionId, redirect_url: redirectUrl || null };
  };

  /** Ends the open attempt of an order, if any. @returns OPEN when the provider refuses */
  const endOpenAttempt = async (orderNumber: string): Promise<TransactionStatus | null> => {
    const open = await findOpenAttempt(database, orderNumber);
    if (!open) return null;
    if (open.transaction_id) {
      const { status } = await settlements.settle(open.transaction_id);
      return status === 'OPEN' ? settlements.withdraw(open.transaction_id) : status;
    }
    // The process may have died after the provider had opened the transaction.
    const { transaction_id: id } = await openAtProvider(open);
    return id ? settlements.withdraw(id) : 'OPEN';
  };

  /** Continues an open attempt with the same method; withdraws one with another method first. */
  const startOrContinue = async (
    owner: Owner,
    orderNumber: string,
    method: PaymentMethodName,
    triesLeft = 2,
  ): Promise<string> => {
    const open = await findOpenAttempt(database, orderNumber);
    if (open?.transaction_id && open.method === method) {
      await settlements.settle(open.transaction_id);
    }
    if (open && open.method !== method && (await endOpenAttempt(orderNumber)) === 'OPEN') {
      throw conflict('PAYMENT_IN_PROGRESS');
    }
    const attempt = await openOrCreateAttempt(owner, orderNumber, method);
    // Another tab has begun with another method meanwhile: this person must not get its page (OPS-11).
    if (attempt.method !== method) {
      if (triesLeft === 0) throw conflict('PAYMENT_IN_PROGRESS');
      return startOrContinue(owner, orderNumber, method, triesLeft - 1);
    }
    const opened = attempt.redirect_url ? attempt : await openAtProvider(attempt);
    if (opened.redirect_url) return opened.redirect_url;
    // An earlier answer was lost, and the transaction can no longer be paid.
    const { status } = await settlements.settle(opened.transaction_id ?? '');
    if (status === 'SUCCESS') throw conflict('ALREADY_PAID');
    if (status === 'OPEN') throw new Error('The attempt has no redirect URL.');
    return startOrContinue(owner, orderNumber, method);
  };

  return {
    ...settlements,
    endOpenAttempt,

    /** The payment methods of an order. */
    methodsFor: async (owner: Owner, orderNumber: string): Promise<PaymentMethod[]> => {
      if (!(await findOwnOrder(database, owner, orderNumber))) throw notFound();
      return [...settings.methods];
    },

    /**
     * Starts a payment, or continues the open attempt.
     *
     * @returns the address of the page of the provider
     * @throws DomainError ALREADY_PAID, NOT_APPROVED, ORDER_CLOSED, PAYMENT_IN_PROGRESS, PAYMENT_UNAVAILABLE
     */
    pay: async (owner: Owner, orderNumber: string, method: PaymentMethodName): Promise<string> => {
      const order = await findOwnOrder(database, owner, orderNumber);
      if (!order) throw notFound();
      if (!settings.methods.some((known) => known.method === method)) {
        throw new DomainError('invalid', 'PAYMENT_METHOD');
      }
      try {
        return await startOrContinue(owner, orderNumber, method);
      } catch (error) {
        if (error instanceof DomainError) throw error;
        const fault = error instanceof Error ? error.message : '';
        settings.log.error({ fault }, 'payment not started');
        throw new DomainError('unavailable', 'PAYMENT_UNAVAILABLE');
      }
    },
  };
}

/** Throws unless the order awaits payment. @throws DomainError `conflict` with the reason */
export function assertPayable(order: StoredOrder): void {
  const { notPayable } = rowOf(order);
  if (notPayable) throw conflict(notPayable);
}

/** Whether the order contains no owner data. */
export const namesNoOwners = (positions: readonly StoredPosition[]): boolean =>
  positions.every((position) => !position.product.sensitiveData);

/** The payment provider. */
export type Payments = ReturnType<typeof payments>;
