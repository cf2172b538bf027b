import type { Position } from '@portal/api';

/** A position of the map as the contract defines it: easting and northing in metres, in the CRS of the state. */
export function toPosition([x = 0, y = 0]: readonly number[]): Position {
  return [x, y];
}

/** A ring of the map as the contract defines it. */
export function toRing(ring: readonly (readonly number[])[]): Position[] {
  return ring.map((place) => toPosition(place));
}
