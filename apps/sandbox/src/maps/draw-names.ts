import {
  type Box,
  boxesIntersect,
  type Land,
  type Position,
  type Street,
  type Subdistrict,
} from '@portal/demo-cadastre/land';
import { NUMBER_FAMILY, TEXT_FAMILY } from './fonts.ts';
import type { Palette } from './palette.ts';
import type { MapCanvas } from './view.ts';

/** Metres per pixel up to which streets and houses have names, and from which villages have. */
const STREETS_TO = 1.7;
const HOUSE_NUMBERS_TO = 0.6;
const PLACES_FROM = 2.2;
/** Pixels between two occurrences of the same street name. */
const REPEAT = 520;
/** Pixels around the image from which names can reach into it. */
const NAME_MARGIN = 260;
/** Extra pixels between letters, per pixel of type size. */
const SPACING = 0.07;

/** Draws street names along streets, house numbers in houses, and village names on small-scale maps. */
export function drawNames(
  mapCanvas: MapCanvas,
  land: Land,
  palette: Palette,
  placesIn: (box: Box) => readonly Place[],
): void {
  const { resolution } = mapCanvas;
  drawHouseNumbers(mapCanvas, land, palette);
  if (resolution <= STREETS_TO) {
    for (const street of land.streetsIn(mapCanvas.around(NAME_MARGIN)))
      drawStreetName(mapCanvas, street, palette);
  }
  if (resolution >= PLACES_FROM)
    drawPlaces(mapCanvas, placesIn(mapCanvas.around(NAME_MARGIN)), palette);
}

/** Name of a village and the centre of its lots. */
export interface Place {
  readonly name: string;
  readonly position: Position;
}

/** Position of a subdistrict's name: the centre of its residential parcels. */
function placeOf(land: Land, { id, name }: Subdistrict): Place | null {
  const points = land
    .parcelsOf(id)
    .flatMap(({ use, labelPoint }) => (use === 'residential' ? [labelPoint] : []));
  const sum = (axis: 0 | 1): number => points.reduce((total, point) => total + point[axis], 0);
  if (points.length === 0) return null;
  return { name, position: [sum(0) / points.length, sum(1) / points.length] };
}

/** Returns a search for the places near a bounding box; each is calculated once. */
export function placeSearch(land: Land): (box: Box) => readonly Place[] {
  const known = new Map<string, Place | null>();
  return (box) =>
    land.subdistrictsIn(box).flatMap((subdistrict) => {
      const place = known.get(subdistrict.id) ?? placeOf(land, subdistrict);
      known.set(subdistrict.id, place);
      return place ?? [];
    });
}

