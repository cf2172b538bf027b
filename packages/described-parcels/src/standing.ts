import type { DescribedBuilding, Outline, Position } from './model.ts';
import { distanceToPoint, insideOf, type Segment, segmentsOf } from './planar.ts';

/** Walls and boundaries are surveyed apart: a building reaches into a parcel, or out of it, only by more than so many metres. */
const DEPTH = 0.1;

const boundaryOf = (outline: Outline): readonly Segment[] => outline.flat().flatMap(segmentsOf);

/** Whether a point is within rings, and not in a hole (even-odd rule). */
const isWithin = (boundary: readonly Segment[], [x, y]: Position): boolean =>
  boundary.filter(
    ([[ax, ay], [bx, by]]) => ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax),
  ).length %
    2 ===
  1;

/** Where a segment meets others, as shares of its length; some of them outside of it. */
function cutsOf(segment: Segment, others: readonly Segment[]): readonly number[] {
  const [[ax, ay], [bx, by]] = segment;
  const [dx, dy] = [bx - ax, by - ay];
  const square = dx * dx + dy * dy;
  return others.flatMap(([[cx, cy], [ex, ey]]) => {
    const across = dx * (ey - cy) - dy * (ex - cx);
    if (across !== 0) return [((cx - ax) * (ey - cy) - (cy - ay) * (ex - cx)) / across];
    // Parallel ones meet it from one of their ends to the other.
    return [((cx - ax) * dx + (cy - ay) * dy) / square, ((ex - ax) * dx + (ey - ay) * dy) / square];
  });
}

/** The ends of all segments, and the middles of the pieces between those places where they may cross the others. */
function probesOf(segments: readonly Segment[], others: readonly Segment[]): readonly Position[] {
  return segments.flatMap((segment) => {
    const [[ax, ay], [bx, by]] = segment;
    const shares = cutsOf(segment, others).filter((share) => share > 0 && share < 1);
    const ordered = [0, ...shares.toSorted((a, b) => a - b), 1];
    const middles = ordered.slice(1).map((share, index) => (share + (ordered[index] ?? 0)) / 2);
    return [0, ...middles].map(
      (share): Position => [ax + share * (bx - ax), ay + share * (by - ay)],
    );
  });
}

/** Points inside and outside of a boundary, without those that are too close to it. */
function splitBy(boundary: readonly Segment[], points: readonly Position[]) {
  const clear = points.filter((point) =>
    boundary.every((segment) => distanceToPoint(segment, point) > DEPTH),
  );
  const inside = clear.filter((point) => isWithin(boundary, point));
  return { isInside: inside.length > 0, isOutside: inside.length < clear.length };
}

/** Left, bottom, right and top of segments. */
function boxOf(segments: readonly Segment[]): readonly [number, number, number, number] {
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of segments.flat()) {
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
  }
  return box;
}

/** The segments that come close to a box. */
function nearTo(
  segments: readonly Segment[],
  [left, bottom, right, top]: readonly [number, number, number, number],
): readonly Segment[] {
  return segments.filter(
    ([[ax, ay], [bx, by]]) =>
      Math.min(ax, bx) <= right + DEPTH &&
      Math.max(ax, bx) >= left - DEPTH &&
      Math.min(ay, by) <= top + DEPTH &&
      Math.max(ay, by) >= bottom - DEPTH,
  );
}

/** How a building stands on a parcel: not, with all of its ground, or with a part of it. */
type Standing = 'beside' | 'within' | 'partly';

/** How a building stands on a parcel; walls on the boundary are part of both sides. */
function standingOf(building: Outline, parcel: Outline): Standing {
  const walls = boundaryOf(building);
  const boundary = boundaryOf(parcel);
  const [left, bottom, right, top] = boxOf(walls);
  const [west, south, east, north] = boxOf(boundary);
  if (left >= east || right <= west || bottom >= north || top <= south) return 'beside';
  const close = nearTo(boundary, [left, bottom, right, top]);
  const of = splitBy(boundary, probesOf(walls, close));
  if (of.isInside) return of.isOutside ? 'partly' : 'within';
  if (splitBy(walls, probesOf(close, walls)).isInside) return 'partly';
  if (of.isOutside) return 'beside';
  // All walls are on the boundary: those of the whole parcel, or of a hole in it.
  const [largest = []] = building;
  return isWithin(boundary, insideOf(largest)) ? 'within' : 'beside';
}

/** The buildings that stand on a parcel, with the whole of their ground or a part of it. */
export const buildingsOn = (
  parcel: Outline,
  buildings: readonly DescribedBuilding[],
): readonly (DescribedBuilding & { readonly reachesOver: boolean })[] =>
  buildings.flatMap((building) => {
    const standing = standingOf(building.outline, parcel);
    return standing === 'beside' ? [] : [{ ...building, reachesOver: standing === 'partly' }];
  });
