import { landEstimateOf, formatLandEstimate } from '../../land/land-estimate.ts';
import type { LandParcel, Position } from '../../land/model.ts';
import { CROSS_SIZE, gridPointsOf } from './map-frame.ts';
import { LINE_WIDTH } from './map-content.ts';
import type { MapDrawing } from './map-content.ts';
import { partsOf } from './parcel-parts.ts';
import { boxesOverlap } from './projection.ts';
import { formatParcelNumber } from '../../land/parcel-numbers.ts';
import { middle } from '../pdf/page-layout.ts';
import type { PagePoint, TextStyle } from '../pdf/pdf-document.ts';
import { boxAt, LabelPlacer } from './label-placement.ts';

/** Height of a digit in millimetres per point of type size. */
const DIGIT_HEIGHT = 0.24;

/** Empty space around a label in millimetres. */
const CLEARANCE = 0.5;

/** Distance between two names of the same street, in millimetres. */
const REPEAT_DISTANCE = 130;

/** Draws street names, parcel numbers and house numbers where they cross no line and no other label. */
export function drawLabels(map: MapDrawing): void {
  const { land, view, parcel } = map;
  const [minX, minY, maxX, maxY] = view.box;
  const edge = view.toMetres(1.5);
  const places = new LabelPlacer([minX + edge, minY + edge, maxX - edge, maxY - edge]);
  for (const cross of gridPointsOf(view)) {
    places.reserve(boxAt(cross, view.toMetres(CROSS_SIZE), view.toMetres(CROSS_SIZE)));
  }
  for (const part of partsOf(land, parcel)) {
    if (boxesOverlap(part.box, view.box)) drawOrderedParcelNumber(map, places, part);
  }
  drawStreetNames(map, places);
  const large = view.scale <= 1000;
  const size = large ? 7 : 6;
  for (const other of land.parcelsIn(view.box)) {
    if (other === parcel) continue;
    for (const part of partsOf(land, other)) {
      drawNumber(map, places, part, { size, color: map.palette.text });
    }
  }
  if (map.withLandEstimate) drawEstimates(map, places);
  if (large) drawHouseNumbers(map, places);
}

/** Sign and values of the land estimate of each agricultural parcel. */
function drawEstimates(map: MapDrawing, places: LabelPlacer): void {
  const { land, view, pdf, palette } = map;
  const style: TextStyle = { size: 6.5, color: palette.estimate };
  for (const parcel of land.parcelsIn(view.box)) {
    const estimate = landEstimateOf(parcel);
    if (!estimate) continue;
    const text = formatLandEstimate(estimate);
    const [width, height] = [pdf.width(text, style) + 1, style.size * DIGIT_HEIGHT + 1];
    const at = places.placeInParcel(land, parcel, view.toMetres(width), view.toMetres(height));
    if (!at) continue;
    if (parcel.id === map.parcel.id) drawLabelBackground(map, view.toPage(at), width, height);
    drawCenteredText(map, text, view.toPage(at), style);
  }
}

function drawOrderedParcelNumber(map: MapDrawing, places: LabelPlacer, parcel: LandParcel): void {
  const { view, pdf, palette } = map;
  const style: TextStyle = { size: 9, weight: 'bold', color: palette.parcel };
  for (const size of [9, 7.5, 6.5]) {
    if (drawNumber(map, places, parcel, { ...style, size })) return;
  }
  // The parcel is too narrow for its number: draw the number beside it, with a leader line.
  const text = formatParcelNumber(parcel);
  const width = pdf.width(text, style);
  const [x, y] = view.toPage(parcel.labelPoint);
  const [middleX, middleY] = view.toPage(middle(view.box));
  const right = x > middleX + 10 ? -1 : 1;
  const down = y < middleY - 10 ? 1 : -1;
  const at: PagePoint = [x + right * (7 + width / 2), y + down * 7];
  const line: PagePoint[] = [
    [x, y],
    [x + right * 6.5, y + down * 6.5],
  ];
  pdf.lines([line], palette.parcel, LINE_WIDTH.building, false);
  drawLabelBackground(map, at, width + 1, 9 * DIGIT_HEIGHT + 1);
  drawCenteredText(map, text, at, style);
  const ground: Position = [
    parcel.labelPoint[0] + view.toMetres(at[0] - x),
    parcel.labelPoint[1] - view.toMetres(at[1] - y),
  ];
  places.reserve(boxAt(ground, view.toMetres(width + 1), view.toMetres(9 * DIGIT_HEIGHT + 1)));
}

