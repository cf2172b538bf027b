import { formatDate } from '../pdf/parcel-description.ts';
import { MARGIN, sheetSize } from '../pdf/page-layout.ts';
import { FICTIONAL_NOTICE } from '../pdf/notices.ts';
import { paletteOf } from '../pdf/palette.ts';
import { PdfDocument } from '../pdf/pdf-document.ts';
import type { StructureElement, PagePoint, TextStyle } from '../pdf/pdf-document.ts';
import type { InvoiceItem, InvoiceRequest } from '../orders/read-invoice.ts';

const LEFT = 25;
const RIGHT = 185;
/** Right edges of the three columns of amounts, in millimetres. */
const COLUMNS = [132, 158, RIGHT] as const;
const STEP = 7;
/** Number of rows on a page with heading and on a page without one. */
const LINES = { first: 18, other: 33 } as const;

const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
const money = (cents: number): string => euros.format(cents / 100).replace('\u00A0', ' ');
const palette = paletteOf('BW');
const plain: TextStyle = { size: 10, color: palette.text };
const strong: TextStyle = { ...plain, weight: 'bold' };

const TITLES = { INVOICE: 'Rechnung', FEE_NOTICE: 'Gebührenbescheid' } as const;

/** The lines below the total. */
function paymentLines({ kind, orderNumber }: InvoiceRequest): readonly string[] {
  if (kind === 'INVOICE') return ['Der Betrag ist bezahlt.'];
  return [
    'Bitte überweisen Sie den Betrag innerhalb von 14 Tagen auf das Konto',
    'Landeskasse Lindenmark, IBAN DE00 0000 0000 0000 0000 00 (fiktiv).',
    `Verwendungszweck: ${orderNumber}`,
  ];
}

/** Draws one row of the table. */
function row(
  pdf: PdfDocument,
  table: StructureElement,
  y: number,
  cells: readonly string[],
  style: TextStyle,
  type: 'TH' | 'TD',
): void {
  const line = pdf.element('TR', table);
  cells.forEach((text, index) => {
    const right = COLUMNS[index - 1];
    const room = COLUMNS[0] - LEFT - 16;
    const size = Math.min(
      style.size,
      index === 0 ? (style.size * room) / pdf.width(text, style) : style.size,
    );
    const spot: PagePoint = [right ?? LEFT, y];
    const align = right === undefined ? 'left' : 'right';
    pdf.content(line, type, () => pdf.text(text, spot, { ...style, size, align }));
  });
  line.end();
}

const cellsOf = (item: InvoiceItem): readonly string[] => [
  `${item.number}. ${item.description}`,
  money(item.priceNet),
  money(item.vatAmount),
  money(item.priceGross),
];

function heading(pdf: PdfDocument, section: StructureElement, invoice: InvoiceRequest): number {
  const { recipient } = invoice;
  const lines: readonly [string, number, string, TextStyle][] = [
    ['P', 30, 'Landesvermessung Lindenmark', { ...plain, color: palette.mutedText }],
    ['P', 45, recipient.name, plain],
    ['P', 50.5, recipient.street, plain],
    ['P', 56, `${recipient.zipCode} ${recipient.city}`, plain],
    ['H1', 80, TITLES[invoice.kind], { ...strong, size: 20 }],
    ['P', 88, `Auftrag ${invoice.orderNumber} · ${formatDate(invoice.issuedAt)}`, plain],
  ];
  for (const [type, y, text, style] of lines) {
    if (text) pdf.content(section, type, () => pdf.text(text, [LEFT, y], style));
  }
  return 102;
}

/** Draws an invoice or fee notice as a tagged PDF on sheets of A4. */
export async function drawInvoice(invoice: InvoiceRequest): Promise<Uint8Array> {
  const title = `${TITLES[invoice.kind]} zum Auftrag ${invoice.orderNumber}`;
  const pdf = new PdfDocument({ title, subject: title, date: new Date(invoice.issuedAt) });
  const size = sheetSize('A4', 'PORTRAIT');
  pdf.addPage(size);
  const section = pdf.element('Sect');
  let y = heading(pdf, section, invoice);
  let left: number = LINES.first;
  const table = pdf.element('Table', section);
  row(pdf, table, y, ['Position', 'Netto', 'Umsatzsteuer', 'Brutto'], strong, 'TH');
  for (const item of invoice.items) {
    if (left === 0) {
      pdf.addPage(size);
      [y, left] = [30, LINES.other];
    }
    y += STEP;
    left -= 1;
    row(pdf, table, y, cellsOf(item), plain, 'TD');
  }
  const sum = (name: 'priceNet' | 'vatAmount' | 'priceGross'): string =>
    money(invoice.items.reduce((total, item) => total + item[name], 0));
  y += STEP + 2;
  row(pdf, table, y, ['Summe', sum('priceNet'), sum('vatAmount'), sum('priceGross')], strong, 'TD');
  table.end();
  for (const [index, text] of paymentLines(invoice).entries()) {
    pdf.content(section, 'P', () => pdf.text(text, [LEFT, y + 14 + index * 5.5], plain));
  }
  const small: TextStyle = { size: 8, color: palette.mutedText };
  pdf.content(section, 'P', () =>
    pdf.text(FICTIONAL_NOTICE, [LEFT, size.height - MARGIN - 5], small),
  );
  section.end();
  return await pdf.finish();
}
