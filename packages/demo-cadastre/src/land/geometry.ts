import type { Box, PolygonRings, Position, Ring } from './model.ts';

/** Signed area in square metres (shoelace formula): positive when the ring is counter-clockwise. */
export function signedArea(ring: Ring): number {
  const base = ring[0];
  if (base === undefined) return 0;
  let sum = 0;
  for (let index = 1; index < ring.length; index += 1) {
    const a = ring[index - 1] ?? base;
    const b = ring[index] ?? base;
    // Relative to the first corner: with coordinates of seven digits the products would lose centimetres.
    sum += (a[0] - base[0]) * (b[1] - base[1]) - (b[0] - base[0]) * (a[1] - base[1]);
  }
  return sum / 2;
}

/** Square metres of all parts less their holes. */
export function areaOf(polygons: readonly PolygonRings[]): number {
  return polygons.reduce(
    (sum, rings) => sum + rings.reduce((s, ring) => s + signedArea(ring), 0),
    0,
  );
}

/** Bounding box of positions; throws when there are none. */
export function boxOf(positions: readonly Position[]): Box {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of positions) {
    west = Math.min(west, x);
    south = Math.min(south, y);
    east = Math.max(east, x);
    north = Math.max(north, y);
  }
  if (west > east) throw new RangeError('A bounding box needs a position');
  return [west, south, east, north];
}

/** Bounding box of bounding boxes. */
export function joinBoxes(boxes: readonly Box[]): Box {
  return boxOf(
    boxes.flatMap(([west, south, east, north]): Position[] => [
      [west, south],
      [east, north],
    ]),
  );
}

/** Whether two bounding boxes share a point. */
export function boxesIntersect(a: Box, b: Box): boolean {
  return a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];
}

/** Whether a bounding box lies in another one. */
export function boxContains(outer: Box, inner: Box): boolean {
  return (
    outer[0] <= inner[0] && outer[1] <= inner[1] && inner[2] <= outer[2] && inner[3] <= outer[3]
  );
}

/** Whether a position lies inside a ring (even-odd rule). */
function ringContains(ring: Ring, [x, y]: Position): boolean {
  let inside = false;
  for (let index = 1; index < ring.length; index += 1) {
    const a = ring[index - 1];
    const b = ring[index];
    if (a === undefined || b === undefined) continue;
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) {
      inside = !inside;
    }
  }
  return inside;
}

/** Whether a position lies inside a polygon and outside its holes. */
export function polygonContains(rings: PolygonRings, position: Position): boolean {
  return rings.reduce((inside, ring) => inside !== ringContains(ring, position), false);
}

/** Metres from a position to the nearest point of a ring. */
export function distanceToRing(ring: Ring, [x, y]: Position): number {
  let nearest = Infinity;
  for (let index = 1; index < ring.length; index += 1) {
    const a = ring[index - 1];
    const b = ring[index];
    if (a === undefined || b === undefined) continue;
    const dx = b[0] - a[0];
    const dy = b[1] - a[1];
    const share = ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy || 1);
    const clamped = Math.max(0, Math.min(1, share));
    nearest = Math.min(nearest, Math.hypot(x - a[0] - dx * clamped, y - a[1] - dy * clamped));
  }
  return nearest;
}

/** Rounds to centimetres, the precision of all coordinates. */
export function snapToGrid(x: number, y: number): Position {
  return [Math.round(x * 100) / 100, Math.round(y * 100) / 100];
}

/** Whether a boundary turns by more than 15 degrees: such corners are marked, points of a curve are not. */
export function isCorner(before: Position, corner: Position, after: Position): boolean {
  const first = Math.atan2(corner[1] - before[1], corner[0] - before[0]);
  const second = Math.atan2(after[1] - corner[1], after[0] - corner[0]);
  return Math.cos(second - first) < 0.966;
}
