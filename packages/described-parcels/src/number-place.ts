import type { Outline, Position, Ring } from './model.ts';
import { insideOf, signedArea } from './planar.ts';

/** Square metres within the outer ring. */
export const size = ([outer = []]: readonly Ring[]): number => Math.abs(signedArea(outer));

/** The parts that have an area, the largest first. */
export const partsBySize = (outline: Outline): Outline =>
  outline.filter((rings) => size(rings) > 0).toSorted((one, other) => size(other) - size(one));

/**
 * Where the number of a parcel is written on a map: inside its largest part, outside its holes. In metres, in the CRS of the outline; null
 * for an outline without an area.
 */
export function numberPlace(outline: Outline): Position | null {
  const [largest] = partsBySize(outline);
  return largest ? insideOf(largest) : null;
}
