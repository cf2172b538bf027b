import type { PaymentMethodName } from '@portal/api';
import type { Queryable, Row } from '../../db/database.ts';
import type { Transaction, TransactionStatus } from '../../ports/payment.ts';

/** A row of `payments`: one attempt to pay. */
export interface PaymentAttempt extends Row {
  attempt_id: string;
  order_number: string;
  /** The id of the provider; null until the provider has opened the transaction. */
  transaction_id: string | null;
  method: PaymentMethodName;
  amount_cents: number;
  /** The amount received when the payment does not match its order, else null. */
  received_cents: number | null;
  /** Its currency by ISO 4217; null when nothing else was received than requested. */
  received_currency: string | null;
  status: TransactionStatus;
  redirect_url: string | null;
  created_at: Date;
  /** When the person last came back from the payment page; null if never. */
  returned_at: Date | null;
  /** The reference under which the cash office books the payment (Kassenzeichen). */
  cash_reference: string | null;
  /** REQUESTED: the cash office makes the refund. Null when nothing has to be refunded. */
  refund_status: 'NEEDED' | 'REQUESTED' | 'REFUNDED' | null;
}

/** The open attempt of an order, if any. */
export async function findOpenAttempt(
  store: Queryable,
  orderNumber: string,
): Promise<PaymentAttempt | null> {
  const [open] = await store.query<PaymentAttempt>(
    `select * from payments where order_number = $1 and status = 'OPEN'`,
    [orderNumber],
  );
  return open ?? null;
}

/** An attempt by the transaction id of the provider. @param lock locks the row within a transaction */
export async function findAttempt(
  store: Queryable,
  transactionId: string,
  lock = false,
): Promise<PaymentAttempt | null> {
  const [attempt] = await store.query<PaymentAttempt>(
    `select * from payments where transaction_id = $1 ${lock ? 'for update' : ''}`,
    [transactionId],
  );
  return attempt ?? null;
}

/** An attempt of an order by its own id; null when the order has no such attempt. */
export async function findOwnAttempt(
  store: Queryable,
  orderNumber: string,
  attemptId: string,
): Promise<PaymentAttempt | null> {
  const [attempt] = await store.query<PaymentAttempt>(
    'select * from payments where attempt_id = $1::uuid and order_number = $2',
    [attemptId, orderNumber],
  );
  return attempt ?? null;
}

/** Inserts an open attempt; a unique index allows one per order. */
export async function addAttempt(
  transaction: Queryable,
  orderNumber: string,
  method: PaymentMethodName,
  amountCents: number,
  at: Date,
): Promise<PaymentAttempt> {
  const [created] = await transaction.query<PaymentAttempt>(
    `insert into payments (order_number, method, amount_cents, status, created_at)
     values ($1, $2, $3, 'OPEN', $4) returning *`,
    [orderNumber, method, amountCents, at.toISOString()],
  );
  if (!created) throw new Error('The attempt was not saved.');
  return created;
}

/** Sets the status of an attempt. */
export async function setStatus(
  transaction: Queryable,
  attempt: PaymentAttempt,
  status: TransactionStatus,
): Promise<void> {
  await transaction.query('update payments set status = $2 where attempt_id = $1::uuid', [
    attempt.attempt_id,
    status,
  ]);
}

/** Records what the provider knows of a payment: the reference of the cash office, and the method that the person chose there. */
export async function recordDetails(
  transaction: Queryable,
  attempt: PaymentAttempt,
  details: Pick<Transaction, 'cashReference' | 'method'>,
): Promise<PaymentAttempt> {
  const { cashReference, method } = details;
  const known = {
    ...attempt,
    cash_reference: cashReference ?? attempt.cash_reference,
    method: method ?? attempt.method,
  };
  if (known.cash_reference !== attempt.cash_reference || known.method !== attempt.method) {
    await transaction.query(
      'update payments set cash_reference = $2, method = $3 where attempt_id = $1::uuid',
      [attempt.attempt_id, known.cash_reference, known.method],
    );
  }
  return known;
}

/** Records that the person came back from the payment page. */
export async function markReturned(
  transaction: Queryable,
  attempt: PaymentAttempt,
  at: Date,
): Promise<void> {
  await transaction.query('update payments set returned_at = $2 where attempt_id = $1::uuid', [
    attempt.attempt_id,
    at.toISOString(),
  ]);
}

/** Records that an attempt must be refunded. */
export async function markRefundNeeded(
  transaction: Queryable,
  attempt: PaymentAttempt,
): Promise<void> {
  await transaction.query(
    `update payments set refund_status = 'NEEDED' where attempt_id = $1::uuid and refund_status is null`,
    [attempt.attempt_id],
  );
}

/** Records a payment that does not match its order. */
export async function markMismatch(
  transaction: Queryable,
  attempt: PaymentAttempt,
  received: Pick<Transaction, 'amountCents' | 'currency'>,
): Promise<void> {
  await transaction.query(
    'update payments set received_cents = $2, received_currency = $3 where attempt_id = $1::uuid',
    [attempt.attempt_id, received.amountCents, received.currency],
  );
}

/** Records that an attempt was refunded. @returns the number of refunds of its order, including this one */
export async function markRefunded(
  transaction: Queryable,
  attempt: PaymentAttempt,
  refundId: string,
  at: Date,
): Promise<number> {
  await transaction.query(
    `update payments set refund_status = 'REFUNDED', refund_id = $2, refunded_at = $3 where attempt_id = $1::uuid`,
    [attempt.attempt_id, refundId, at.toISOString()],
  );
  const refunded = await transaction.query(
    `select 1 from payments where order_number = $1 and refund_status = 'REFUNDED'`,
    [attempt.order_number],
  );
  return refunded.length;
}

/** Whether a transaction of the provider is the one that the attempt opened, over its amount in euro (SAFE-5). */
export const isPaymentOf = (answer: Transaction, attempt: PaymentAttempt): boolean =>
  (answer.reference ?? attempt.order_number) === attempt.order_number &&
  (answer.requestId ?? attempt.attempt_id) === attempt.attempt_id &&
  (answer.currency ?? 'EUR') === 'EUR' &&
  answer.amountCents === attempt.amount_cents;
