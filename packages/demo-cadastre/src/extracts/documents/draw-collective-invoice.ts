import type { CollectiveInvoiceRequest } from '../model.ts';
import { formatDate } from '../pdf/parcel-description.ts';
import { addItems, money, startLetter } from './invoice-parts.ts';
import type { Letterhead } from './letterhead.ts';

const TITLES = { INVOICE: 'Sammelrechnung', CREDIT_NOTE: 'Gutschrift' } as const;

const MONTHS = new Intl.DateTimeFormat('de-DE', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** "November 2026". */
const monthText = (month: string): string => MONTHS.format(new Date(`${month}-01T00:00:00Z`));

/** An item with its order and the file number of the client. */
const describe = (item: CollectiveInvoiceRequest['items'][number]): string =>
  [
    `${item.kind === 'CREDIT' ? 'Gutschrift: ' : ''}${item.description}`,
    `Auftrag ${item.orderNumber}`,
    ...(item.fileNumber ? [`Geschäftszeichen ${item.fileNumber}`] : []),
  ].join('; ');

/** Draws the invoice or credit note of an organisation for a month as a tagged PDF. */
export async function drawCollectiveInvoice(
  issuer: Letterhead,
  invoice: CollectiveInvoiceRequest,
): Promise<Uint8Array> {
  const { invoiceNumber: number, kind, month, issuedAt, dueOn, recipient, items } = invoice;
  const name = TITLES[kind];
  const title = `${name} ${number}`;
  const { layout, finish } = startLetter(issuer, recipient, {
    title,
    subject: title,
    heading: title,
    number,
    issuedAt,
  });
  layout.heading(1, name);
  layout.facts([
    ['Rechnungsnummer', number],
    ['Rechnungsdatum', formatDate(issuedAt)],
    ['Leistungsmonat', monthText(month)],
    ...(invoice.buyerReference ? [['Leitweg-ID', invoice.buyerReference] as const] : []),
    ['Steuernummer', '000/000/00000 (fiktiv)'],
  ]);
  layout.heading(2, 'Leistungen');
  addItems(
    layout,
    items.map((item, index) => ({ ...item, number: index + 1, description: describe(item) })),
  );
  layout.heading(2, 'Zahlung');
  const sum = items.reduce((total, { priceGross }) => total + priceGross, 0);
  if (sum > 0) {
    layout.paragraph('Bitte überweisen Sie den Betrag auf dieses Konto:');
    layout.facts([
      ['Betrag', money(sum)],
      ['Fällig am', formatDate(`${dueOn}T12:00:00Z`)],
      ['Empfänger', issuer.name],
      ['IBAN', 'DE00 0000 0000 0000 0000 00 (fiktiv)'],
      ['Verwendungszweck', number],
    ]);
  } else {
    layout.paragraph(
      sum < 0
        ? `Wir überweisen Ihnen ${money(-sum)}. Sie müssen nichts tun.`
        : 'Sie müssen nichts überweisen.',
    );
  }
  return await finish();
}
