import { landEstimateOf, formatLandEstimate } from '../../land/land-estimate.ts';
import { drawHatch, LINE_WIDTH } from './map-content.ts';
import type { MapDrawing } from './map-content.ts';
import { frame } from './map-frame.ts';
import { formatDate, formatNumber, describeParcel } from '../pdf/parcel-description.ts';
import type { ExtractOrder, ExtractPosition } from '../model.ts';
import { copyForm, FICTIONAL_NOTICE } from '../pdf/notices.ts';
import { MARGIN, mapField, TITLE_BLOCK_HEIGHT } from '../pdf/page-layout.ts';
import type { StructureElement, PagePoint, TextStyle } from '../pdf/pdf-document.ts';
import { drawQrCode, QR_SIZE } from '../pdf/qr-code.ts';

/** Length of the scale bar in millimetres, in five parts. */
const SCALE_BAR_LENGTH = 50;
const SCALE_BAR_PARTS = 5;

/** Widths of the columns in millimetres: title, parcel, sheet. */
const PARCEL_COLUMN = 62;
const SHEET_COLUMN = 60;
const LEGEND_COLUMN = 46;
const PADDING = 3;

/** Draws the title block below the map. */
export function drawTitleBlock(
  map: MapDrawing,
  order: ExtractOrder,
  position: ExtractPosition,
  section: StructureElement,
): void {
  const { pdf, palette } = map;
  const field = mapField(position.pageFormat, position.pageOrientation);
  const top = MARGIN + field.height;
  const right = MARGIN + field.width;
  const sheetLeft = right - SHEET_COLUMN;
  const parcelLeft = sheetLeft - PARCEL_COLUMN;
  const wide = parcelLeft - LEGEND_COLUMN - MARGIN > 65;
  const columns = wide ? [parcelLeft - LEGEND_COLUMN] : [];
  pdf.artifact(() => {
    const lines = [...columns, parcelLeft, sheetLeft].map((x): PagePoint[] => [
      [x, top],
      [x, top + TITLE_BLOCK_HEIGHT],
    ]);
    pdf.lines(lines, palette.text, LINE_WIDTH.fine, false);
    pdf.lines([frame(field.width, TITLE_BLOCK_HEIGHT, top)], palette.text, LINE_WIDTH.frame);
  });
  const left = wide ? parcelLeft - LEGEND_COLUMN : parcelLeft;
  drawAuthority(map, order, position, section, top, left - MARGIN);
  drawFacts(map, section, [parcelLeft, top], parcelFacts(map));
  drawFacts(map, section, [sheetLeft, top], sheetFacts(order, position));
  pdf.content(section, 'P', () => {
    drawScaleBar(map, [sheetLeft + PADDING, top + 32]);
    drawNorthArrow(map, [right - 3.6, top + 33.5]);
  });
  if (wide) drawLegend(map, section, [parcelLeft - LEGEND_COLUMN + PADDING, top]);
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
  const small: TextStyle = { size: 7, color: palette.mutedText };
  const lines: [string, number, TextStyle][] = [
    [authority?.name ?? '', 18, { size: 8, weight: 'semibold', color: palette.text }],
    [authority ? `${authority.streetName} ${authority.houseNumber}` : '', 21.8, small],
    [authority ? `${authority.zipCode} ${authority.city}` : '', 25, small],
    [verification ? `Echtheit: ${verification.code}` : '', 29.2, small],
    [copyForm(position), 33.4, small],
    [FICTIONAL_NOTICE, 37, { size: 6, color: palette.mutedText }],
  ];
  for (const [text, drop, style] of lines) {
    if (!text) continue;
    const room = width - 2 * PADDING - (verification && drop < 36 ? QR_SIZE : 0);
    const size = Math.min(style.size, (style.size * room) / pdf.width(text, style));
    pdf.content(section, 'P', () => pdf.text(text, [x, top + drop], { ...style, size }));
  }
  if (verification) {
    const spot: PagePoint = [MARGIN + width - QR_SIZE - 1, top + 13.5];
    drawQrCode(pdf, section, verification, spot, palette.text);
  }
}

/** The heading of the page, at the left of the title block. */
export function drawTitle({ pdf, palette, withLandEstimate }: MapDrawing, top: number): void {
  const x = MARGIN + PADDING;
  const first: TextStyle = { size: 8, color: palette.text };
  pdf.text('Auszug aus dem Liegenschaftskataster –', [x, top + 5.4], first);
  const title = withLandEstimate
    ? ({ text: 'Liegenschaftskarte mit Bodenschätzung', size: 9 } as const)
    : ({ text: 'Liegenschaftskarte', size: 15 } as const);
  pdf.text(title.text, [x, top + 11.4], {
    size: title.size,
    weight: 'bold',
    color: palette.text,
  });
}

