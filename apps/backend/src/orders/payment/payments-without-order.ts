import type { PaymentWithoutOrder } from '@portal/api';
import type { Queryable } from '../../db/database.ts';
import { type PurgeRule, someOf } from '../../db/purge-rule.ts';
import type { Transaction } from '../../ports/payment.ts';

/** They are listed for as long as audit lines of orders are. */
export const EXPIRED_PAYMENTS: PurgeRule = [
  'paymentsWithoutOrder',
  `delete from payments_without_order where ${someOf('select ctid from payments_without_order where noticed_at < $1')}`,
  'audit',
];

/** Records a payment that the portal cannot assign; a repeated notification changes nothing. */
export async function recordPaymentWithoutOrder(
  store: Queryable,
  { transactionId, reference, amountCents, currency }: Transaction,
  at: Date,
): Promise<void> {
  await store.query(
    `insert into payments_without_order (transaction_id, reference, amount_cents, currency, noticed_at)
     values ($1, $2, $3, $4, $5) on conflict (transaction_id) do nothing`,
    [transactionId, reference ?? '', amountCents, currency ?? 'EUR', at.toISOString()],
  );
}

/** Removes a payment whose order is known after all, for example after a back-up was restored. */
export async function forgetPaymentWithoutOrder(
  store: Queryable,
  transactionId: string,
): Promise<void> {
  await store.query('delete from payments_without_order where transaction_id = $1', [
    transactionId,
  ]);
}

/** At most so many are listed. */
const MAX_LISTED = 1000;

/** The payments without an order for the cash office, the latest first; no personal data (OPS-11). */
export async function listPaymentsWithoutOrder(store: Queryable): Promise<PaymentWithoutOrder[]> {
  const rows = await store.query<{
    transaction_id: string;
    reference: string;
    amount_cents: string;
    currency: string;
    noticed_at: Date;
  }>(
    `select transaction_id, reference, amount_cents::text, currency, noticed_at from payments_without_order
     order by noticed_at desc, transaction_id limit ${MAX_LISTED}`,
  );
  return rows.map((row) => ({
    transactionId: row.transaction_id,
    reference: row.reference,
    amountCents: Number(row.amount_cents),
    currency: row.currency,
    noticedAt: row.noticed_at.toISOString(),
  }));
}
