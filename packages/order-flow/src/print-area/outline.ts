import type { Parcel, Position } from '@portal/api';

/** An axis-parallel box; metres, EPSG:25833. */
export interface Box {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/**
 * The box around all parts of a parcel, from its true outline; null when the geometry is empty.
 * Holes lie inside their outer ring and are not looked at.
 */
export function boundingBox(parcel: Pick<Parcel, 'geometry'>): Box | null {
  let minX = Number.POSITIVE_INFINITY;
  let minY = Number.POSITIVE_INFINITY;
  let maxX = Number.NEGATIVE_INFINITY;
  let maxY = Number.NEGATIVE_INFINITY;
  for (const [outer] of parcel.geometry.coordinates) {
    for (const position of outer ?? []) {
      // Taken by index: unpacking thousands of pairs costs five times as much (bench/print-area.ts).
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

/** The middle of a box. */
export function centreOf(box: Box): Position {
  return [(box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2];
}
