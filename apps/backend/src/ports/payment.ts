import type { PaymentMethodName } from '@portal/api';
import { ExternalSystemError } from '../errors.ts';
import { callJson, PROBE_MS } from './http.ts';

/** The status of a transaction at the provider. */
export type TransactionStatus = 'OPEN' | 'SUCCESS' | 'FAILED' | 'CANCELLED';

/** A transaction of the provider. */
export interface Transaction {
  readonly transactionId: string;
  readonly redirectUrl: string;
  readonly status: TransactionStatus;
  readonly amountCents: number;
  readonly reference: string;
}

/** A payment to open. */
interface PaymentOrder {
  readonly reference: string;
  readonly amountCents: number;
  readonly currency: 'EUR';
  readonly method: PaymentMethodName;
  readonly description: string;
  readonly returnUrl: string;
  readonly notifyUrl: string;
}

/** A full refund. */
interface RefundOrder {
  readonly reference: string;
  readonly amountCents: number;
  readonly currency: 'EUR';
}

/** The status of a refund, which may take days. */
type RefundStatus = 'OPEN' | 'SUCCESS' | 'FAILED';

/** A refund of the provider. */
export interface Refund {
  readonly refundId: string;
  readonly status: RefundStatus;
}

/** The payment provider (docs/decisions/0001). */
export interface PaymentPort {
  /** Opens a transaction; the same key opens it once. @throws ExternalSystemError */
  open(
    order: PaymentOrder,
    idempotencyKey: string,
  ): Promise<Pick<Transaction, 'transactionId' | 'redirectUrl'>>;
  /** The current transaction; null when the provider does not know it. @throws ExternalSystemError */
  readTransaction(transactionId: string): Promise<Transaction | null>;
  /** Withdraws an open transaction; a provider without this function leaves it open. @throws ExternalSystemError */
  withdraw(transactionId: string): Promise<void>;
  /** Refunds a payment; a repeated call with the same key returns the current status. @throws ExternalSystemError */
  refund(transactionId: string, order: RefundOrder, idempotencyKey: string): Promise<Refund>;
  /** @throws ExternalSystemError when the provider does not answer */
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
    throw new ExternalSystemError('The payment provider did not return a transaction.');
  }
  return transaction;
}

const REFUND_STATUSES: readonly unknown[] = ['OPEN', 'SUCCESS', 'FAILED'] satisfies RefundStatus[];

function checkedRefund(answer: unknown): Refund {
  const refund = answer as Refund | null;
  if (typeof refund?.refundId !== 'string' || !REFUND_STATUSES.includes(refund.status)) {
    throw new ExternalSystemError('The payment provider did not return a refund.');
  }
  return refund;
}

/** Statuses that mean "unknown" (404, 410) or "not supported" (405, 409, 501) are no outage. */
const isAmong = (error: unknown, statuses: readonly number[]): boolean =>
  error instanceof ExternalSystemError && error.status !== null && statuses.includes(error.status);

/** The provider over HTTP. */
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
    readTransaction: async (transactionId) => {
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
    // Requests an unknown transaction: 404 shows that the provider answers and accepts the token.
    probe: async () => {
      try {
        await callJson(at('probe'), settings.token, { timeoutMs: PROBE_MS });
      } catch (error) {
        if (!isAmong(error, [404])) throw error;
      }
    },
  };
}
