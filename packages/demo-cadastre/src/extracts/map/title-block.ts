import { boxContains } from '../../land/geometry.ts';
import { landEstimateOf, formatLandEstimate } from '../../land/land-estimate.ts';
import type { Land, LandParcel } from '../../land/model.ts';
import { groupParcels } from '@portal/names/parcels';
import {
  MARGIN,
  type PagePoint,
  type PdfDocument,
  type Size,
  type StructureElement,
  type TextStyle,
} from '@portal/tagged-pdf';
import { type ExtractOrder, type ExtractPosition, titleOf } from '../model.ts';
import { copyForm, dataDate, FICTIONAL_NOTICE } from '../pdf/notices.ts';
import { mapField, TITLE_BLOCK_HEIGHT } from '../pdf/page-layout.ts';
import { describeParcel, formatArea, formatDate } from '../pdf/parcel-description.ts';
import { drawQrCode, QR_SIZE } from '../pdf/qr-code.ts';
import { drawLegend } from './legend.ts';
import { drawMark } from '../pdf/mark.ts';
import { frame } from './map-frame.ts';
import type { MapLabels } from './place-labels.ts';
import { LINE_WIDTH, type MapPageDrawing } from './map-drawing.ts';
import { drawNorthArrow, drawScaleBar } from './scale-bar.ts';

/** Widths of the columns in millimetres on the narrowest sheet, and their shares of what wider ones have more (LOOK-3). */
const COLUMNS = {
  authority: [50, 0.22],
  parcel: [48, 0.42],
  sheet: [54, 0.08],
  legend: [38, 0.28],
} as const;
const NARROWEST = 190;
const PADDING = 2.5;

/** Width of a column in millimetres, in a field of this size. */
function columnWidth(column: keyof typeof COLUMNS, { width }: Size): number {
  const [least, share] = COLUMNS[column];
  return least + share * (width - NARROWEST);
}

/** Smallest type of the page in points. */
const SMALLEST = 6;

/** Millimetres from the block to the lines below it. */
const BELOW_BLOCK = 3;

/** Millimetres from line to line. */
const LINE_STEP = 2.8;

/** The same in the column of the authority, which is full on the narrowest sheet. */
const AUTHORITY_STEP = 2.6;

/** Points of a title that has one line. */
const TITLE_SIZE = 13;

/** Millimetres from fact to fact and from line to line: the first that fits the height of the block. */
const FACT_STEPS = [
  [4.2, LINE_STEP],
  [3.8, LINE_STEP],
  [3.3, 2.4],
] as const;

/** Millimetres of the block for facts. */
const FACTS_HEIGHT = 34.5;

/** Draws the title block below the map: title and authority, parcel, sheet, legend; the same for every format. */
export function drawTitleBlock(
  map: MapPageDrawing,
  order: ExtractOrder,
  position: ExtractPosition,
  section: StructureElement,
  { labels, list }: MapLabels,
): void {
  const { pdf, palette } = map;
  const field = mapField(position.pageFormat, position.pageOrientation);
  const top = MARGIN + field.height;
  const right = MARGIN + field.width;
  const legendWidth = columnWidth('legend', field);
  const parcelWidth = columnWidth('parcel', field);
  const legendLeft = right - legendWidth;
  const sheetLeft = legendLeft - columnWidth('sheet', field);
  const parcelLeft = sheetLeft - parcelWidth;
  pdf.artifact(() => {
    const lines = [parcelLeft, sheetLeft, legendLeft].map((x): PagePoint[] => [
      [x, top],
      [x, top + TITLE_BLOCK_HEIGHT],
    ]);
    pdf.lines(lines, palette.text, LINE_WIDTH.fine, false);
    pdf.lines([frame(field.width, TITLE_BLOCK_HEIGHT, top)], palette.text, LINE_WIDTH.frame);
  });
  drawAuthority(map, order, position, section, top, parcelLeft - MARGIN);
  drawFacts(map, section, [parcelLeft, top], parcelFacts(map), 17.5, parcelWidth - 17.5 - PADDING);
  drawFacts(map, section, [sheetLeft, top], sheetFacts(map, order, position), 21.5, 24.5);
  pdf.content(section, 'P', () => drawScaleBar(map, [sheetLeft + PADDING, top + 31]));
  pdf.artifact(() => drawNorthArrow(map, [legendLeft - 4.5, top + 12]));
  const legend = { left: legendLeft + PADDING, top, width: legendWidth - 2 * PADDING + 0.8 };
  drawLegend(map, section, legend, labels);
  const small: TextStyle = { size: SMALLEST, color: palette.mutedText };
  const bottom = top + TITLE_BLOCK_HEIGHT + BELOW_BLOCK;
  // In this order: the preview of the portal has the terms at the same place.
  const notice = [map.land.issuer.termsOfReuse, FICTIONAL_NOTICE].filter(Boolean).join(' ');
  pdf.content(section, 'P', () => pdf.text(notice, [MARGIN, bottom], small));
  const text: TextStyle = { size: SMALLEST, color: palette.text };
  if (list.text) {
    pdf.content(section, 'P', () => pdf.text(list.text, [MARGIN, bottom + 2.5], text));
  }
}

