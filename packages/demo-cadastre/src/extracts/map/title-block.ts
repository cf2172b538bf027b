import { crsTitle } from '../../land/crs.ts';
import { boxContains } from '../../land/geometry.ts';
import { landEstimateOf, formatLandEstimate } from '../../land/land-estimate.ts';
import type { Land, LandParcel } from '../../land/model.ts';
import { formatParcelNumber } from '../../land/parcel-numbers.ts';
import type { ExtractOrder, ExtractPosition } from '../model.ts';
import { copyForm, dataDate, FICTIONAL_NOTICE } from '../pdf/notices.ts';
import { MARGIN, mapField, type Size, TITLE_BLOCK_HEIGHT } from '../pdf/page-layout.ts';
import { describeParcel, formatArea, formatDate, formatNumber } from '../pdf/parcel-description.ts';
import type { PagePoint, StructureElement, TextStyle } from '../pdf/pdf-document.ts';
import { drawQrCode, QR_SIZE } from '../pdf/qr-code.ts';
import { districtKeyOf } from './district-boundaries.ts';
import { drawLegend } from './legend.ts';
import { drawMark } from '../pdf/mark.ts';
import { frame } from './map-frame.ts';
import type { MapLabels } from './place-labels.ts';
import { LINE_WIDTH, type MapDrawing } from './map-drawing.ts';

/** Length of the scale bar in millimetres, in five parts. */
const SCALE_BAR_LENGTH = 50;
const SCALE_BAR_PARTS = 5;

/** Widths of the columns in millimetres; the first one, title and authority, has the rest and at least 50. */
const COLUMNS = { parcel: 46, sheet: 57, legend: 36 } as const;
const PADDING = 2.5;

/** Smallest type of the page in points. */
const SMALLEST = 6;

/** Millimetres from line to line. */
const LINE_STEP = 2.8;

/** Printers enlarge or reduce a page to fit their paper. */
const TRUE_TO_SCALE = 'maßstäblich nur bei 100 %';

/** More facts than this are closer together. */
const MOST_WIDE_FACTS = 8;

/** Draws the title block below the map: title and authority, parcel, sheet, legend; the same for every format. */
export function drawTitleBlock(
  map: MapDrawing,
  order: ExtractOrder,
  position: ExtractPosition,
  section: StructureElement,
  { labels, list }: MapLabels,
): void {
  const { pdf, palette } = map;
  const field = mapField(position.pageFormat, position.pageOrientation);
  const top = MARGIN + field.height;
  const right = MARGIN + field.width;
  const legendLeft = right - COLUMNS.legend;
  const sheetLeft = legendLeft - COLUMNS.sheet;
  const parcelLeft = sheetLeft - COLUMNS.parcel;
  pdf.artifact(() => {
    const lines = [parcelLeft, sheetLeft, legendLeft].map((x): PagePoint[] => [
      [x, top],
      [x, top + TITLE_BLOCK_HEIGHT],
    ]);
    pdf.lines(lines, palette.text, LINE_WIDTH.fine, false);
    pdf.lines([frame(field.width, TITLE_BLOCK_HEIGHT, top)], palette.text, LINE_WIDTH.frame);
  });
  drawAuthority(map, order, position, section, top, parcelLeft - MARGIN);
  drawFacts(map, section, [parcelLeft, top], parcelFacts(map), 17, COLUMNS.parcel - 18);
  drawFacts(map, section, [sheetLeft, top], sheetFacts(map, order, position), 21.5, 24.5);
  pdf.content(section, 'P', () => drawScaleBar(map, [sheetLeft + PADDING, top + 31]));
  pdf.artifact(() => drawNorthArrow(map, [legendLeft - 4.5, top + 12]));
  drawLegend(map, section, [legendLeft + PADDING, top], labels);
  const small: TextStyle = { size: SMALLEST, color: palette.mutedText };
  const bottom = top + TITLE_BLOCK_HEIGHT + 3;
  pdf.content(section, 'P', () => pdf.text(FICTIONAL_NOTICE, [MARGIN, bottom], small));
  const text: TextStyle = { size: SMALLEST, color: palette.text };
  if (list.text) {
    pdf.content(section, 'P', () => pdf.text(list.text, [MARGIN, bottom + 2.5], text));
  }
  pdf.artifact(() => {
    const pages = map.withLandEstimate ? 2 : 1;
    pdf.text(`Seite 1 von ${pages}`, [right, bottom], { ...small, align: 'right' });
  });
}

