import { type Column, TextLayout } from '@portal/tagged-pdf';
import type { InvoiceItem, PostalAddress } from '../model.ts';
import { paletteOf } from '../pdf/palette.ts';
import { startDocument } from '../pdf/start-document.ts';
import type { Letterhead } from './letterhead.ts';
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

const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
/** Cents as euros; an amount that is given back has a minus sign, not a hyphen. */
export const money = (cents: number): string =>
  euros
    .format(cents / 100)
    .replace('\u00A0', ' ')
    .replace('-', '\u2212');

/** Keeps the number of a section or parcel on the line of its name. */
const keepNumbers = (text: string): string =>
  text.replaceAll(/(Flur|Flurstück) (?=\d)/g, '$1\u00A0');

/** Starts a letter with the number of its document on each page, up to its heading. @returns the layout, and what ends the file */
export function startLetter(
  issuer: Letterhead,
  recipient: PostalAddress,
  letter: {
    readonly title: string;
    readonly subject: string;
    /** Such as "Rechnung RE-…", on each page. */
    readonly heading: string;
    readonly number: string;
    readonly issuedAt: string;
  },
): { readonly layout: TextLayout; readonly finish: () => Promise<Uint8Array> } {
  const { title, subject, heading, number, issuedAt } = letter;
  const pdf = startDocument({ title, subject, date: new Date(issuedAt) });
  const layout = new TextLayout(
    pdf,
    new PageFrame(pdf, paletteOf('COLOR'), {
      title: heading,
      letterhead: issuer,
      reference: number,
      verification: null,
    }),
  );
  beginLetter(layout, issuer, recipient);
  return {
    layout,
    finish: () => {
      layout.finish();
      return pdf.finish();
    },
  };
}

/** The address field of a letter; what follows is its heading. */
function beginLetter(
  layout: TextLayout,
  { name, contact }: Letterhead,
  recipient: PostalAddress,
): void {
  layout.moveTo(ADDRESS_TOP);
  layout.paragraph(`${name}, ${contact.split(' · ')[0]}`, { isSmall: true });
  layout.space(2);
  layout.paragraph([
    recipient.name,
    recipient.street,
    `${recipient.zipCode} ${recipient.city}`.trim(),
  ]);
  layout.moveTo(HEADING_TOP);
}

/** The table of what is charged, with the sums and each rate of the tax. */
export function addItems(layout: TextLayout, items: readonly InvoiceItem[]): void {
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
  const isTaxed = items.some((item) => rateOf(item) > 0);
  if (!isTaxed && total.vatAmount === 0) {
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
