import { describePosition } from '../order-description.ts';
import type { Queryable } from '../../db/database.ts';
import type { InvoiceRequest } from '../../ports/authority.ts';
import { priceOf } from '../../products/price.ts';
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

/** What a position is delivered as: each part has a fee of its own. */
function partsOf(position: StoredPosition): readonly StoredPosition[] {
  const none = { order_pdf: false, file_formats: null, copies: 0 } as const;
  const { order_pdf: isPdf, file_formats: formats, copies } = position;
  return [
    ...(isPdf ? [{ ...position, ...none, order_pdf: true }] : []),
    ...(formats ?? []).map((format) => ({ ...position, ...none, file_formats: [format] })),
    ...(copies > 0 ? [{ ...position, ...none, copies }] : []),
  ];
}

/** The items of a position: one for each of PDF, copies and files for other programs, so that each has its amount (PAGE-9, DATA-6). */
export function itemsOf(position: StoredPosition): Item[] {
  const { number, price, product } = position;
  const { vatRate } = price;
  const atRate = { ...product, vatRate };
  // The rate of the price, which an earlier catalogue may have had.
  const rate = product.vatRate === undefined ? {} : { vatRate };
  const parts = partsOf(position);
  let rest = amounts(price);
  return parts.map((part, index): Item => {
    const isLast = index === parts.length - 1;
    const { order_pdf: digital, copies: paperCopies, file_formats: fileFormats } = part;
    // The last one is the rest, so that rounded amounts have the sum of the order.
    const own = isLast ? rest : priceOf(atRate, { digital, paperCopies, fileFormats }, vatRate);
    rest = {
      priceNet: rest.priceNet - own.priceNet,
      vatAmount: rest.vatAmount - own.vatAmount,
      priceGross: rest.priceGross - own.priceGross,
    };
    return { number, description: describePosition(part), ...amounts(own), ...rate };
  });
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
