import { landEstimateOf, writtenEstimate } from '../land/land-estimate.ts';
import type { LandParcel, Position } from '../land/model.ts';
import { CROSS, crossesOf } from './map-frame.ts';
import { LINE } from './map-ground.ts';
import type { MapSheet } from './map-ground.ts';
import { numberOf } from './names-of-parcel.ts';
import { middle } from './page.ts';
import type { Spot, TextStyle } from './paper.ts';
import { boxAt, Places } from './places.ts';

/** Height of a digit in millimetres per point of type size. */
const DIGIT = 0.24;

/** Clear space around a label in millimetres. */
const CLEAR = 0.5;

/** Distance between two names of the same street, in millimetres. */
const REPEAT = 130;

/** Writes street names, parcel numbers and house numbers where no line and no other label is in the way. */
export function drawLabels(map: MapSheet): void {
  const { land, view, parcel } = map;
  const [minX, minY, maxX, maxY] = view.box;
  const edge = view.onGround(1.5);
  const places = new Places([minX + edge, minY + edge, maxX - edge, maxY - edge]);
  for (const cross of crossesOf(view)) {
    places.take(boxAt(cross, view.onGround(CROSS), view.onGround(CROSS)));
  }
  drawChosenNumber(map, places);
  drawStreetNames(map, places);
  const large = view.scale <= 1000;
  const size = large ? 7 : 6;
  for (const other of land.parcelsIn(view.box)) {
    if (other !== parcel) drawNumber(map, places, other, { size, ink: map.palette.ink });
  }
  if (map.withLandEstimate) drawEstimates(map, places);
  if (large) drawHouseNumbers(map, places);
}

/** The sign and the values of the land estimate of each parcel of farm land. */
function drawEstimates(map: MapSheet, places: Places): void {
  const { land, view, paper, palette } = map;
  const style: TextStyle = { size: 6.5, ink: palette.estimate };
  for (const parcel of land.parcelsIn(view.box)) {
    const estimate = landEstimateOf(parcel);
    if (!estimate) continue;
    const text = writtenEstimate(estimate);
    const [width, height] = [paper.width(text, style) + 1, style.size * DIGIT + 1];
    const at = places.inParcel(land, parcel, view.onGround(width), view.onGround(height));
    if (!at) continue;
    if (parcel === map.parcel) knockOut(map, view.spot(at), width, height);
    writeCentred(map, text, view.spot(at), style);
  }
}

function drawChosenNumber(map: MapSheet, places: Places): void {
  const { view, paper, palette, parcel } = map;
  const style: TextStyle = { size: 9, cut: 'bold', ink: palette.parcel };
  for (const size of [9, 7.5, 6.5]) {
    if (drawNumber(map, places, parcel, { ...style, size })) return;
  }
  // Too narrow for its own number: write it beside the parcel, towards the middle of the field, with a line that leads there.
  const text = numberOf(parcel);
  const width = paper.width(text, style);
  const [x, y] = view.spot(parcel.labelPoint);
  const [middleX, middleY] = view.spot(middle(view.box));
  const right = x > middleX + 10 ? -1 : 1;
  const down = y < middleY - 10 ? 1 : -1;
  const at: Spot = [x + right * (7 + width / 2), y + down * 7];
  const line: Spot[] = [
    [x, y],
    [x + right * 6.5, y + down * 6.5],
  ];
  paper.lines([line], palette.parcel, LINE.building, false);
  knockOut(map, at, width + 1, 9 * DIGIT + 1);
  writeCentred(map, text, at, style);
  const ground: Position = [
    parcel.labelPoint[0] + view.onGround(at[0] - x),
    parcel.labelPoint[1] - view.onGround(at[1] - y),
  ];
  places.take(boxAt(ground, view.onGround(width + 1), view.onGround(9 * DIGIT + 1)));
}

