import type { Position, Ring } from './model.ts';

/** A straight piece of a ring. */
export type Segment = readonly [Position, Position];

/** The segments of a closed ring; points that repeat the one before make none. */
export function segmentsOf(ring: Ring): readonly Segment[] {
  const segments: Segment[] = [];
  ring.forEach((end, index) => {
    const start = ring[index - 1];
    if (start && lengthOf([start, end]) > 0) segments.push([start, end]);
  });
  return segments;
}

/** Length in metres. */
export const lengthOf = ([[ax, ay], [bx, by]]: Segment): number => Math.hypot(bx - ax, by - ay);

/** Area within a ring in square metres; positive when it runs counter-clockwise. */
export function signedArea(ring: Ring): number {
  const [originX, originY] = ring[0] ?? [0, 0];
  // Differences to a point of the ring: coordinates of several million metres would cost digits.
  const twice = segmentsOf(ring).reduce(
    (sum, [[ax, ay], [bx, by]]) =>
      sum + (ax - originX) * (by - originY) - (bx - originX) * (ay - originY),
    0,
  );
  return twice / 2;
}

/** Distance of a point from a segment in metres. */
export function distanceToPoint([[ax, ay], [bx, by]]: Segment, [x, y]: Position): number {
  const [dx, dy] = [bx - ax, by - ay];
  const share = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy);
  const at = Math.min(1, Math.max(0, share));
  return Math.hypot(ax + at * dx - x, ay + at * dy - y);
}

/** On which side of a segment a point lies: positive on the left. */
const sideOf = ([[ax, ay], [bx, by]]: Segment, [x, y]: Position): number =>
  (bx - ax) * (y - ay) - (by - ay) * (x - ax);

const crosses = (one: Segment, other: Segment): boolean =>
  sideOf(one, other[0]) * sideOf(one, other[1]) < 0 &&
  sideOf(other, one[0]) * sideOf(other, one[1]) < 0;

/** Smallest distance of two segments in metres; 0 when they cross. */
export function segmentDistance(one: Segment, other: Segment): number {
  if (crosses(one, other)) return 0;
  return Math.min(
    distanceToPoint(one, other[0]),
    distanceToPoint(one, other[1]),
    distanceToPoint(other, one[0]),
    distanceToPoint(other, one[1]),
  );
}

/** Boundaries of neighbours may differ by so many metres: cadastres store coordinates in centimetres or millimetres. */
const TOLERANCE = 0.05;

/** From where to where a segment has metres in common with another one, counted from its start; null without any. */
export function sharedPart(segment: Segment, other: Segment): readonly [number, number] | null {
  const [[ax, ay], [bx, by]] = segment;
  const length = lengthOf(segment);
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  const along = ([x, y]: Position): number => (x - ax) * ux + (y - ay) * uy;
  const [from, to] = [along(other[0]), along(other[1])];
  const [low, high] = [Math.max(0, Math.min(from, to)), Math.min(length, Math.max(from, to))];
  if (high - low <= TOLERANCE) return null;
  const across = ([x, y]: Position): number => (y - ay) * ux - (x - ax) * uy;
  const slope = (across(other[1]) - across(other[0])) / (to - from);
  const acrossAt = (at: number): number => across(other[0]) + (at - from) * slope;
  const isOn = Math.abs(acrossAt(low)) <= TOLERANCE && Math.abs(acrossAt(high)) <= TOLERANCE;
  return isOn ? [low, high] : null;
}

/** The metres that a segment has in common with another one. */
export function sharedLength(segment: Segment, other: Segment): number {
  const [low, high] = sharedPart(segment, other) ?? [0, 0];
  return high - low;
}

/** Whether the boxes of two segments are closer than the tolerance. */
export const areNear = ([[ax, ay], [bx, by]]: Segment, [[cx, cy], [dx, dy]]: Segment): boolean =>
  Math.min(ax, bx) - TOLERANCE <= Math.max(cx, dx) &&
  Math.max(ax, bx) + TOLERANCE >= Math.min(cx, dx) &&
  Math.min(ay, by) - TOLERANCE <= Math.max(cy, dy) &&
  Math.max(ay, by) + TOLERANCE >= Math.min(cy, dy);

/** One half of a convex hull: points in an order from one end to the other, without those that lie inside; the last one is left out. */
function chainOf(ordered: readonly Position[]): readonly Position[] {
  const chain: Position[] = [];
  for (const point of ordered) {
    for (;;) {
      const [before, last] = chain.slice(-2);
      if (!before || !last || sideOf([before, last], point) > 0) break;
      chain.pop();
    }
    chain.push(point);
  }
  return chain.slice(0, -1);
}

/** The convex hull of points, counter-clockwise, without repeating the first one (Andrew's monotone chain). */
export function convexHull(points: readonly Position[]): readonly Position[] {
  const sorted = points.toSorted(([ax, ay], [bx, by]) => ax - bx || ay - by);
  return [...chainOf(sorted), ...chainOf(sorted.toReversed())];
}

/** A rectangle around points: its sides in metres, the longer one first, and the direction of that side. */
export interface Rectangle {
  readonly extent: readonly [number, number];
  /** Unit vector along the longer side. */
  readonly along: Position;
}

/** The rectangle of smallest area around points; one of its sides lies on the convex hull. */
export function smallestRectangle(points: readonly Position[]): Rectangle {
  const hull = convexHull(points);
  const rectangles = hull.map((start, index): Rectangle => {
    const end = hull[(index + 1) % hull.length] ?? start;
    const length = lengthOf([start, end]);
    const [ux, uy] =
      length > 0 ? [(end[0] - start[0]) / length, (end[1] - start[1]) / length] : [1, 0];
    const along = hull.map(([x, y]) => (x - start[0]) * ux + (y - start[1]) * uy);
    const across = hull.map(([x, y]) => (y - start[1]) * ux - (x - start[0]) * uy);
    const width = Math.max(...along) - Math.min(...along);
    const height = Math.max(...across) - Math.min(...across);
    return width >= height
      ? { extent: [width, height], along: [ux, uy] }
      : { extent: [height, width], along: [-uy, ux] };
  });
  const areaOf = ({ extent: [length, width] }: Rectangle): number => length * width;
  return rectangles.reduce((best, one) => (areaOf(one) < areaOf(best) ? one : best));
}

/** The middle of the longest part of a line at half the height that is inside the rings. */
export function insideOf(rings: readonly Ring[]): Position {
  const all = rings.flat();
  const ys = all.map(([, y]) => y);
  const y = (Math.min(...ys) + Math.max(...ys)) / 2;
  const xs = rings
    .flatMap(segmentsOf)
    .filter(([[, y1], [, y2]]) => y1 > y !== y2 > y)
    .map(([[x1, y1], [x2, y2]]) => x1 + ((y - y1) / (y2 - y1)) * (x2 - x1))
    .toSorted((one, other) => one - other);
  const parts = xs.flatMap((to, index) =>
    index % 2 === 1 ? [[xs[index - 1] ?? to, to] as const] : [],
  );
  const [from, to] = parts.reduce(
    (longest, part) => (part[1] - part[0] > longest[1] - longest[0] ? part : longest),
    [0, 0],
  );
  return [(from + to) / 2, y];
}
