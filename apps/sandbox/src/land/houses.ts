import { distanceToRing, polygonContains, snapped } from './geometry.ts';
import type { PolygonRings, Position, Ring } from './model.ts';
import type { Random } from './random.ts';
import type { Frontage } from './street-side.ts';

/** A rectangle in the frame of a street side: metres along it, metres into the lot. */
interface Plot {
  readonly along: number;
  readonly into: number;
  readonly width: number;
  readonly depth: number;
}

/** Metres a house keeps from the boundary; a garage may stand nearly on it. */
const HOUSE_MARGIN = 1.2;
const GARAGE_MARGIN = 0.15;

/** Outlines (counter-clockwise, metres) of the house on a lot and of its garage, if they fit. */
export function placeHouse(
  random: Random,
  lot: PolygonRings,
  frontage: Frontage,
): { house: Ring; garage: Ring | null } | null {
  const frame = frameOf(frontage);
  const along = frame.length * random.between(0.4, 0.6);
  const into = random.between(4, 8.5);
  const turned = random.chance(0.35);
  const size = { width: random.between(9.5, 14), depth: random.between(8, 10.5) };
  for (const scale of [1, 0.8, 0.62]) {
    const width = (turned ? size.depth : size.width) * scale;
    const depth = (turned ? size.width : size.depth) * scale;
    const winged = scale > 0.7 && random.chance(0.3);
    const ring = outline(frame, { along: along - width / 2, into, width, depth }, winged);
    if (fits(lot, ring, HOUSE_MARGIN)) {
      return { house: ring, garage: placeGarage(random, lot, frame, along, width, into) };
    }
  }
  return null;
}

function placeGarage(
  random: Random,
  lot: PolygonRings,
  frame: Frame,
  along: number,
  houseWidth: number,
  into: number,
): Ring | null {
  if (random.chance(0.3)) return null;
  const side = random.chance(0.5) ? 1 : -1;
  const width = random.between(3.1, 6);
  const depth = random.between(5.5, 7.5);
  const away = houseWidth / 2 + random.between(1, 3);
  const back = random.chance(0.4) ? into + random.between(12, 18) : into + random.between(0, 3);
  const start = side === 1 ? along + away : along - away - width;
  const ring = outline(frame, { along: start, into: back, width, depth }, false);
  return fits(lot, ring, GARAGE_MARGIN) ? ring : null;
}

interface Frame {
  readonly origin: Position;
  readonly along: Position;
  readonly length: number;
}

function frameOf({ from, to }: Frontage): Frame {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return { origin: from, along: [(to[0] - from[0]) / length, (to[1] - from[1]) / length], length };
}

function outline({ origin, along }: Frame, plot: Plot, winged: boolean): Ring {
  const place = (way: number, depth: number): Position =>
    snapped(
      origin[0] + along[0] * way - along[1] * depth,
      origin[1] + along[1] * way + along[0] * depth,
    );
  const [left, right] = [plot.along, plot.along + plot.width];
  const [near, far] = [plot.into, plot.into + plot.depth];
  const notch: Position[] = winged
    ? [
        place(right, far - plot.depth * 0.38),
        place(right - plot.width * 0.42, far - plot.depth * 0.38),
        place(right - plot.width * 0.42, far),
      ]
    : [place(right, far)];
  const start = place(left, near);
  return [start, place(right, near), ...notch, place(left, far), start];
}

function fits(lot: PolygonRings, ring: Ring, margin: number): boolean {
  return ring.every(
    (corner) =>
      polygonContains(lot, corner) && lot.every((edge) => distanceToRing(edge, corner) >= margin),
  );
}
