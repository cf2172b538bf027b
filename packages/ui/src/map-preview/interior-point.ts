import { extentOf, ringsOf } from '../parcel-sketch/geometry.ts';
import type { MultiPolygonCoordinates, Position, Ring } from '../parcel-sketch/geometry.ts';

/** Where the edges of a ring cross a line of constant northing. */
function crossings(ring: Ring, y: number): number[] {
  return ring.flatMap((from, index) => {
    const to = ring[(index + 1) % ring.length] ?? from;
    const [x1 = 0, y1 = 0] = from;
    const [x2 = 0, y2 = 0] = to;
    return y1 > y === y2 > y ? [] : [x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)];
  });
}

/**
 * A position inside a shape, outside its holes: the middle of the longest part of a line at half the height. In metres; null
 * for a shape without an area.
 */
export function interiorPoint(shape: MultiPolygonCoordinates): Position | null {
  const rings = ringsOf(shape);
  const extent = extentOf(rings);
  if (!extent) return null;
  const y = (extent[1] + extent[3]) / 2;
  const xs = rings.flatMap((ring) => crossings(ring, y)).toSorted((one, other) => one - other);
  let longest: readonly [number, number] | null = null;
  for (let index = 0; index + 1 < xs.length; index += 2) {
    const [from = 0, to = 0] = xs.slice(index, index + 2);
    if (!longest || to - from > longest[1] - longest[0]) longest = [from, to];
  }
  return longest && [(longest[0] + longest[1]) / 2, y];
}
