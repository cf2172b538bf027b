import type { RefundTask } from '@portal/api';
import { csvOf } from '../../csv.ts';
import type { Database, Queryable, Row } from '../../db/database.ts';
import { conflict, notFound } from '../../errors.ts';
import type { Jobs } from '../../jobs/job.ts';
import { audit } from '../lifecycle/transitions.ts';
import { notifyCustomer } from '../notifications/notify-customer.ts';
import { lockOrder } from '../order-store.ts';
import { findAttempt, markRefunded, type PaymentAttempt } from './payment-attempts.ts';

/** Records a refund that was made, and tells the customer. */
export async function recordRefund(
  transaction: Queryable,
  jobs: Jobs,
  attempt: PaymentAttempt,
  refundId: string,
  at: Date,
): Promise<void> {
  const { order_number: orderNumber } = attempt;
  const count = await markRefunded(transaction, attempt, refundId, at);
  const detail = attempt.transaction_id ?? '';
  await audit(transaction, { orderNumber, actor: 'payment', event: 'REFUNDED', at, detail });
  await notifyCustomer(transaction, jobs, orderNumber, 'refunded', count);
}

/** Puts a refund on the list of the cash office, and tells the customer, because the provider has no call for refunds (REAL-4). */
export async function requestAtCashOffice(
  transaction: Queryable,
  jobs: Jobs,
  { order_number: orderNumber, transaction_id: transactionId }: PaymentAttempt,
  at: Date,
): Promise<void> {
  await lockOrder(transaction, orderNumber);
  const attempt = transactionId && (await findAttempt(transaction, transactionId, true));
  if (!attempt || attempt.refund_status !== 'NEEDED') return;
  await transaction.query(
    `update payments set refund_status = 'REQUESTED', refund_requested_at = $2 where attempt_id = $1::uuid`,
    [attempt.attempt_id, at.toISOString()],
  );
  await audit(transaction, {
    orderNumber,
    actor: 'portal',
    event: 'REFUND_REQUESTED',
    at,
    detail: transactionId,
  });
  const requested = await transaction.query(
    'select 1 from payments where order_number = $1 and refund_requested_at is not null',
    [orderNumber],
  );
  await notifyCustomer(transaction, jobs, orderNumber, 'refund-requested', requested.length);
}

/** At most so many are listed. */
const MAX_LISTED = 1000;

interface TaskRow extends Row {
  transaction_id: string;
  order_number: string;
  cash_reference: string | null;
  amount_cents: number;
  currency: string;
  method: RefundTask['paymentMethod'];
  refund_status: string;
  refund_requested_at: Date;
  refunded_at: Date | null;
}

/** The refunds that the cash office makes: open ones first, the oldest first; no personal data. */
export async function listRefundTasks(store: Queryable): Promise<RefundTask[]> {
  const rows = await store.query<TaskRow>(
    `select transaction_id, order_number, cash_reference, method, refund_status, refund_requested_at, refunded_at,
       coalesce(received_cents, amount_cents) as amount_cents, coalesce(received_currency, 'EUR') as currency
     from payments where refund_requested_at is not null
     order by refunded_at is not null, refund_requested_at, transaction_id limit ${MAX_LISTED}`,
  );
  return rows.map((row) => ({
    transactionId: row.transaction_id,
    orderNumber: row.order_number,
    ...(row.cash_reference === null ? {} : { cashReference: row.cash_reference }),
    amountCents: row.amount_cents,
    currency: row.currency,
    paymentMethod: row.method,
    state: row.refund_status === 'REFUNDED' ? 'REFUNDED' : 'REQUESTED',
    requestedAt: row.refund_requested_at.toISOString(),
    ...(row.refunded_at ? { refundedAt: row.refunded_at.toISOString() } : {}),
  }));
}

const HEADER = [
  'transactionId',
  'orderNumber',
  'cashReference',
  'amountEuro',
  'paymentMethod',
  'state',
  'requestedAt',
  'refundedAt',
];

/** The list as CSV, with decimal commas; another currency stands behind its amount. */
export function refundTasksAsCsv(tasks: readonly RefundTask[]): string {
  const lines = tasks.map((task) => [
    task.transactionId,
    task.orderNumber,
    task.cashReference ?? '',
    (task.amountCents / 100).toFixed(2).replace('.', ',') +
      (task.currency === 'EUR' ? '' : ` ${task.currency}`),
    task.paymentMethod,
    task.state,
    task.requestedAt,
    task.refundedAt ?? '',
  ]);
  return csvOf([HEADER, ...lines]);
}

/**
 * The call of the cash office after it has made a refund; repeating it changes nothing.
 *
 * @returns a function with the transaction and the reference of the refund in the books of the cash office
 */
export function refundReports({
  database,
  jobs,
  now,
}: {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly now: () => Date;
}) {
  return async (transactionId: string, refundId: string): Promise<void> => {
    const known = await findAttempt(database, transactionId);
    if (!known) throw notFound();
    await database.transaction(async (transaction) => {
      await lockOrder(transaction, known.order_number);
      const attempt = await findAttempt(transaction, transactionId, true);
      if (attempt?.refund_status === 'REFUNDED') return;
      if (attempt?.refund_status !== 'REQUESTED') throw conflict('ORDER_STATE');
      await recordRefund(transaction, jobs, attempt, refundId, now());
    });
    jobs.wake();
  };
}