/** The issuing authority and, at the right edge of the column, the QR code; `width` of the column in millimetres. */
function drawAuthority(
  { pdf, palette, land, parcel }: MapDrawing,
  { verification }: ExtractOrder,
  position: ExtractPosition,
  section: StructureElement,
  top: number,
  width: number,
): void {
  const { authority } = describeParcel(land, parcel);
  const x = MARGIN + PADDING;
  const textWidth = width - 2 * PADDING - (verification ? QR_SIZE - 1 : 0);
  const small: TextStyle = { size: 6.5, color: palette.mutedText };
  const strong: TextStyle = { size: 7, weight: 'semibold', color: palette.text };
  const { state, mark } = land.issuer;
  pdf.content(section, 'P', () => pdf.text(state, [x, top + 16.2], small));
  if (mark) drawMark(pdf, palette, section, mark, [MARGIN + width - 9, top + 10], 7, state);
  const texts: [string, TextStyle][] = [
    [authority?.name ?? '', strong],
    [authority ? `${authority.streetName} ${authority.houseNumber}` : '', small],
    [authority ? `${authority.zipCode} ${authority.city}` : '', small],
    [verification ? `Echtheit: ${verification.code}` : '', small],
    [copyForm(position), small],
  ];
  let y = top + 19;
  for (const [text, style] of texts) {
    if (!text) continue;
    const lines = pdf.wrap(text, style, textWidth);
    const start = y;
    pdf.content(section, 'P', () => {
      lines.forEach((line, index) => pdf.text(line, [x, start + index * LINE_STEP], style));
    });
    y += lines.length * LINE_STEP;
  }
  if (verification) {
    const point: PagePoint = [MARGIN + width - QR_SIZE - 0.5, top + 17.5];
    drawQrCode(pdf, section, verification, point, palette.text);
  }
}

/** The heading of the page, at the left of the title block: a long one is smaller and has two lines. */
export function drawTitle({ pdf, palette }: MapDrawing, title: string, field: Size): void {
  const [x, top] = [MARGIN + PADDING, MARGIN + field.height];
  const first: TextStyle = { size: 6.5, color: palette.text };
  pdf.text('Auszug aus dem Liegenschaftskataster', [x, top + 4.4], first);
  const width = authorityWidth(field) - 2 * PADDING;
  const style = { weight: 'bold', color: palette.text } as const;
  const large: TextStyle = { ...style, size: 13 };
  const isShort = pdf.width(title, large) <= width;
  const small: TextStyle = { ...style, size: 9.5 };
  if (isShort) pdf.text(title, [x, top + 9.8], large);
  else {
    pdf.wrap(title, small, width).forEach((line, index) => {
      pdf.text(line, [x, top + 8.8 + index * 4], small);
    });
  }
}

/** Width of the column of title and authority in millimetres. */
function authorityWidth({ width }: Size): number {
  return width - COLUMNS.parcel - COLUMNS.sheet - COLUMNS.legend;
}

type Fact = readonly [label: string, value: string];

