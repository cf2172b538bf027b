import type { Position } from '@portal/api';
import type { BoundingBox } from '../../parcels/bounding-box.ts';

/** Where an edge crosses a side of a box. */
function crossing(from: Position, to: Position, axis: 0 | 1, limit: number): Position {
  const share = (limit - from[axis]) / (to[axis] - from[axis]);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** The part of a line, or of a closed ring, on the inner side of each side of a box (Sutherland and Hodgman). */
function clipped(points: readonly Position[], box: BoundingBox, isRing: boolean): Position[] {
  const [west, south, east, north] = box;
  let found = [...points];
  for (const [axis, limit, sign] of [
    [0, west, 1],
    [0, east, -1],
    [1, south, 1],
    [1, north, -1],
  ] as const) {
    const isInside = (point: Position): boolean => (point[axis] - limit) * sign >= 0;
    found = found.flatMap((point, index) => {
      const before = index > 0 || isRing ? found.at(index - 1) : point;
      const isCrossing = before !== undefined && isInside(point) !== isInside(before);
      const corner = isCrossing ? [crossing(before, point, axis, limit)] : [];
      return isInside(point) ? [...corner, point] : corner;
    });
  }
  return found;
}

/** Square metres of a closed ring in a box. */
function areaOfRing(ring: readonly Position[], box: BoundingBox): number {
  const points = clipped(ring.slice(0, -1), box, true);
  const [left, bottom] = box;
  let twice = 0;
  for (const [index, [x, y]] of points.entries()) {
    const [beforeX, beforeY] = points.at(index - 1) ?? [x, y];
    // From the corner of the box: coordinates of millions of metres would leave no decimals.
    twice += (beforeX - left) * (y - bottom) - (x - left) * (beforeY - bottom);
  }
  return Math.abs(twice) / 2;
}

/** Square metres of polygons in a box; the rings after the first of each are holes. */
export const areaIn = (
  polygons: readonly (readonly (readonly Position[])[])[],
  box: BoundingBox,
): number =>
  polygons.reduce(
    (sum, rings) =>
      sum +
      rings.reduce((area, ring, index) => area + (index > 0 ? -1 : 1) * areaOfRing(ring, box), 0),
    0,
  );

/** Whether a line runs through a box. */
export const crossesBox = (line: readonly Position[], box: BoundingBox): boolean =>
  clipped(line, box, false).length > 1;
