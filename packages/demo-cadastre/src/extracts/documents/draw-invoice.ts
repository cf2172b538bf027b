import type { TextLayout } from '@portal/tagged-pdf';
import type { InvoiceRequest } from '../model.ts';
import { formatDate } from '../pdf/parcel-description.ts';
import type { Letterhead } from './letterhead.ts';
import { addItems, money, startLetter } from './invoice-parts.ts';

/** Days until a fee is due. */
const DAYS_TO_PAY = 14;
const DAY_MS = 86_400_000;

const TEXTS = {
  INVOICE: { title: 'Rechnung', prefix: 'RE', number: 'Rechnungsnummer', date: 'Rechnungsdatum' },
  FEE_NOTICE: { title: 'Gebührenbescheid', prefix: 'GB', number: 'Bescheidnummer', date: 'Datum' },
} as const;

const PAYMENT_METHODS: Readonly<Record<string, string>> = {
  BANK_TRANSFER: 'Überweisung',
  CREDIT_CARD: 'Kreditkarte',
  GIROPAY: 'giropay',
  ONLINE: 'Online-Zahlung',
  PAYDIRECT: 'paydirekt',
  PAY_PAL: 'PayPal',
  SEPA: 'SEPA-Lastschrift',
};

/** The month of the service, which an invoice may name instead of the day (§ 31 Absatz 4 UStDV, LOOK-3): "November 2026". */
const monthOf = (instant: string): string =>
  new Date(instant).toLocaleDateString('de-DE', {
    timeZone: 'Europe/Berlin',
    month: 'long',
    year: 'numeric',
  });

/** The number of an invoice or fee notice; there is one of each kind for an order at most. */
export function invoiceNumber({
  kind,
  orderNumber,
}: Pick<InvoiceRequest, 'kind' | 'orderNumber'>): string {
  return `${TEXTS[kind].prefix}-${orderNumber}`;
}

/** Draws an invoice or fee notice of the surveying authority as a tagged PDF. */
export async function drawInvoice(
  issuer: Letterhead,
  invoice: InvoiceRequest,
): Promise<Uint8Array> {
  const { kind, orderNumber, recipient, issuedAt } = invoice;
  const texts = TEXTS[kind];
  const number = invoiceNumber(invoice);
  const title = `${texts.title} zum Auftrag ${orderNumber}`;
  const { layout, finish } = startLetter(issuer, recipient, {
    title,
    subject: `${title}: ${number}`,
    heading: `${texts.title} ${number}`,
    number,
    issuedAt,
  });
  layout.heading(1, texts.title);
  layout.facts([
    [texts.number, number],
    [texts.date, formatDate(issuedAt)],
    ['Leistungsmonat', monthOf(issuedAt)],
    ['Auftragsnummer', orderNumber],
    ...(kind === 'INVOICE' ? [['Steuernummer', '000/000/00000 (fiktiv)'] as const] : []),
  ]);
  layout.heading(2, 'Leistungen');
  if (kind === 'FEE_NOTICE') {
    layout.paragraph(
      'Wir setzen diese Gebühren nach der Gebührenordnung für das Vermessungswesen fest:',
    );
    layout.space(2);
  }
  addItems(layout, invoice.items);
  if (kind === 'INVOICE') addPayment(layout, invoice);
  else addDemand(layout, issuer, invoice);
  return await finish();
}

function addPayment(
  layout: TextLayout,
  { paymentMethod, paidAt, issuedAt, cashReference }: InvoiceRequest,
): void {
  layout.heading(2, 'Zahlung');
  layout.facts([
    ['Zahlungsart', PAYMENT_METHODS[paymentMethod] ?? paymentMethod],
    ['Bezahlt am', formatDate(paidAt ?? issuedAt)],
    ...(cashReference === null ? [] : [['Kassenzeichen', cashReference] as const]),
  ]);
  layout.paragraph('Der Betrag ist bezahlt. Sie müssen nichts mehr überweisen.');
}

function addDemand(
  layout: TextLayout,
  { name, contact }: Letterhead,
  { items, issuedAt, orderNumber }: InvoiceRequest,
): void {
  const due = new Date(Date.parse(issuedAt) + DAYS_TO_PAY * DAY_MS).toISOString();
  layout.heading(2, 'Zahlung');
  const amount = money(items.reduce((sum, { priceGross }) => sum + priceGross, 0));
  layout.paragraph(`Bitte überweisen Sie ${amount} bis zum ${formatDate(due)} auf dieses Konto:`);
  layout.facts([
    ['Empfänger', name],
    ['IBAN', 'DE00 0000 0000 0000 0000 00 (fiktiv)'],
    ['Verwendungszweck', orderNumber],
  ]);
  layout.heading(2, 'Rechtsbehelfsbelehrung');
  // One paragraph, so that no part of it stands alone on the next page.
  layout.paragraph([
    `Sie können gegen diesen Bescheid innerhalb eines Monats nach Bekanntgabe Widerspruch einlegen. Schreiben Sie an: ${name}, ${contact.split(' · ')[0]}. Sie können ihn auch elektronisch (§\u00A03a Absatz\u00A02 VwVfG) oder dort zur Niederschrift einlegen.`,
    'Der Widerspruch hat keine aufschiebende Wirkung (§\u00A080 Absatz\u00A02 Satz\u00A01 Nummer\u00A01 VwGO). Bitte zahlen Sie auch dann bis zum Fälligkeitstag. Dieser Bescheid wurde automatisch erstellt und ist ohne Unterschrift gültig (§\u00A037 Absatz\u00A05 VwVfG).',
  ]);
}
