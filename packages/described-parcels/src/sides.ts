import { type Direction, DIRECTIONS, type Position, type Ring } from './model.ts';
import { lengthOf, type Segment, segmentsOf, signedArea } from './planar.ts';

/** A segment of the boundary, and the direction of the side that it is part of. */
export interface DirectedSegment {
  readonly segment: Segment;
  readonly direction: Direction;
}

/** Corners that lie closer than this to a straight line are none: share of the square root of the area, and bounds in metres. */
const CORNER = { share: 0.03, least: 0.3, most: 10 } as const;

/** The direction that a vector points to. */
export function directionOf([x, y]: Position): Direction {
  const eighths = Math.round(Math.atan2(x, y) / (Math.PI / 4));
  return DIRECTIONS[(eighths + DIRECTIONS.length) % DIRECTIONS.length] ?? 'N';
}

/** The direction across. */
export const oppositeOf = (direction: Direction): Direction =>
  DIRECTIONS[(DIRECTIONS.indexOf(direction) + DIRECTIONS.length / 2) % DIRECTIONS.length] ?? 'N';

/** The index of the point between two others that is farthest from their line; null when all are closer than the tolerance. */
function farthest(
  points: readonly Position[],
  from: number,
  to: number,
  tolerance: number,
): number | null {
  const [start, end] = [points[from], points[to]];
  if (!start || !end) return null;
  const length = lengthOf([start, end]);
  let best: { readonly index: number; readonly distance: number } | null = null;
  for (let index = from + 1; index < to; index++) {
    const [x, y] = points[index] ?? start;
    const distance =
      length > 0
        ? Math.abs((end[0] - start[0]) * (y - start[1]) - (end[1] - start[1]) * (x - start[0])) /
          length
        : lengthOf([start, [x, y]]);
    if (distance > (best?.distance ?? tolerance)) best = { index, distance };
  }
  return best && best.index;
}

/** The indexes of the corners of a ring (Douglas and Peucker), its first point among them. */
function cornersOf(points: readonly Position[], tolerance: number): readonly number[] {
  const last = points.length - 1;
  const corners = new Set([0, last]);
  const open: [number, number][] = [[0, last]];
  for (let range = open.pop(); range; range = open.pop()) {
    const [from, to] = range;
    const corner = farthest(points, from, to, tolerance);
    if (corner === null) continue;
    corners.add(corner);
    open.push([from, corner], [corner, to]);
  }
  return [...corners].toSorted((a, b) => a - b);
}

/** A ring that begins at the point farthest from its first one, which is a corner for certain, and runs counter-clockwise. */
function fromCorner(ring: Ring): readonly Position[] {
  const [first] = ring;
  if (!first) return [];
  const open = segmentsOf(ring).map(([start]) => start);
  const distances = open.map((point) => lengthOf([first, point]));
  const start = distances.indexOf(Math.max(...distances));
  const turned = [...open.slice(start), ...open.slice(0, start + 1)];
  return signedArea(turned) < 0 ? turned.toReversed() : turned;
}

/** The sides of a ring: runs of its segments between two corners. */
export function runsOf(ring: Ring): readonly (readonly Position[])[] {
  const points = fromCorner(ring);
  const size = Math.sqrt(Math.abs(signedArea(points)));
  const tolerance = Math.min(CORNER.most, Math.max(CORNER.least, CORNER.share * size));
  const corners = cornersOf(points, tolerance);
  return corners.slice(1).map((end, index) => points.slice(corners[index] ?? 0, end + 1));
}

/** The number of corners of a ring. */
export const countCorners = (ring: Ring): number => runsOf(ring).length;

/** The segments of an outer ring with the direction in which their side faces outwards. */
export function directedSegments(ring: Ring): readonly DirectedSegment[] {
  return runsOf(ring).flatMap((run) => {
    const [start = [0, 0] as const, end = start] = [run[0], run.at(-1)];
    const direction = directionOf([end[1] - start[1], start[0] - end[0]]);
    return segmentsOf(run).map((segment) => ({ segment, direction }));
  });
}