/** A number on one line or, for a fraction, numerator over denominator; false when neither fits. */
function drawNumber(map: MapSheet, places: Places, parcel: LandParcel, style: TextStyle): boolean {
  const { land, view, paper } = map;
  const digit = style.size * DIGIT;
  const place = (width: number, height: number): Position | null =>
    places.inParcel(
      land,
      parcel,
      view.onGround(width + 2 * CLEAR),
      view.onGround(height + 2 * CLEAR),
    );
  if (parcel.denominator !== null) {
    const above = String(parcel.numerator);
    const below = String(parcel.denominator);
    const width = Math.max(paper.width(above, style), paper.width(below, style)) + 0.6;
    const height = 2 * digit + 1.4;
    const at = place(width, height);
    if (at) {
      const [x, y] = view.spot(at);
      if (parcel === map.parcel) knockOut(map, [x, y], width + 1, height + 1);
      writeCentred(map, above, [x, y - 0.7 - digit / 2], style);
      writeCentred(map, below, [x, y + 0.7 + digit / 2], style);
      const bar = [
        [x - width / 2, y],
        [x + width / 2, y],
      ] as const;
      paper.lines([bar], style.ink, LINE.fine, false);
      return true;
    }
  }
  const text = numberOf(parcel);
  const at = place(paper.width(text, style), digit);
  if (!at) return false;
  if (parcel === map.parcel) {
    knockOut(map, view.spot(at), paper.width(text, style) + 1, digit + 1);
  }
  writeCentred(map, text, view.spot(at), style);
  return true;
}

function drawStreetNames(map: MapSheet, places: Places): void {
  const { land, view, paper, palette } = map;
  for (const street of land.streetsIn(view.box)) {
    const style: TextStyle = { size: view.scale <= 1000 ? 8 : 6.5, ink: palette.ink };
    const width = paper.width(street.name, style);
    const height = style.size * DIGIT * 1.4;
    const spans = places.along(
      street.axis,
      view.onGround(width + 1),
      view.onGround(height),
      view.onGround(REPEAT),
    );
    // A name as high as its street leans on the boundaries where the street bends.
    const narrow = view.onPaper(street.width) < height * 1.5;
    for (const [from, to] of spans) {
      const centre: Position = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
      const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
      const hatched = palette.parcelSurface === null && map.parcel.use === 'street';
      if (narrow || hatched) knockOut(map, view.spot(centre), width + 1, height, turn);
      writeCentred(map, street.name, view.spot(centre), { ...style, turn });
    }
  }
}

function drawHouseNumbers(map: MapSheet, places: Places): void {
  const { land, view, paper, palette } = map;
  const style: TextStyle = { size: 6, ink: palette.soft };
  for (const { outline, box, houseNumber } of land.buildingsIn(view.box)) {
    if (houseNumber === null) continue;
    const width = view.onGround(paper.width(houseNumber, style) + CLEAR);
    const at = places.inBuilding(outline, box, width, view.onGround(style.size * DIGIT + CLEAR));
    if (at) writeCentred(map, houseNumber, view.spot(at), style);
  }
}

/** The ground of the chosen parcel or, turned, of a street below a label, so that a line or hatch does not run through it. */
function knockOut(map: MapSheet, [x, y]: Spot, width: number, height: number, turn = 0): void {
  const cos = Math.cos((-turn * Math.PI) / 180);
  const sin = Math.sin((-turn * Math.PI) / 180);
  const corner = (along: number, across: number): Spot => [
    x + along * cos - across * sin,
    y + along * sin + across * cos,
  ];
  const [w, h] = [width / 2, height / 2];
  const { paper, palette } = map;
  const surface = turn === 0 ? (palette.parcelSurface ?? palette.paper) : palette.ground.street;
  paper.area([[corner(-w, -h), corner(w, -h), corner(w, h), corner(-w, h)]], surface);
}

/** Text whose digits are centred on the spot, also when turned. */
function writeCentred({ paper }: MapSheet, text: string, [x, y]: Spot, style: TextStyle): void {
  const drop = (style.size * DIGIT) / 2;
  const angle = ((style.turn ?? 0) * Math.PI) / 180;
  const at: Spot = [x + drop * Math.sin(angle), y + drop * Math.cos(angle)];
  paper.text(text, at, { ...style, align: 'center' });
}