/** Draws house numbers in houses, on large-scale maps. */
export function drawHouseNumbers(mapCanvas: MapCanvas, land: Land, palette: Palette): void {
  const { context, resolution, toPixel } = mapCanvas;
  if (resolution > HOUSE_NUMBERS_TO) return;
  const size = Math.max(9, Math.min(17, 2.6 / resolution));
  context.font = `${size}px ${NUMBER_FAMILY}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = palette.softText;
  for (const { houseNumber, box } of land.buildingsIn(mapCanvas.around(20))) {
    if (houseNumber === null) continue;
    const [x, y] = toPixel([(box[0] + box[2]) / 2, (box[1] + box[3]) / 2]);
    context.fillText(houseNumber, x, y);
  }
}

function drawStreetName(mapCanvas: MapCanvas, street: Street, palette: Palette): void {
  const { context, resolution, toPixel } = mapCanvas;
  const size = Math.max(10, Math.min(22, (street.width / resolution) * 0.5));
  context.font = `${size}px ${TEXT_FAMILY}`;
  const line = pixelLine(street.axis.map(toPixel));
  const widths = Array.from(street.name).map(
    (letter) => context.measureText(letter).width + size * SPACING,
  );
  const length = widths.reduce((sum, width) => sum + width, 0);
  if (line.length < length + size * 2) return;
  const times = Math.max(1, Math.floor(line.length / REPEAT));
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  const inReach = reachOf(mapCanvas);
  for (let time = 0; time < times; time += 1) {
    const middle = (line.length * (time + 0.5)) / times;
    // At large scales a long road has a hundred occurrences, most of them outside the image.
    if (!inReach(line.at(middle))) continue;
    drawTextAlong(
      mapCanvas,
      line,
      Array.from(street.name),
      widths,
      middle - length / 2,
      palette,
      size,
    );
  }
}

/** Returns a test whether text around a pixel can reach into the image. */
function reachOf({ around, toPixel }: MapCanvas): (pixel: { x: number; y: number }) => boolean {
  const [west, south, east, north] = around(NAME_MARGIN);
  const [left, top] = toPixel([west, north]);
  const [right, bottom] = toPixel([east, south]);
  return ({ x, y }) => x > left && x < right && y > top && y < bottom;
}

function drawTextAlong(
  { context }: MapCanvas,
  line: PixelLine,
  letters: readonly string[],
  widths: readonly number[],
  start: number,
  palette: Palette,
  size: number,
): void {
  const length = widths.reduce((sum, width) => sum + width, 0);
  const [from, to] = [line.at(start), line.at(start + length)];
  // Text runs from left to right, along steep streets upwards.
  const backward = to.x - from.x < -0.01 * Math.abs(to.y - from.y);
  let distance = 0;
  const places = letters.map((letter, index) => {
    const width = widths[index] ?? 0;
    const middle = distance + width / 2;
    distance += width;
    const place = line.at(backward ? start + length - middle : start + middle);
    return { letter, ...place, angle: place.angle + (backward ? Math.PI : 0) };
  });
  for (const pass of ['halo', 'ink'] as const) {
    for (const { letter, x, y, angle } of places) {
      context.save();
      context.translate(x, y);
      context.rotate(angle);
      if (pass === 'halo') {
        context.strokeStyle = palette.halo;
        context.lineWidth = size * 0.22;
        context.strokeText(letter, 0, 0);
      } else {
        context.fillStyle = palette.text;
        context.fillText(letter, 0, 0);
      }
      context.restore();
    }
  }
}

function drawPlaces(mapCanvas: MapCanvas, places: readonly Place[], palette: Palette): void {
  const { context, resolution, toPixel } = mapCanvas;
  if (resolution > 60) return;
  const size = resolution > 20 ? 13 : 17;
  context.font = `${size}px ${TEXT_FAMILY}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  const around = mapCanvas.around(NAME_MARGIN);
  for (const { name, position } of places) {
    if (!boxesIntersect([...position, ...position], around)) continue;
    const [x, y] = toPixel(position);
    context.strokeStyle = palette.halo;
    context.lineWidth = size * 0.3;
    context.strokeText(name, x, y);
    context.fillStyle = palette.text;
    context.fillText(name, x, y);
  }
}

interface PixelLine {
  readonly length: number;
  at(distance: number): { x: number; y: number; angle: number };
}

function pixelLine(points: readonly (readonly [number, number])[]): PixelLine {
  const distances = [0];
  for (let index = 1; index < points.length; index += 1) {
    const [a, b] = [points[index - 1], points[index]];
    const step = a && b ? Math.hypot(b[0] - a[0], b[1] - a[1]) : 0;
    distances.push((distances[index - 1] ?? 0) + step);
  }
  return {
    length: distances.at(-1) ?? 0,
    at: (distance) => {
      const found = distances.findIndex((end) => end > distance);
      const index = found < 1 ? points.length - 1 : found;
      const [a, b] = [points[index - 1] ?? [0, 0], points[index] ?? [0, 0]];
      const start = distances[index - 1] ?? 0;
      const share = (distance - start) / ((distances[index] ?? 0) - start || 1);
      return {
        x: a[0] + (b[0] - a[0]) * share,
        y: a[1] + (b[1] - a[1]) * share,
        angle: Math.atan2(b[1] - a[1], b[0] - a[0]),
      };
    },
  };
}
