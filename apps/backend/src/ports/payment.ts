import type { PaymentMethodName } from '@portal/api';
import { callJson, OutsideError, probe } from './http.ts';

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

/** The payment provider (docs/decisions/0001). */
export interface PaymentPort {
  /** Opens a transaction; the same key opens it once. @throws OutsideError */
  open(
    order: PaymentOrder,
    idempotencyKey: string,
  ): Promise<Pick<Transaction, 'transactionId' | 'redirectUrl'>>;
  /** What has become of a transaction. @throws OutsideError */
  ask(transactionId: string): Promise<Transaction>;
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
    throw new OutsideError('The payment provider answered something else than a transaction.');
  }
  return transaction;
}

/** The provider at the other end of HTTP. */
export function httpPayment(settings: {
  readonly url: string;
  readonly token: string;
}): PaymentPort {
  const base = `${settings.url}/payment/api/transactions`;
  return {
    open: async (order, idempotencyKey) =>
      checked(
        await callJson(base, settings.token, {
          body: order,
          headers: { 'idempotency-key': idempotencyKey },
        }),
      ),
    ask: async (transactionId) =>
      checked(await callJson(`${base}/${encodeURIComponent(transactionId)}`, settings.token)),
    probe: () => probe(`${settings.url}/payment`),
  };
}