/** Draws the number of the page at the lower right of a map, once the pages behind it are known. */
export function drawPageNumber(
  { pdf, palette }: MapPageDrawing,
  position: ExtractPosition,
  pages: number,
): void {
  const field = mapField(position.pageFormat, position.pageOrientation);
  const point: PagePoint = [
    MARGIN + field.width,
    MARGIN + field.height + TITLE_BLOCK_HEIGHT + BELOW_BLOCK,
  ];
  pdf.artifact(() => {
    const style: TextStyle = { size: SMALLEST, color: palette.mutedText, align: 'right' };
    pdf.text(`Seite 1 von ${pages}`, point, style);
  });
}

/** The issuing authority and, at the right edge of the column, the QR code; `width` of the column in millimetres. */
function drawAuthority(
  { pdf, palette, land, parcel }: MapPageDrawing,
  { verification }: ExtractOrder,
  position: ExtractPosition,
  section: StructureElement,
  top: number,
  width: number,
): void {
  const { authority } = describeParcel(land, parcel);
  const isShort = isShortTitle(pdf, titleOf(position), width);
  const x = MARGIN + PADDING;
  const textWidth = width - 2 * PADDING - (verification ? QR_SIZE - 1 : 0);
  const small: TextStyle = { size: 6.5, color: palette.mutedText };
  const strong: TextStyle = { size: 7, weight: 'semibold', color: palette.text };
  const { state, mark } = land.issuer;
  if (mark) drawMark(pdf, palette, section, mark, [MARGIN + width - 9, top + 10], 7, state);
  const texts: [string, TextStyle][] = [
    [state, small],
    [authority?.name ?? '', strong],
    [authority ? `${authority.streetName} ${authority.houseNumber}` : '', small],
    [authority ? `${authority.zipCode} ${authority.city}` : '', small],
    [verification ? `Echtheit: ${verification.code}` : '', small],
    [copyForm(position), small],
  ];
  let y = top + (isShort ? 14.2 : 15.8);
  for (const [text, style] of texts) {
    if (!text) continue;
    const lines = pdf.wrap(text, style, textWidth);
    const start = y;
    pdf.content(section, 'P', () => {
      lines.forEach((line, index) => pdf.text(line, [x, start + index * AUTHORITY_STEP], style));
    });
    y += lines.length * AUTHORITY_STEP;
  }
  if (verification) {
    const point: PagePoint = [MARGIN + width - QR_SIZE - 0.5, top + 17.5];
    drawQrCode(pdf, section, verification, point, palette.text);
  }
}

/** Whether a title has one line in a column of this width in millimetres. */
const isShortTitle = (pdf: PdfDocument, title: string, width: number): boolean =>
  pdf.width(title, { size: TITLE_SIZE, weight: 'bold' }) <= width - 2 * PADDING;

/** The heading of the page, at the left of the title block: a long one is smaller and has two lines. */
export function drawTitle({ pdf, palette }: MapPageDrawing, title: string, field: Size): void {
  const [x, top] = [MARGIN + PADDING, MARGIN + field.height];
  const first: TextStyle = { size: 6.5, color: palette.text };
  pdf.text('Auszug aus dem Liegenschaftskataster', [x, top + 4.4], first);
  const width = columnWidth('authority', field) - 2 * PADDING;
  const style = { weight: 'bold', color: palette.text } as const;
  const large: TextStyle = { ...style, size: TITLE_SIZE };
  const small: TextStyle = { ...style, size: 9.5 };
  if (isShortTitle(pdf, title, columnWidth('authority', field))) {
    pdf.text(title, [x, top + 9.8], large);
  } else {
    pdf.wrap(title, small, width).forEach((line, index) => {
      pdf.text(line, [x, top + 8.8 + index * 4], small);
    });
  }
}

type Fact = readonly [label: string, value: string];

