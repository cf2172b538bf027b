import { type Column, TextLayout } from '@portal/tagged-pdf';
import type { InvoiceItem, InvoiceRequest } from '../model.ts';
import { paletteOf } from '../pdf/palette.ts';
import { formatDate } from '../pdf/parcel-description.ts';
import type { Letterhead } from './letterhead.ts';
import { startDocument } from '../pdf/start-document.ts';
import { PageFrame } from './page-frame.ts';

const COLUMNS: readonly Column[] = [
  { title: 'Nr.', width: 11, align: 'right' },
  { title: 'Leistung', width: 77 },
  { title: 'Netto', width: 24, align: 'right' },
  { title: 'Umsatzsteuer', width: 29, align: 'right' },
  { title: 'Brutto', width: 24, align: 'right' },
];

/** Top of the address field and of the heading in millimetres (DIN 5008, form A for window envelopes). */
const ADDRESS_TOP = 44;
const HEADING_TOP = 80;

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

const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
const money = (cents: number): string => euros.format(cents / 100).replace('\u00A0', ' ');

/** Keeps the number of a section or parcel on the line of its name. */
const keepNumbers = (text: string): string =>
  text.replaceAll(/(Flur|Flurstück) (?=\d)/g, '$1\u00A0');

/** The month of the service, which an invoice may name instead of the day (§ 31 Absatz 4 UStDV, LOOK-3): "November 2026". */
const monthOf = (instant: string): string =>
  new Date(instant).toLocaleDateString('de-DE', {
    timeZone: 'Europe/Berlin',
    month: 'long',
    year: 'numeric',
  });

/** The number of an invoice or fee notice; there is one of each kind for an order at most. */
function invoiceNumber({
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
  const pdf = startDocument({ title, subject: `${title}: ${number}`, date: new Date(issuedAt) });
  const { name, contact } = issuer;
  const layout = new TextLayout(
    pdf,
    new PageFrame(pdf, paletteOf('COLOR'), {
      title: `${texts.title} ${number}`,
      letterhead: issuer,
      reference: number,
      verification: null,
    }),
  );
  layout.moveTo(ADDRESS_TOP);
  layout.paragraph(`${name}, ${contact.split(' · ')[0]}`, { isSmall: true });
  layout.space(2);
  layout.paragraph([
    recipient.name,
    recipient.street,
    `${recipient.zipCode} ${recipient.city}`.trim(),
  ]);
  layout.moveTo(HEADING_TOP);
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
  addItems(layout, invoice);
  if (kind === 'INVOICE') addPayment(layout, invoice);
  else addDemand(layout, issuer, invoice);
  layout.finish();
  return await pdf.finish();
}

function addItems(layout: TextLayout, { items }: InvoiceRequest): void {
  const total = (name: 'priceNet' | 'vatAmount' | 'priceGross'): number =>
    items.reduce((sum, item) => sum + item[name], 0);
  const totals = [total('priceNet'), total('vatAmount'), total('priceGross')].map(money);
  layout.table(COLUMNS, [
    ...items.map(({ number, description, priceNet, vatAmount, priceGross }, index) => ({
      cells: [
        // PDF and copies of one extract have one number.
        items[index - 1]?.number === number ? '' : String(number),
        keepNumbers(description),
        money(priceNet),
        money(vatAmount),
        money(priceGross),
      ],
    })),
    { cells: ['', 'Gesamtbetrag', ...totals], isTotal: true },
  ]);
  for (const note of vatNotes(items)) layout.paragraph(note);
}

/** The rate of an item in per cent: as it was sent, else as its amounts say. */
const rateOf = ({ vatRate, vatAmount, priceNet }: InvoiceItem): number =>
  vatRate ?? (priceNet === 0 ? 0 : Math.round((vatAmount / priceNet) * 100));

const percent = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 });

/** The tax and the net amount of some items. */
const sumOf = (some: readonly InvoiceItem[]) => ({
  vatAmount: some.reduce((sum, { vatAmount }) => sum + vatAmount, 0),
  priceNet: some.reduce((sum, { priceNet }) => sum + priceNet, 0),
});

/** States each rate of the tax with its net amount, which an invoice must name (§ 14 UStG), or that there is none. */
function vatNotes(items: readonly InvoiceItem[]): readonly string[] {
  // Without rates, one for the whole: small amounts would be rounded to others.
  const isSent = items.some(({ vatRate }) => vatRate !== undefined);
  const total = sumOf(items);
  if (total.vatAmount === 0) {
    return ['Für diese amtlichen Leistungen fällt keine Umsatzsteuer an (§ 2b UStG).'];
  }
  if (!isSent) {
    const rate = Math.round((total.vatAmount / total.priceNet) * 100);
    return [`Der Gesamtbetrag enthält ${rate}\u00A0% Umsatzsteuer.`];
  }
  const byRate = [...Map.groupBy(items, rateOf)].toSorted(([one], [other]) => other - one);
  return byRate.map(([rate, some]) => {
    const { vatAmount, priceNet } = sumOf(some);
    return rate === 0
      ? `Ohne Umsatzsteuer: ${money(priceNet)} für amtliche Leistungen (§ 2b UStG).`
      : `${percent.format(rate)}\u00A0% Umsatzsteuer auf ${money(priceNet)}: ${money(vatAmount)}.`;
  });
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
  layout.paragraph('Bitte überweisen Sie den Betrag auf dieses Konto:');
  layout.facts([
    ['Betrag', money(items.reduce((sum, { priceGross }) => sum + priceGross, 0))],
    ['Fällig am', formatDate(due)],
    ['Zahlungsart', PAYMENT_METHODS.BANK_TRANSFER ?? ''],
    ['Empfänger', name],
    ['IBAN', 'DE00 0000 0000 0000 0000 00 (fiktiv)'],
    ['Verwendungszweck', orderNumber],
  ]);
  layout.heading(2, 'Rechtsbehelfsbelehrung');
  layout.paragraph(
    `Sie können gegen diesen Bescheid innerhalb eines Monats nach Bekanntgabe Widerspruch einlegen. Schreiben Sie an: ${name}, ${contact.split(' · ')[0]}. Sie können ihn auch elektronisch (§\u00A03a Absatz\u00A02 VwVfG) oder dort zur Niederschrift einlegen.`,
  );
  layout.paragraph(
    'Der Widerspruch hat keine aufschiebende Wirkung (§\u00A080 Absatz\u00A02 Satz\u00A01 Nummer\u00A01 VwGO). Bitte zahlen Sie auch dann bis zum Fälligkeitstag. Dieser Bescheid wurde automatisch erstellt und ist ohne Unterschrift gültig (§\u00A037 Absatz\u00A05 VwVfG).',
  );
}
