import type { Land, LandParcel } from '../../land/model.ts';
import { FICTIONAL_NOTICE, provisioningText } from '../map/title-block.ts';
import { formatDate, describeParcel } from '../pdf/parcel-description.ts';
import type { ExtractOrder, ExtractPosition, Verification } from '../model.ts';
import { MARGIN, sheetSize } from '../pdf/page-layout.ts';
import { paletteOf } from '../pdf/palette.ts';
import type { Palette } from '../pdf/palette.ts';
import type { StructureElement, PdfDocument, TextStyle } from '../pdf/pdf-document.ts';
import { drawQrCode, QR_SIZE } from '../pdf/qr-code.ts';

const LEFT = 25;
const VALUE = 75;
const STEP = 6.5;

/** Titles of the two documents without map. */
export const TEXT_TITLES = {
  register: 'Flurstücks- und Eigentumsnachweis',
  description: 'Flurstücksnachweis',
} as const;

/**
 * Adds the page of a document without map: parcel, use and booking sheet, and for an owner extract the owners.
 * It never contains the customer's justification.
 */
export function addTextPage(
  pdf: PdfDocument,
  land: Land,
  parcel: LandParcel,
  order: ExtractOrder,
  position: ExtractPosition,
  kind: keyof typeof TEXT_TITLES,
): void {
  const size = sheetSize(position.pageFormat, position.pageOrientation);
  pdf.addPage(size);
  const section = pdf.element('Sect');
  const page = new TextPage(pdf, section, paletteOf(position.colorPalette));
  const names = describeParcel(land, parcel);
  page.title(TEXT_TITLES[kind], names.authority?.name ?? '');
  page.facts('Flurstück', [
    ['Gemarkung', names.subdistrict],
    ['Flur', names.section],
    ['Flurstück', names.number],
    ['Kennzeichen', parcel.id],
    ['Fläche', names.area],
    ['Nutzung', names.use],
    ['Lage', addressesOf(land, parcel)],
  ]);
  page.facts('Buchung', [
    ['Grundbuchbezirk', names.district],
    ['Buchungsblatt', parcel.register.sheet],
  ]);
  if (kind === 'register') {
    const owners = land.owners(parcel.register.districtId, parcel.register.sheet);
    page.facts(
      'Eigentümerinnen und Eigentümer',
      owners.map(({ name, birthDate, share }) => [
        `Anteil ${share}`,
        birthDate ? `${name}, geboren am ${formatDate(birthDate)}` : name,
      ]),
    );
  }
  page.facts('Auftrag', [
    ['Auftragsnummer', order.orderNumber],
    ['Datum', formatDate(order.orderedAt)],
    ['Ausfertigung', provisioningText(position)],
  ]);
  if (order.verification)
    page.verification(order.verification, size.height - MARGIN - 12 - QR_SIZE);
  page.footer(FICTIONAL_NOTICE, size.height - MARGIN - 5);
  section.end();
}

function addressesOf(land: Land, parcel: LandParcel): string {
  const found = land.addresses.filter(({ parcelId }) => parcelId === parcel.id);
  const shown = found.slice(0, 2).map(({ street, houseNumber, zipCode, city }) => {
    return `${street} ${houseNumber}, ${zipCode} ${city}`;
  });
  const more = found.length > 2 ? [`und ${found.length - 2} weitere`] : [];
  return [...shown, ...more].join('; ') || 'ohne Anschrift';
}

/** Lays out a page from top to bottom. */
class TextPage {
  readonly #pdf: PdfDocument;
  readonly #section: StructureElement;
  readonly #palette: Palette;
  #y = 30;

  constructor(pdf: PdfDocument, section: StructureElement, palette: Palette) {
    this.#pdf = pdf;
    this.#section = section;
    this.#palette = palette;
  }

  /** The heading of the page with the authority above it. */
  title(text: string, authority: string): void {
    const { text: ink, mutedText: soft } = this.#palette;
    this.#line('P', authority, { size: 10, color: soft }, 8);
    this.#line('P', 'Auszug aus dem Liegenschaftskataster', { size: 10, color: soft }, 9);
    this.#line('H1', text, { size: 20, weight: 'bold', color: ink }, 6);
  }

  /** A heading with pairs of label and value below it. */
  facts(heading: string, facts: readonly (readonly [string, string])[]): void {
    const pdf = this.#pdf;
    const { text: ink, mutedText: soft } = this.#palette;
    this.#y += 8;
    this.#line('H2', heading, { size: 12, weight: 'bold', color: ink }, 2.5);
    const rule = this.#y;
    pdf.artifact(() => {
      const line = [
        [LEFT, rule],
        [185, rule],
      ] as const;
      pdf.lines([line], soft, 0.18, false);
    });
    this.#y += STEP;
    const list = pdf.element('L', this.#section);
    for (const [label, value] of facts) {
      const y = this.#y;
      const item = pdf.element('LI', list);
      const style: TextStyle = { size: 10, color: ink };
      const size = Math.max(7, Math.min(10, (10 * (185 - VALUE)) / pdf.width(value, style)));
      const pale: TextStyle = { size: 10, color: soft };
      pdf.content(item, 'Lbl', () => pdf.text(label, [LEFT, y], pale));
      pdf.content(item, 'LBody', () => pdf.text(value, [VALUE, y], { ...style, size }));
      item.end();
      this.#y += STEP;
    }
    list.end();
  }

  /** The code by which anybody can check the document, at a height in millimetres. */
  verification(verification: Verification, y: number): void {
    const pdf = this.#pdf;
    const { text: ink, mutedText: soft } = this.#palette;
    drawQrCode(pdf, this.#section, verification, [LEFT - 1, y], ink);
    const lines: readonly [string, TextStyle][] = [
      ['Echtheit prüfen', { size: 10, weight: 'semibold', color: ink }],
      [verification.code, { size: 10, color: ink }],
      [verification.url, { size: 8, color: soft }],
    ];
    lines.forEach(([text, style], index) => {
      const spot = [LEFT + QR_SIZE + 3, y + 6 + index * 5.5] as const;
      pdf.content(this.#section, 'P', () => pdf.text(text, spot, style));
    });
  }

  /** A small line at a height in millimetres. */
  footer(text: string, y: number): void {
    this.#y = y;
    this.#line('P', text, { size: 8, color: this.#palette.mutedText }, 0);
  }

  #line(type: string, text: string, style: TextStyle, after: number): void {
    const y = this.#y;
    this.#pdf.content(this.#section, type, () => this.#pdf.text(text, [LEFT, y], style));
    this.#y += after;
  }
}
