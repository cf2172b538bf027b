import { distanceToRing, polygonContains, snapToGrid } from './geometry.ts';
import type { PolygonRings, Position, Ring } from './model.ts';
import type { Random } from './random.ts';
import type { Frontage } from './frontage.ts';

/** A rectangle in local coordinates: metres along the frontage, metres into the lot. */
interface LocalRectangle {
  readonly along: number;
  readonly depthInLot: number;
  readonly width: number;
  readonly depth: number;
}

/** Smallest distance to the boundary in metres; a garage may almost touch it. */
const HOUSE_MARGIN = 1.2;
const GARAGE_MARGIN = 0.15;

/** Outlines (counter-clockwise, metres) of the house on a lot and of its garage, if they fit; otherwise null. */
export function placeHouse(
  random: Random,
  lot: PolygonRings,
  frontage: Frontage,
): { house: Ring; garage: Ring | null } | null {
  const frame = frameOf(frontage);
  const along = frame.length * random.between(0.4, 0.6);
  const depthInLot = random.between(4, 8.5);
  const rotated = random.chance(0.35);
  const size = { width: random.between(9.5, 14), depth: random.between(8, 10.5) };
  for (const scale of [1, 0.8, 0.62]) {
    const width = (rotated ? size.depth : size.width) * scale;
    const depth = (rotated ? size.width : size.depth) * scale;
    const winged = scale > 0.7 && random.chance(0.3);
    const ring = outline(frame, { along: along - width / 2, depthInLot, width, depth }, winged);
    if (fits(lot, ring, HOUSE_MARGIN)) {
      return { house: ring, garage: placeGarage(random, lot, frame, along, width, depthInLot) };
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
  depthInLot: number,
): Ring | null {
  if (random.chance(0.3)) return null;
  const side = random.chance(0.5) ? 1 : -1;
  const width = random.between(3.1, 6);
  const depth = random.between(5.5, 7.5);
  const distance = houseWidth / 2 + random.between(1, 3);
  const garageDepthInLot = random.chance(0.4)
    ? depthInLot + random.between(12, 18)
    : depthInLot + random.between(0, 3);
  const start = side === 1 ? along + distance : along - distance - width;
  const ring = outline(frame, { along: start, depthInLot: garageDepthInLot, width, depth }, false);
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

function outline({ origin, along }: Frame, plot: LocalRectangle, winged: boolean): Ring {
  const toGround = (distance: number, depth: number): Position =>
    snapToGrid(
      origin[0] + along[0] * distance - along[1] * depth,
      origin[1] + along[1] * distance + along[0] * depth,
    );
  const [left, right] = [plot.along, plot.along + plot.width];
  const [near, far] = [plot.depthInLot, plot.depthInLot + plot.depth];
  const notch: Position[] = winged
    ? [
        toGround(right, far - plot.depth * 0.38),
        toGround(right - plot.width * 0.42, far - plot.depth * 0.38),
        toGround(right - plot.width * 0.42, far),
      ]
    : [toGround(right, far)];
  const start = toGround(left, near);
  return [start, toGround(right, near), ...notch, toGround(left, far), start];
}

function fits(lot: PolygonRings, ring: Ring, margin: number): boolean {
  return ring.every(
    (corner) =>
      polygonContains(lot, corner) && lot.every((edge) => distanceToRing(edge, corner) >= margin),
  );
}