function parcelFacts({ land, parcel, ordered, withLandEstimate }: MapPageDrawing): Fact[] {
  if (ordered.length > 1) return factsOfSeveral(land, ordered);
  const names = describeParcel(land, parcel);
  const estimate = landEstimateOf(parcel);
  const parts = parcel.polygons.length;
  return [
    ['Kreis', names.county],
    ['Gemeinde', names.municipality],
    ['Gemarkung', names.subdistrict],
    ...(names.section ? [['Flur', names.section] as const] : []),
    ['Flurstück', names.number],
    ['Kennzeichen', parcel.id],
    ['Fläche', parts > 1 ? `${names.area} (${parts} Teile)` : names.area],
    ['Nutzung', names.use],
    ...(withLandEstimate
      ? [['Schätzung', estimate ? formatLandEstimate(estimate) : 'nicht geschätzt'] as const]
      : []),
  ];
}

/** The facts of several parcels on one sheet: their numbers by section as surveyors write them, and their area together (PAGE-3). */
function factsOfSeveral(land: Land, ordered: readonly LandParcel[]): Fact[] {
  const each = ordered.map((parcel) => describeParcel(land, parcel));
  const all = (key: 'county' | 'municipality'): string =>
    [...new Set(each.map((names) => names[key]))].join(', ');
  const subdistricts = Map.groupBy(each, ({ subdistrict }) => subdistrict);
  const numbers = [...subdistricts].flatMap(([subdistrict, parcels]): Fact[] => [
    ['Gemarkung', subdistrict],
    ...groupParcels(
      parcels.map(({ section, number }) =>
        section ? `Flur ${section}, Flurstück ${number}` : `Flurstücke, Flurstück ${number}`,
      ),
    ).map((group): Fact => [group.place, group.numbers.join(', ')]),
  ]);
  const area = formatArea(ordered.reduce((sum, parcel) => sum + parcel.area, 0));
  return [
    ['Kreis', all('county')],
    ['Gemeinde', all('municipality')],
    ...numbers,
    ['Fläche', `${area} (${ordered.length} Flurstücke)`],
  ];
}

/** Whether the ordered parcels are on the sheet completely. */
const isComplete = ({ ordered, view }: MapPageDrawing): boolean =>
  ordered.every(({ box }) => boxContains(view.box, box));

function sheetFacts(map: MapPageDrawing, order: ExtractOrder, position: ExtractPosition): Fact[] {
  const orientation = position.pageOrientation === 'PORTRAIT' ? 'Hochformat' : 'Querformat';
  return [
    ['Maßstab', `1:${position.selectedScale}`],
    ['Format', `${position.pageFormat} ${orientation}`],
    ...(isComplete(map)
      ? []
      : [[map.ordered.length > 1 ? 'Flurstücke' : 'Flurstück', 'nicht ganz gezeigt'] as const]),
    ['Auftrag', order.orderNumber],
    ['Erstellt am', formatDate(order.orderedAt)],
    ['Stand der Daten', formatDate(dataDate(order.orderedAt))],
  ];
}

/** Labels with values at an offset; a long value is set in the smallest type and then wraps in `textWidth` millimetres. */
function drawFacts(
  { pdf, palette }: MapPageDrawing,
  section: StructureElement,
  [left, top]: PagePoint,
  facts: readonly Fact[],
  offset: number,
  textWidth: number,
): void {
  const strong = { size: 7, weight: 'semibold', color: palette.text } as const;
  const muted: TextStyle = { size: 6.5, color: palette.mutedText };
  const wrapped = facts.map(([label, value]) => {
    const size = Math.max(SMALLEST, Math.min(7, (7 * textWidth) / pdf.width(value, strong)));
    const style: TextStyle = { ...strong, size };
    return { label, style, lines: pdf.wrap(value, style, textWidth + 0.01) };
  });
  const further = wrapped.reduce((sum, { lines }) => sum + lines.length - 1, 0);
  const [factStep, lineStep] =
    FACT_STEPS.find(([fact, line]) => (facts.length - 1) * fact + further * line <= FACTS_HEIGHT) ??
    FACT_STEPS[2];
  const list = pdf.element('L', section);
  let y = top + 4.4;
  for (const { label, style, lines } of wrapped) {
    const start = y;
    const item = pdf.element('LI', list);
    pdf.content(item, 'Lbl', () => pdf.text(label, [left + PADDING, start], muted));
    pdf.content(item, 'LBody', () => {
      lines.forEach((line, index) => {
        pdf.text(line, [left + offset, start + index * lineStep], style);
      });
    });
    item.end();
    y += factStep + (lines.length - 1) * lineStep;
  }
  list.end();
}