function parcelFacts({ land, parcel, ordered, withLandEstimate }: MapDrawing): Fact[] {
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

/** The facts of several parcels on one sheet: their numbers by section, and their area together (PAGE-3). */
function factsOfSeveral(land: Land, ordered: readonly LandParcel[]): Fact[] {
  const sections = [...Map.groupBy(ordered, districtKeyOf).values()];
  const numbers = sections.flatMap((parcels): Fact[] => {
    const [first] = parcels;
    if (!first) return [];
    const { subdistrict, section } = describeParcel(land, first);
    return [
      ['Gemarkung', subdistrict],
      ...(section ? [['Flur', section] as const] : []),
      ['Flurstücke', parcels.map(formatParcelNumber).join(', ')],
    ];
  });
  const area = formatArea(ordered.reduce((sum, parcel) => sum + parcel.area, 0));
  return [...numbers, ['Fläche', `${area} (${ordered.length} Flurstücke)`]];
}

/** Whether the ordered parcels are on the sheet completely. */
const isComplete = ({ ordered, view }: MapDrawing): boolean =>
  ordered.every(({ box }) => boxContains(view.box, box));

function sheetFacts(map: MapDrawing, order: ExtractOrder, position: ExtractPosition): Fact[] {
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
  { pdf, palette }: MapDrawing,
  section: StructureElement,
  [left, top]: PagePoint,
  facts: readonly Fact[],
  offset: number,
  textWidth: number,
): void {
  const list = pdf.element('L', section);
  const step = facts.length > MOST_WIDE_FACTS ? 3.8 : 4.2;
  let y = top + 4.4;
  for (const [label, value] of facts) {
    const start = y;
    const item = pdf.element('LI', list);
    const strong = { size: 7, weight: 'semibold', color: palette.text } as const;
    const size = Math.max(SMALLEST, Math.min(7, (7 * textWidth) / pdf.width(value, strong)));
    const style: TextStyle = { ...strong, size };
    const lines = pdf.wrap(value, style, textWidth + 0.01);
    const muted: TextStyle = { size: 6.5, color: palette.mutedText };
    pdf.content(item, 'Lbl', () => pdf.text(label, [left + PADDING, start], muted));
    pdf.content(item, 'LBody', () => {
      lines.forEach((line, index) => {
        pdf.text(line, [left + offset, start + index * LINE_STEP], style);
      });
    });
    item.end();
    y += step + (lines.length - 1) * LINE_STEP;
  }
  list.end();
}

function drawScaleBar({ pdf, palette, view, land }: MapDrawing, [x, y]: PagePoint): void {
  const part = SCALE_BAR_LENGTH / SCALE_BAR_PARTS;
  const box = (index: number): PagePoint[] => [
    [x + index * part, y],
    [x + (index + 1) * part, y],
    [x + (index + 1) * part, y + 1.2],
    [x + index * part, y + 1.2],
  ];
  for (const index of [0, 2, 4]) pdf.area([box(index)], palette.text);
  const outline: PagePoint[] = [
    [x, y],
    [x + SCALE_BAR_LENGTH, y],
    [x + SCALE_BAR_LENGTH, y + 1.2],
    [x, y + 1.2],
  ];
  pdf.lines([outline], palette.text, LINE_WIDTH.fine);
  const style: TextStyle = { size: 6, color: palette.text, align: 'center' };
  for (let index = 0; index < SCALE_BAR_PARTS; index += 1) {
    const text = formatNumber(view.toMetres(index * part));
    pdf.text(text, [x + index * part, y - 1], index === 0 ? { ...style, align: 'left' } : style);
  }
  pdf.text(`${formatNumber(view.toMetres(SCALE_BAR_LENGTH))} m`, [x + SCALE_BAR_LENGTH, y - 1], {
    ...style,
    align: 'right',
  });
  const muted: TextStyle = { size: SMALLEST, color: palette.mutedText };
  pdf.text(crsTitle(land.crs), [x, y + 5], muted);
  pdf.text(TRUE_TO_SCALE, [x, y + 5 + LINE_STEP], muted);
}

function drawNorthArrow({ pdf, palette }: MapDrawing, [x, y]: PagePoint): void {
  const tip: PagePoint = [x, y - 8.5];
  pdf.area([[tip, [x - 1.8, y], [x, y - 1.6]]], palette.text);
  const outline: PagePoint[] = [tip, [x - 1.8, y], [x, y - 1.6], [x + 1.8, y]];
  pdf.lines([outline], palette.text, LINE_WIDTH.fine);
  pdf.text('N', [x, y + 3.2], {
    size: 7.5,
    weight: 'bold',
    color: palette.text,
    align: 'center',
  });
}
