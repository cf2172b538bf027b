import { extentOf, ringsOf } from '../parcel-sketch/geometry.ts';
import type { MultiPolygonCoordinates, Position, Ring } from '../parcel-sketch/geometry.ts';

// Tolerance for floating-point rounding of coordinates.
const TOLERANCE_M = 0.0001;

/** An offset in metres: east and north are positive. */
export interface Offset {
  readonly dx: number;
  readonly dy: number;
}

/** The ring, moved by an offset. */
export function shiftRing(ring: Ring, { dx, dy }: Offset): Ring {
  return ring.map(([x = 0, y = 0]) => [x + dx, y + dy]);
}

/** Whether the second ring is the first one, moved or unmoved: the view then need not zoom. */
export function isSameFrameMoved(before: Ring | undefined, after: Ring | undefined): boolean {
  const [from, to] = [before?.[0], after?.[0]];
  if (!before || !after || !from || !to || before.length !== after.length) return false;
  const offset = { dx: (to[0] ?? 0) - (from[0] ?? 0), dy: (to[1] ?? 0) - (from[1] ?? 0) };
  return shiftRing(before, offset).every(([x = 0, y = 0], index) => {
    const [otherX = 0, otherY = 0] = after[index] ?? [];
    return Math.abs(x - otherX) < TOLERANCE_M && Math.abs(y - otherY) < TOLERANCE_M;
  });
}

/** Offset of the page's centre from the centre of the parcel's bounding box, in metres. */
export function offsetOf(frame: Ring, parcel: MultiPolygonCoordinates): Offset | null {
  const page = extentOf([frame]);
  const box = extentOf(ringsOf(parcel));
  if (!page || !box) return null;
  return {
    dx: (page[0] + page[2] - box[0] - box[2]) / 2,
    dy: (page[1] + page[3] - box[1] - box[3]) / 2,
  };
}

/** Distance of one key press: a twentieth of the page's shorter side, at least one metre. */
export function frameStep(frame: Ring): number {
  const box = extentOf([frame]);
  if (!box) return 1;
  return Math.max(1, Math.round(Math.min(box[2] - box[0], box[3] - box[1]) / 20));
}

/** Distance in metres from a point to a line between two others. */
export function distanceToEdge(point: Position, from: Position, to: Position): number {
  const [x = 0, y = 0] = point;
  const [fromX = 0, fromY = 0] = from;
  const [toX = 0, toY = 0] = to;
  const [wide, high] = [toX - fromX, toY - fromY];
  const length = wide * wide + high * high;
  const along = length === 0 ? 0 : ((x - fromX) * wide + (y - fromY) * high) / length;
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(x - fromX - share * wide, y - fromY - share * high);
}

/** Distance in metres from a point to the frame's line. */
export function distanceToFrame(point: Position, frame: Ring): number {
  return frame.reduce((nearest, corner, index) => {
    const next = frame[(index + 1) % frame.length] ?? corner;
    return Math.min(nearest, distanceToEdge(point, corner, next));
  }, Infinity);
}

/** Distance in metres from a point to the middle of the frame's upper line, where a sheet has its handle. */
export function distanceToHandle([x = 0, y = 0]: Position, frame: Ring): number {
  const box = extentOf([frame]);
  return box ? Math.hypot(x - (box[0] + box[2]) / 2, y - box[3]) : Infinity;
}

/** Whether a point is on the page; pages are never rotated. */
export function isOnPage([x = 0, y = 0]: Position, frame: Ring): boolean {
  const box = extentOf([frame]);
  return box !== null && x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3];
}
