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
 * What the customer gave as legitimate interest is never part of it.
 */
export function addTextPage(
  paper: PdfDocument,
  land: Land,
  parcel: LandParcel,
  order: ExtractOrder,
  position: ExtractPosition,
  kind: keyof typeof TEXT_TITLES,
): void {
  const size = sheetSize(position.pageFormat, position.pageOrientation);
  paper.addPage(size);
  const section = paper.element('Sect');
  const page = new TextPage(paper, section, paletteOf(position.colorPalette));
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

/** Writes a page from top to bottom. */
class TextPage {
  readonly #paper: PdfDocument;
  readonly #section: StructureElement;
  readonly #palette: Palette;
  #y = 30;

  constructor(paper: PdfDocument, section: StructureElement, palette: Palette) {
    this.#paper = paper;
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
    const paper = this.#paper;
    const { text: ink, mutedText: soft } = this.#palette;
    this.#y += 8;
    this.#line('H2', heading, { size: 12, weight: 'bold', color: ink }, 2.5);
    const rule = this.#y;
    paper.artifact(() => {
      const line = [
        [LEFT, rule],
        [185, rule],
      ] as const;
      paper.lines([line], soft, 0.18, false);
    });
    this.#y += STEP;
    const list = paper.element('L', this.#section);
    for (const [label, value] of facts) {
      const y = this.#y;
      const item = paper.element('LI', list);
      const style: TextStyle = { size: 10, color: ink };
      const size = Math.max(7, Math.min(10, (10 * (185 - VALUE)) / paper.width(value, style)));
      const pale: TextStyle = { size: 10, color: soft };
      paper.content(item, 'Lbl', () => paper.text(label, [LEFT, y], pale));
      paper.content(item, 'LBody', () => paper.text(value, [VALUE, y], { ...style, size }));
      item.end();
      this.#y += STEP;
    }
    list.end();
  }

  /** The code by which anybody can check the document, at a height in millimetres. */
  verification(verification: Verification, y: number): void {
    const paper = this.#paper;
    const { text: ink, mutedText: soft } = this.#palette;
    drawQrCode(paper, this.#section, verification, [LEFT - 1, y], ink);
    const lines: readonly [string, TextStyle][] = [
      ['Echtheit prüfen', { size: 10, weight: 'semibold', color: ink }],
      [verification.code, { size: 10, color: ink }],
      [verification.url, { size: 8, color: soft }],
    ];
    lines.forEach(([text, style], index) => {
      const spot = [LEFT + QR_SIZE + 3, y + 6 + index * 5.5] as const;
      paper.content(this.#section, 'P', () => paper.text(text, spot, style));
    });
  }

  /** A small line at a height in millimetres. */
  footer(text: string, y: number): void {
    this.#y = y;
    this.#line('P', text, { size: 8, color: this.#palette.mutedText }, 0);
  }

  #line(type: string, text: string, style: TextStyle, after: number): void {
    const y = this.#y;
    this.#paper.content(this.#section, type, () => this.#paper.text(text, [LEFT, y], style));
    this.#y += after;
  }
}
