import type { PaymentMethodName } from '@portal/api';
import type { Queryable, Row } from '../../db/database.ts';
import type { TransactionStatus } from '../../ports/payment.ts';

/** A row of `payments`: one attempt to pay. */
export interface PaymentAttempt extends Row {
  attempt_id: string;
  order_number: string;
  /** The id of the provider; null until the provider has opened the transaction. */
  transaction_id: string | null;
  method: PaymentMethodName;
  amount_cents: number;
  /** The amount received when it differs from the requested one, else null. */
  received_cents: number | null;
  status: TransactionStatus;
  redirect_url: string | null;
  created_at: Date;
  /** Null when nothing has to be refunded. */
  refund_status: 'NEEDED' | 'REFUNDED' | null;
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
  receivedCents: number,
): Promise<void> {
  await transaction.query('update payments set received_cents = $2 where attempt_id = $1::uuid', [
    attempt.attempt_id,
    receivedCents,
  ]);
}

/** Records that an attempt was refunded. @returns the number of refunds of its order, including this one */
export async function markRefunded(
  transaction: Queryable,
  attempt: PaymentAttempt,
  refundId: string,
): Promise<number> {
  await transaction.query(
    `update payments set refund_status = 'REFUNDED', refund_id = $2 where attempt_id = $1::uuid`,
    [attempt.attempt_id, refundId],
  );
  const refunded = await transaction.query(
    `select 1 from payments where order_number = $1 and refund_status = 'REFUNDED'`,
    [attempt.order_number],
  );
  return refunded.length;
}