type Fact = readonly [label: string, value: string];

function parcelFacts({ land, parcel, withLandEstimate }: MapDrawing): Fact[] {
  const names = describeParcel(land, parcel);
  const estimate = landEstimateOf(parcel);
  const written = estimate ? formatLandEstimate(estimate) : 'nicht geschätzt';
  return [
    ['Gemarkung', names.subdistrict],
    ['Flur', names.section],
    ['Flurstück', names.number],
    ['Kennzeichen', parcel.id],
    ['Fläche', names.area],
    ['Nutzung', names.use],
    ...(withLandEstimate ? [['Schätzung', written] as const] : []),
  ];
}

function sheetFacts(order: ExtractOrder, position: ExtractPosition): Fact[] {
  const lie = position.pageOrientation === 'PORTRAIT' ? 'Hochformat' : 'Querformat';
  return [
    ['Maßstab', `1:${position.selectedScale}`],
    ['Format', `${position.pageFormat} ${lie}`],
    ['Auftrag', order.orderNumber],
    ['Datum', formatDate(order.orderedAt)],
  ];
}

function drawFacts(
  { pdf, palette }: MapDrawing,
  section: StructureElement,
  [left, top]: PagePoint,
  facts: readonly Fact[],
): void {
  const list = pdf.element('L', section);
  facts.forEach(([label, value], index) => {
    const y = top + 5.4 + index * 5.3;
    const item = pdf.element('LI', list);
    const soft: TextStyle = { size: 7, color: palette.mutedText };
    const strong: TextStyle = { size: 7.5, weight: 'semibold', color: palette.text };
    // A long value is set smaller to fit its column; 6 pt is the minimum.
    const room = PARCEL_COLUMN - 20 - PADDING;
    const size = Math.max(6, Math.min(7.5, (7.5 * room) / pdf.width(value, strong)));
    pdf.content(item, 'Lbl', () => pdf.text(label, [left + PADDING, y], soft));
    pdf.content(item, 'LBody', () => pdf.text(value, [left + 20, y], { ...strong, size }));
    item.end();
  });
  list.end();
}

function drawScaleBar({ pdf, palette, view }: MapDrawing, [x, y]: PagePoint): void {
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
  pdf.text('ETRS89 / UTM 33N (EPSG:25833)', [x, y + 5], { size: 6, color: palette.mutedText });
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

function drawLegend(map: MapDrawing, section: StructureElement, [x, top]: PagePoint): void {
  const { pdf, palette, withLandEstimate } = map;
  const box = (y: number): PagePoint[] => [
    [x, y - 2.2],
    [x + 6, y - 2.2],
    [x + 6, y + 0.4],
    [x, y + 0.4],
  ];
  const signs: [string, (y: number) => void][] = [
    [
      'Flurstück dieses Auszugs',
      (y) => {
        if (palette.parcelSurface) pdf.area([box(y)], palette.parcelSurface);
        else drawHatch(pdf, [box(y)], palette);
        pdf.lines([box(y)], palette.parcel, LINE_WIDTH.parcel);
      },
    ],
    ['Flurstücksgrenze', (y) => pdf.lines([box(y)], palette.boundary, LINE_WIDTH.fine)],
    [
      'Grenzpunkt',
      (y) =>
        pdf.circles([[x + 3, y - 0.9]], 0.5, palette.background, palette.boundary, LINE_WIDTH.fine),
    ],
    [
      'Gebäude mit Hausnummer',
      (y) => {
        pdf.area([box(y)], palette.building);
        pdf.lines([box(y)], palette.buildingEdge, LINE_WIDTH.building);
      },
    ],
    ['Gewässer', (y) => pdf.area([box(y)], palette.ground.water)],
    ['Straße', (y) => pdf.area([box(y)], palette.ground.street)],
  ];
  if (withLandEstimate) {
    const line = (y: number): PagePoint[][] => [
      [
        [x, y - 0.9],
        [x + 6, y - 0.9],
      ],
    ];
    signs.push([
      'Grenze der Bodenschätzung',
      (y) => pdf.lines(line(y), palette.estimate, LINE_WIDTH.building, false),
    ]);
  }
  signs.forEach(([text, draw], index) => {
    const y = top + 5.4 + index * 5.3;
    pdf.artifact(() => draw(y));
    pdf.content(section, 'P', () => pdf.text(text, [x + 9, y], { size: 7, color: palette.text }));
  });
}
