import { describePosition } from '../order-description.ts';
import type { Queryable } from '../../db/database.ts';
import type { InvoiceRequest } from '../../ports/authority.ts';
import { priceFromGross } from '../../products/price.ts';
import {
  cashReferenceOf,
  chargeablePositions,
  findPositions,
  type StoredOrder,
  type StoredPosition,
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

type Item = InvoiceRequest['items'][number];
type Amounts = Pick<Item, 'priceNet' | 'vatAmount' | 'priceGross'>;

const amounts = ({ priceNet, vatAmount, priceGross }: Amounts): Amounts => ({
  priceNet,
  vatAmount,
  priceGross,
});

/** The items of a position: with PDF and copies one for each, so that each has its amount (PAGE-9). */
export function itemsOf(position: StoredPosition): Item[] {
  const { number, price, order_pdf: isPdf, copies, product } = position;
  // The rate of the price, which an earlier catalogue may have had.
  const rate = product.vatRate === undefined ? {} : { vatRate: price.vatRate };
  if (!isPdf || copies === 0) {
    return [{ number, description: describePosition(position), ...amounts(price), ...rate }];
  }
  const pdf = priceFromGross(product.priceBasePdf.priceGross, price.vatRate);
  // The rest, so that rounded amounts have the sum of the order.
  const paper = {
    priceNet: price.priceNet - pdf.priceNet,
    vatAmount: price.vatAmount - pdf.vatAmount,
    priceGross: price.priceGross - pdf.priceGross,
  };
  return [
    { number, description: describePosition({ ...position, copies: 0 }), ...amounts(pdf), ...rate },
    { number, description: describePosition({ ...position, order_pdf: false }), ...paper, ...rate },
  ];
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
    items: positions.flatMap(itemsOf),
  };
}
