import type { Order, PaymentMethod, PaymentMethodName } from '@portal/api';
import type { OrderEvent } from './status.ts';

/** What follows from the method of a payment. */
export interface PaymentRow {
  /** The event that releases the order for delivery. */
  readonly event: OrderEvent & ('PAID' | 'BILLED_COLLECTIVELY');
  /** It is paid on the page of the payment provider. */
  readonly isPaidAtProvider: boolean;
  /** The order has an invoice or fee notice of its own; otherwise it is part of one for the month (ORG-5). */
  readonly hasOwnInvoice: boolean;
}

const AT_PROVIDER: PaymentRow = {
  event: 'PAID',
  isPaidAtProvider: true,
  hasOwnInvoice: true,
};

/** Every payment method in one row (SHAPE-3). */
export const PAYMENT_ROWS: Readonly<Record<PaymentMethodName, PaymentRow>> = {
  BANK_TRANSFER: AT_PROVIDER,
  COLLECTIVE: { event: 'BILLED_COLLECTIVELY', isPaidAtProvider: false, hasOwnInvoice: false },
  CREDIT_CARD: AT_PROVIDER,
  GIROPAY: AT_PROVIDER,
  ONLINE: AT_PROVIDER,
  PAYDIRECT: AT_PROVIDER,
  PAY_PAL: AT_PROVIDER,
  SEPA: AT_PROVIDER,
};

/** The account of an organisation for collective invoices, in cents (ORG-5). */
export interface CollectiveAccount {
  /** What may be open at a time. */
  readonly limitCents: number;
  /** What was ordered and not paid yet: not billed, or billed and unpaid; less than 0 after credits. */
  readonly openCents: number;
}

/** What an organisation may still order by collective invoice, in cents; at least 0. */
export const remainingCents = ({ limitCents, openCents }: CollectiveAccount): number =>
  Math.max(0, limitCents - openCents);

/** Whether an amount in cents fits into the limit of an organisation (ORG-5). */
export const fitsLimit = (account: CollectiveAccount, amountCents: number): boolean =>
  amountCents <= remainingCents(account);

/** Sorts by displayOrder, undefined last; the sort is stable (FLOW-16). */
export function sortPaymentMethods<Method extends Pick<PaymentMethod, 'displayOrder'>>(
  methods: readonly Method[],
): Method[] {
  return methods.toSorted((one, other) => {
    if (one.displayOrder === undefined) return other.displayOrder === undefined ? 0 : 1;
    if (other.displayOrder === undefined) return -1;
    return one.displayOrder - other.displayOrder;
  });
}

/** Whether the confirm button is enabled: an offered method is selected (FLOW-16). */
export function canConfirmPayment(
  chosen: string | null,
  methods: readonly Pick<PaymentMethod, 'method'>[],
): boolean {
  return methods.some(({ method }) => method === chosen);
}

/** Whether the payment page shows the cancel button: only without sensitive products (FLOW-16). */
export function canCancelAtPayment(order: {
  readonly orderPositions: readonly {
    readonly orderedProductDetails: Pick<
      Order['orderPositions'][number]['orderedProductDetails'],
      'sensitiveData'
    >;
  }[];
}): boolean {
  return order.orderPositions.every(
    ({ orderedProductDetails }) => !orderedProductDetails.sensitiveData,
  );
}

/** Whether `prevResult` of the pay route means that an earlier payment failed or was cancelled (FLOW-16). */
export function isFailedAttempt(prevResult: string | undefined): boolean {
  return prevResult === 'failed' || prevResult === 'cancel';
}
