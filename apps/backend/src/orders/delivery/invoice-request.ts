import { describePosition } from '../order-description.ts';
import type { Queryable } from '../../db/database.ts';
import type { InvoiceRequest } from '../../ports/authority.ts';
import {
  cashReferenceOf,
  chargeablePositions,
  findPositions,
  type StoredOrder,
} from '../order-store.ts';

/** Whether the payment period ended without payment; such an order gets a fee notice instead of an invoice. */
export async function completedByTime(store: Queryable, orderNumber: string): Promise<boolean> {
  const rows = await store.query(
    `select 1 from audit where order_number = $1 and event = 'COMPLETED_BY_TIME'`,
    [orderNumber],
  );
  return rows.length > 0;
}

/** When the order was paid; null when it was not. */
async function paidAt(store: Queryable, orderNumber: string): Promise<Date | null> {
  const [paid] = await store.query<{ at: Date }>(
    `select at from audit where order_number = $1 and event = 'PAID'`,
    [orderNumber],
  );
  return paid?.at ?? null;
}

/** The request for an invoice or fee notice, with name and address. */
export async function invoiceRequest(
  store: Queryable,
  order: StoredOrder,
  portalUrl: string,
  at: Date,
): Promise<InvoiceRequest> {
  const { name, street, zipCode, city } = order.applicant;
  const paid = await paidAt(store, order.order_number);
  const reference = await cashReferenceOf(store, order.order_number);
  const positions = chargeablePositions(await findPositions(store, order.order_number));
  return {
    orderNumber: order.order_number,
    kind: (await completedByTime(store, order.order_number)) ? 'FEE_NOTICE' : 'INVOICE',
    publicFileName: order.invoice_file_name,
    callbackUrl: `${portalUrl}/api/invoice/${order.invoice_file_name}`,
    issuedAt: at.toISOString(),
    paymentMethod: order.payment_method ?? 'BANK_TRANSFER',
    ...(paid ? { paidAt: paid.toISOString() } : {}),
    ...(reference === null ? {} : { cashReference: reference }),
    recipient: { name, street, zipCode, city },
    items: positions.map((position) => ({
      number: position.number,
      description: describePosition(position),
      priceNet: position.price.priceNet,
      vatAmount: position.price.vatAmount,
      priceGross: position.price.priceGross,
    })),
  };
}