/** Draws a number on one line or, for a fraction, numerator over denominator; false when neither fits. */
function drawNumber(
  map: MapDrawing,
  places: LabelPlacer,
  parcel: LandParcel,
  style: TextStyle,
): boolean {
  const { land, view, pdf } = map;
  const digit = style.size * DIGIT_HEIGHT;
  const place = (width: number, height: number): Position | null =>
    places.placeInParcel(
      land,
      parcel,
      view.toMetres(width + 2 * CLEARANCE),
      view.toMetres(height + 2 * CLEARANCE),
    );
  if (parcel.denominator !== null) {
    const above = String(parcel.numerator);
    const below = String(parcel.denominator);
    const width = Math.max(pdf.width(above, style), pdf.width(below, style)) + 0.6;
    const height = 2 * digit + 1.4;
    const at = place(width, height);
    if (at) {
      const [x, y] = view.toPage(at);
      if (parcel.id === map.parcel.id) drawLabelBackground(map, [x, y], width + 1, height + 1);
      drawCenteredText(map, above, [x, y - 0.7 - digit / 2], style);
      drawCenteredText(map, below, [x, y + 0.7 + digit / 2], style);
      const bar = [
        [x - width / 2, y],
        [x + width / 2, y],
      ] as const;
      pdf.lines([bar], style.color, LINE_WIDTH.fine, false);
      return true;
    }
  }
  const text = formatParcelNumber(parcel);
  const at = place(pdf.width(text, style), digit);
  if (!at) return false;
  if (parcel.id === map.parcel.id) {
    drawLabelBackground(map, view.toPage(at), pdf.width(text, style) + 1, digit + 1);
  }
  drawCenteredText(map, text, view.toPage(at), style);
  return true;
}

function drawStreetNames(map: MapDrawing, places: LabelPlacer): void {
  const { land, view, pdf, palette } = map;
  for (const street of land.streetsIn(view.box)) {
    const style: TextStyle = { size: view.scale <= 1000 ? 8 : 6.5, color: palette.text };
    const width = pdf.width(street.name, style);
    const height = style.size * DIGIT_HEIGHT * 1.4;
    const spans = places.placeAlong(
      street.axis,
      view.toMetres(width + 1),
      view.toMetres(height),
      view.toMetres(REPEAT_DISTANCE),
      street.width,
    );
    // A name as high as its street would touch the boundaries where the street bends.
    const narrow = view.toMillimetres(street.width) < height * 1.5;
    for (const [from, to] of spans) {
      const centre: Position = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
      const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
      const hatched = palette.parcelSurface === null && map.parcel.use === 'street';
      if (narrow || hatched) drawLabelBackground(map, view.toPage(centre), width + 1, height, turn);
      drawCenteredText(map, street.name, view.toPage(centre), { ...style, rotation: turn });
    }
  }
}

function drawHouseNumbers(map: MapDrawing, places: LabelPlacer): void {
  const { land, view, pdf, palette } = map;
  const style: TextStyle = { size: 6, color: palette.mutedText };
  for (const { outline, box, houseNumber } of land.buildingsIn(view.box)) {
    if (houseNumber === null) continue;
    const width = view.toMetres(pdf.width(houseNumber, style) + CLEARANCE);
    const at = places.placeInBuilding(
      outline,
      box,
      width,
      view.toMetres(style.size * DIGIT_HEIGHT + CLEARANCE),
    );
    if (at) drawCenteredText(map, houseNumber, view.toPage(at), style);
  }
}

/** Fills the area below a label with the colour of the ordered parcel or, when rotated, of a street. */
function drawLabelBackground(
  map: MapDrawing,
  [x, y]: PagePoint,
  width: number,
  height: number,
  turn = 0,
): void {
  const cos = Math.cos((-turn * Math.PI) / 180);
  const sin = Math.sin((-turn * Math.PI) / 180);
  const corner = (along: number, across: number): PagePoint => [
    x + along * cos - across * sin,
    y + along * sin + across * cos,
  ];
  const [w, h] = [width / 2, height / 2];
  const { pdf, palette } = map;
  const surface =
    turn === 0 ? (palette.parcelSurface ?? palette.background) : palette.ground.street;
  pdf.area([[corner(-w, -h), corner(w, -h), corner(w, h), corner(-w, h)]], surface);
}

/** Draws text centred vertically at a point, also when rotated. */
function drawCenteredText(
  { pdf }: MapDrawing,
  text: string,
  [x, y]: PagePoint,
  style: TextStyle,
): void {
  const drop = (style.size * DIGIT_HEIGHT) / 2;
  const angle = ((style.rotation ?? 0) * Math.PI) / 180;
  const at: PagePoint = [x + drop * Math.sin(angle), y + drop * Math.cos(angle)];
  pdf.text(text, at, { ...style, align: 'center' });
}
