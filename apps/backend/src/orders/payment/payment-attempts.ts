import type { PaymentMethodName } from '@portal/api';
import type { Queryable, Row } from '../../db/database.ts';
import type { TransactionStatus } from '../../ports/payment.ts';

/** An attempt to pay as it is kept. */
export interface PaymentAttempt extends Row {
  attempt_id: string;
  order_number: string;
  /** Null until the provider has opened it. */
  transaction_id: string | null;
  method: PaymentMethodName;
  amount_cents: number;
  status: TransactionStatus;
  redirect_url: string | null;
  created_at: Date;
  /** Null for money that is ours or never came. */
  refund_status: 'NEEDED' | 'REFUNDED' | null;
}

/** The one attempt of an order that is open, if any. */
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

/** An attempt by the provider's number; locked within a transaction. */
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

/** Keeps a new open attempt; the index lets an order have one at most. */
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
  if (!created) throw new Error('The attempt was not kept.');
  return created;
}

/** Notes how an attempt stands. */
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

/** Notes that the money of an attempt is to be given back. */
export async function markRefundNeeded(
  transaction: Queryable,
  attempt: PaymentAttempt,
): Promise<void> {
  await transaction.query(
    `update payments set refund_status = 'NEEDED' where attempt_id = $1::uuid and refund_status is null`,
    [attempt.attempt_id],
  );
}

/** Notes that the money of an attempt has been given back. @returns how many refunds its order has had, this included */
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
