import type { PaymentMethodName } from '@portal/api';
import {
  check,
  type GenericSchema,
  type InferOutput,
  integer,
  maxLength,
  maxValue,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  safeParse,
  string,
} from 'valibot';
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
  /** ISO 4217; null when a provider by the contract of the release before does not return it. */
  readonly currency: string | null;
  /** The order number as the provider knows it; null when its protocol does not return it. */
  readonly reference: string | null;
  /** The key with which the transaction was opened; null when the protocol does not return it. */
  readonly requestId: string | null;
  /** The reference under which the cash office books the payment (Kassenzeichen); null while there is none. */
  readonly cashReference: string | null;
  /** What the person paid with, when that was chosen at the provider. */
  readonly method: PaymentMethodName | null;
}

/** One position of a payment; net amount and tax add up to its price. */
export interface PaymentItem {
  /** Of the position in the order, from 1. */
  readonly number: number;
  readonly description: string;
  /** The authority of its parcel; null when the cadastre does not name it. */
  readonly authorityId: string | null;
  readonly netCents: number;
  readonly taxCents: number;
  /** Percent. */
  readonly taxRate: number;
}

/** A payment to open. */
export interface PaymentOrder {
  readonly reference: string;
  readonly amountCents: number;
  readonly currency: 'EUR';
  readonly method: PaymentMethodName;
  readonly description: string;
  /** Where the person comes back to, before the segments that the protocol adds. */
  readonly returnUrl: string;
  readonly notifyUrl: string;
  readonly items: readonly PaymentItem[];
}

/** The provider does not tell the transaction that was requested, or tells another one: nobody has its address to pay it. */
export class UnknownTransactionError extends Error {
  override readonly name = 'UnknownTransactionError';

  constructor() {
    super('The payment provider does not return the transaction of this request.');
  }
}

/** A full refund. */
interface RefundOrder {
  readonly reference: string;
  readonly amountCents: number;
  /** That of the payment. */
  readonly currency: string;
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
  /** Whether the protocol has a call that withdraws an open transaction. */
  readonly canWithdraw: boolean;
  /** Whether the protocol has a call for refunds; without it, the cash office makes them (REAL-4). */
  readonly canRefund: boolean;
  /**
   * Opens a transaction; the same key opens it once. The address is empty when it can no longer be paid.
   *
   * @throws ExternalSystemError; UnknownTransactionError
   */
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

/** A text of the provider that can be stored: PostgreSQL takes no NUL characters. */
export const textOf = (most: number) => pipe(string(), maxLength(most), regex(/^\P{Cc}+$/u));

/** The address of a page for the person who pays. */
export const PAGE = pipe(
  textOf(2082),
  check((value) => /^https?:$/.test(URL.parse(value)?.protocol ?? '')),
);

/** An amount in whole cents, at most as large as a column of the database holds. */
export const AMOUNT = pipe(number(), integer(), minValue(1), maxValue(2 ** 31 - 1));

/** A currency by ISO 4217. */
export const CURRENCY = pipe(string(), regex(/^[A-Z]{3}$/));

/** The answer to an order: all that is needed before the payment is read. */
const OPENED = object({
  transactionId: pipe(string(), regex(/^[A-Za-z0-9_-]{1,100}$/)),
  redirectUrl: PAGE,
  status: picklist(['OPEN', 'SUCCESS', 'FAILED', 'CANCELLED']),
});

const TRANSACTION = object({
  ...OPENED.entries,
  amountCents: AMOUNT,
  currency: optional(CURRENCY),
  reference: textOf(200),
});

const REFUND = object({ refundId: textOf(200), status: picklist(['OPEN', 'SUCCESS', 'FAILED']) });

/**
 * An answer with status 200 that does not follow its schema is no outage, which a job would wait for without end.
 *
 * @param what names the expected answer in the error
 * @throws ExternalSystemError
 */
function checked<Schema extends GenericSchema>(
  schema: Schema,
  answer: unknown,
  what: string,
): InferOutput<Schema> {
  const { success, output } = safeParse(schema, answer);
  if (success) return output;
  throw new ExternalSystemError(`The payment provider did not return ${what}.`, 200);
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
    canWithdraw: true,
    canRefund: true,
    open: async ({ items: _items, ...order }, idempotencyKey) =>
      checked(
        OPENED,
        await callJson(base, settings.token, {
          body: order,
          headers: { 'idempotency-key': idempotencyKey },
        }),
        'a transaction',
      ),
    readTransaction: async (transactionId) => {
      try {
        const answer = await callJson(at(transactionId), settings.token);
        const found = checked(TRANSACTION, answer, 'a transaction');
        const currency = found.currency ?? null;
        return { ...found, currency, requestId: null, cashReference: null, method: null };
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
      checked(
        REFUND,
        await callJson(`${at(transactionId)}/refunds`, settings.token, {
          body: order,
          headers: { 'idempotency-key': idempotencyKey },
        }),
        'a refund',
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
