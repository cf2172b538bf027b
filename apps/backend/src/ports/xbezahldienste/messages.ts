import { check, fallback, number, object, optional, pipe, regex, string, transform } from 'valibot';
import type { XBezahldiensteSettings } from '../../config/payment-file.ts';
import {
  AMOUNT,
  CURRENCY,
  PAGE,
  type PaymentItem,
  type PaymentOrder,
  textOf,
  type TransactionStatus,
} from '../payment.ts';

/** Characters of `purpose`: letters without umlauts, digits, blanks, hyphens. */
const NOT_OF_PURPOSE = /[^A-Za-z0-9 -]/g;

/** Characters of `description`: Latin letters, digits, blanks, hyphens, commas, full stops. */
const NOT_OF_DESCRIPTION = /[^A-Za-z0-9À-ſ ,.-]/g;

const MAX_PURPOSE = 27;
const MAX_DESCRIPTION = 250;

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

const plain = (text: string): string =>
  text
    .replaceAll(/[äöüß]/gi, (letter) => {
      const pair = UMLAUTS[letter.toLowerCase()] ?? '';
      return letter === letter.toLowerCase() ? pair : pair.charAt(0).toUpperCase() + pair.slice(1);
    })
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '');

const squeezed = (text: string): string => text.replaceAll(/ +/g, ' ').trim();

/** A text in the character set of `purpose`, at most 27 characters. */
export const purposeOf = (text: string): string =>
  squeezed(plain(text).replaceAll(NOT_OF_PURPOSE, ' ')).slice(0, MAX_PURPOSE).trim();

/** A text in the character set of `description`, at most 250 characters; a parcel 114/2 stays readable as 114-2. */
export const descriptionOf = (text: string): string =>
  squeezed(
    text
      .normalize('NFC')
      .replaceAll(/[/–—]|(?<=\d):(?=\d)/g, '-')
      .replaceAll(/[:;(]/g, ', ')
      .replaceAll(NOT_OF_DESCRIPTION, ' ')
      .replaceAll(/ +,/g, ','),
  )
    .slice(0, MAX_DESCRIPTION)
    .trim();

/** Decimal euro of whole cents: the nearest number with two decimal places, as JSON writes it. */
export const euros = (cents: number): number => Number((cents / 100).toFixed(2));

/** Whole cents of decimal euro. */
export const cents = (amount: number): number => Math.round(amount * 100);

/** The cash office of an order: that of the authority of its parcels; with several, the one they have in common. */
export function endpointOf(
  { endpoint, endpoints }: XBezahldiensteSettings,
  items: readonly Pick<PaymentItem, 'authorityId'>[],
): string {
  const found = new Set(
    items.map(({ authorityId }) => endpoints[authorityId ?? '']?.endpoint ?? endpoint),
  );
  const [only = endpoint, ...others] = found;
  return others.length === 0 ? only : endpoint;
}

function itemOf(settings: XBezahldiensteSettings, reference: string, item: PaymentItem) {
  const net = euros(item.netCents);
  const tax = euros(item.taxCents);
  return {
    id: String(item.number),
    reference,
    description: descriptionOf(item.description),
    taxRate: item.taxRate,
    quantity: 1,
    totalNetAmount: net,
    totalTaxAmount: tax,
    singleNetAmount: net,
    singleTaxAmount: tax,
    bookingData: {
      ...settings.bookingData,
      ...settings.endpoints[item.authorityId ?? '']?.bookingData,
    },
  };
}

/**
 * The PaymentRequest of XBezahldienste 1.0.0. No data of the person: the service asks for what it needs.
 *
 * @param requestId ours; the service opens one transaction for it
 * @throws Error when the items do not add up to the amount, which the service would refuse
 */
export function paymentRequestOf(
  settings: XBezahldiensteSettings,
  order: PaymentOrder,
  requestId: string,
  at: Date,
) {
  const sum = order.items.reduce((all, item) => all + item.netCents + item.taxCents, 0);
  if (sum !== order.amountCents) throw new Error('The items do not add up to the amount.');
  return {
    requestId,
    requestTimestamp: at.toISOString(),
    currency: order.currency,
    grosAmount: euros(order.amountCents),
    purpose: purposeOf(`Auftrag ${order.reference}`),
    description: descriptionOf(order.description),
    redirectUrl: `${order.returnUrl}/${requestId}`,
    items: order.items.map((item) => itemOf(settings, order.reference, item)),
  };
}

const STATUSES: Readonly<Record<string, TransactionStatus>> = {
  INITIAL: 'OPEN',
  PAYED: 'SUCCESS',
  FAILED: 'FAILED',
  CANCELED: 'CANCELLED',
};

/** The status of a transaction; one that the standard does not name is open until the service says more. */
export const statusOf = (status: string): TransactionStatus =>
  (Object.hasOwn(STATUSES, status) && STATUSES[status]) || 'OPEN';

/** The methods of the standard that the portal names; others stay `ONLINE`. */
export const METHODS = {
  CREDITCARD: 'CREDIT_CARD',
  PAYPAL: 'PAY_PAL',
  GIROPAY: 'GIROPAY',
  PAYDIRECT: 'PAYDIRECT',
} as const;

const INFORMATION = object({
  transactionId: pipe(string(), regex(/^[\w-]{1,100}$/)),
  transactionRedirectUrl: fallback(optional(PAGE), undefined),
  transactionReference: fallback(optional(textOf(200)), undefined),
  paymentMethod: fallback(optional(string()), undefined),
  status: string(),
});

/** A PaymentTransaction, as far as the portal reads it; `grosAmount` becomes cents. */
export const PAYMENT_TRANSACTION = object({
  paymentInformation: INFORMATION,
  paymentRequest: object({
    requestId: string(),
    grosAmount: pipe(
      number(),
      check((amount) => euros(cents(amount)) === amount),
      transform(cents),
      AMOUNT,
    ),
    currency: CURRENCY,
  }),
});
