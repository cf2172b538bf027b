import type { PaymentMethodName } from '@portal/api';
import { ExternalSystemError } from '../errors.ts';
import { callJson, PROBE_MS } from './http.ts';

/** What the provider says of a transaction. */
export type TransactionStatus = 'OPEN' | 'SUCCESS' | 'FAILED' | 'CANCELLED';

/** A transaction as the provider tells it. */
export interface Transaction {
  readonly transactionId: string;
  readonly redirectUrl: string;
  readonly status: TransactionStatus;
  readonly amountCents: number;
  readonly reference: string;
}

/** What is to be paid. */
export interface PaymentOrder {
  readonly reference: string;
  readonly amountCents: number;
  readonly currency: 'EUR';
  readonly method: PaymentMethodName;
  readonly description: string;
  readonly returnUrl: string;
  readonly notifyUrl: string;
}

/** A payment that is given back whole. */
export interface RefundOrder {
  readonly reference: string;
  readonly amountCents: number;
  readonly currency: 'EUR';
}

/** How far giving back is: a bank may take days over it. */
export type RefundStatus = 'OPEN' | 'SUCCESS' | 'FAILED';

/** A refund as the provider tells it. */
export interface Refund {
  readonly refundId: string;
  readonly status: RefundStatus;
}

/** The payment provider (docs/decisions/0001). */
export interface PaymentPort {
  /** Opens a transaction; the same key opens it once. @throws OutsideError */
  open(
    order: PaymentOrder,
    idempotencyKey: string,
  ): Promise<Pick<Transaction, 'transactionId' | 'redirectUrl'>>;
  /** What has become of a transaction; null when the provider does not know it. @throws OutsideError */
  ask(transactionId: string): Promise<Transaction | null>;
  /** Takes a transaction back unless it is decided; a provider that cannot do so leaves it open. @throws OutsideError */
  withdraw(transactionId: string): Promise<void>;
  /** Gives a payment back, and tells how far that is when asked again with the same key. @throws OutsideError */
  refund(transactionId: string, order: RefundOrder, idempotencyKey: string): Promise<Refund>;
  /** @throws OutsideError when the provider does not answer */
  probe(): Promise<void>;
}

const STATUSES: readonly unknown[] = ['OPEN', 'SUCCESS', 'FAILED', 'CANCELLED'];

function checked(answer: unknown): Transaction {
  const transaction = answer as Transaction | null;
  if (
    typeof transaction?.transactionId !== 'string' ||
    !/^[A-Za-z0-9_-]{1,100}$/.test(transaction.transactionId) ||
    !STATUSES.includes(transaction.status) ||
    !URL.canParse(transaction.redirectUrl)
  ) {
    throw new ExternalSystemError(
      'The payment provider answered something else than a transaction.',
    );
  }
  return transaction;
}

const REFUND_STATUSES: readonly unknown[] = ['OPEN', 'SUCCESS', 'FAILED'] satisfies RefundStatus[];

function checkedRefund(answer: unknown): Refund {
  const refund = answer as Refund | null;
  if (typeof refund?.refundId !== 'string' || !REFUND_STATUSES.includes(refund.status)) {
    throw new ExternalSystemError('The payment provider answered something else than a refund.');
  }
  return refund;
}

/** A provider that has forgotten something (404, 410), or cannot do it (405, 409, 501), is not down. */
const isAmong = (error: unknown, statuses: readonly number[]): boolean =>
  error instanceof ExternalSystemError && error.status !== null && statuses.includes(error.status);

/** The provider at the other end of HTTP. */
export function httpPayment(settings: {
  readonly url: string;
  readonly token: string;
}): PaymentPort {
  const base = `${settings.url}/payment/api/transactions`;
  const at = (transactionId: string): string => `${base}/${encodeURIComponent(transactionId)}`;
  return {
    open: async (order, idempotencyKey) =>
      checked(
        await callJson(base, settings.token, {
          body: order,
          headers: { 'idempotency-key': idempotencyKey },
        }),
      ),
    ask: async (transactionId) => {
      try {
        return checked(await callJson(at(transactionId), settings.token));
      } catch (error) {
        if (isAmong(error, [404, 410])) return null;
        throw error;
      }
    },
    withdraw: async (transactionId) => {
      try {
        await callJson(at(transactionId), settings.token, { method: 'DELETE' });
      } catch (error) {
        if (!isAmong(error, [404, 405, 409, 410, 501])) throw error;
      }
    },
    refund: async (transactionId, order, idempotencyKey) =>
      checkedRefund(
        await callJson(`${at(transactionId)}/refunds`, settings.token, {
          body: order,
          headers: { 'idempotency-key': idempotencyKey },
        }),
      ),
    // Asks for something that does not exist: 404 shows that the interface is there and takes our credential.
    probe: async () => {
      try {
        await callJson(at('probe'), settings.token, { timeoutMs: PROBE_MS });
      } catch (error) {
        if (!isAmong(error, [404])) throw error;
      }
    },
  };
}
