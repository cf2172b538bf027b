import type { Parcel, Position } from '@portal/api';

/** An axis-parallel rectangle in metres, in the CRS of the state. */
export interface Box {
  /** Western edge. */
  readonly minX: number;
  /** Southern edge. */
  readonly minY: number;
  /** Eastern edge. */
  readonly maxX: number;
  /** Northern edge. */
  readonly maxY: number;
}

/**
 * The bounding box of all parts of a parcel, in metres; null for an empty geometry. Holes are within their outer ring and
 * need not be checked.
 */
export function boundingBox(parcel: Pick<Parcel, 'geometry'>): Box | null {
  let minX = Number.POSITIVE_INFINITY;
  let minY = Number.POSITIVE_INFINITY;
  let maxX = Number.NEGATIVE_INFINITY;
  let maxY = Number.NEGATIVE_INFINITY;
  for (const [outer] of parcel.geometry.coordinates) {
    for (const position of outer ?? []) {
      // By index: destructuring thousands of pairs takes five times as long (`bench/order-flow`).
      const x = position[0];
      const y = position[1];
      if (x < minX) minX = x;
      if (x > maxX) maxX = x;
      if (y < minY) minY = y;
      if (y > maxY) maxY = y;
    }
  }
  return minX <= maxX && minY <= maxY ? { minX, minY, maxX, maxY } : null;
}

/** Whether two boxes share at least a point. */
export function overlap(one: Box, other: Box): boolean {
  return (
    one.minX <= other.maxX &&
    one.maxX >= other.minX &&
    one.minY <= other.maxY &&
    one.maxY >= other.minY
  );
}

/** The centre of a box. */
export function centreOf(box: Box): Position {
  return [(box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2];
}
