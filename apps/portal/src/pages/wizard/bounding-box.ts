import type { Position } from '@portal/api';

/** A box in metres, EPSG:25833. */
export type BoundingBox = readonly [left: number, bottom: number, right: number, top: number];

/** Ground around the middle whose parcels are drawn, in metres: more would be a grey spot and a slow answer. */
const MAX_SIDE_M = 800;

/** Grid on which boxes are rounded, in metres: moving a page a little asks for nothing new. */
const GRID_M = 50;

/** Room around what is shown, as a share of its longer side: the small drawing is twice as wide as high. */
const MARGIN = 0.8;

/** Both ends of a stretch with its margin, cut to what is drawn at most, on the grid. */
function neighbourhoodRange(from: number, to: number, margin: number): readonly [number, number] {
  const middle = (from + to) / 2;
  const half = Math.min((to - from) / 2 + margin, (MAX_SIDE_M - GRID_M) / 2);
  return [
    Math.floor((middle - half) / GRID_M) * GRID_M,
    Math.floor((middle + half) / GRID_M) * GRID_M + GRID_M,
  ];
}

/** The box around these positions; null without any. */
export function boundingBoxOf(positions: Iterable<readonly [number, number]>): BoundingBox | null {
  let box: [number, number, number, number] | null = null;
  for (const [x, y] of positions) {
    box ??= [x, y, x, y];
    box = [Math.min(box[0], x), Math.min(box[1], y), Math.max(box[2], x), Math.max(box[3], y)];
  }
  return box;
}

/**
 * The ground whose parcels are drawn around a box: with a margin, on a grid, so that the same call answers again from
 * the cache, and never more than the middle of what is shown.
 */
export function neighbourhoodOf([left, bottom, right, top]: BoundingBox): BoundingBox {
  const margin = Math.max(right - left, top - bottom) * MARGIN;
  const [west, east] = neighbourhoodRange(left, right, margin);
  const [south, north] = neighbourhoodRange(bottom, top, margin);
  return [west, south, east, north];
}

/** The closed ring of a box, as the search by area takes it. */
export function ringOf([left, bottom, right, top]: BoundingBox): Position[] {
  return [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
    [left, bottom],
  ];
}
