import type { Position } from '@portal/api';

/** A bounding box in metres, in the CRS of the state. */
export type BoundingBox = readonly [left: number, bottom: number, right: number, top: number];

/** Longest side of the neighbourhood, in metres: more parcels could not be distinguished and would be slow. */
const MAX_SIDE_M = 800;

/** Grid of the neighbourhood, in metres: moving the page a little needs no new call. */
const GRID_M = 50;

/** Margin as a share of the longer side: the sketch is twice as wide as high. */
const MARGIN = 0.8;

/** One dimension of the neighbourhood: with margin, limited to the maximum, aligned to the grid. */
function neighbourhoodRange(from: number, to: number, margin: number): readonly [number, number] {
  const middle = (from + to) / 2;
  const half = Math.min((to - from) / 2 + margin, (MAX_SIDE_M - GRID_M) / 2);
  return [
    Math.floor((middle - half) / GRID_M) * GRID_M,
    Math.floor((middle + half) / GRID_M) * GRID_M + GRID_M,
  ];
}

/** Bounding box of positions; null without positions. */
export function boundingBoxOf(positions: Iterable<readonly [number, number]>): BoundingBox | null {
  let box: [number, number, number, number] | null = null;
  for (const [x, y] of positions) {
    box ??= [x, y, x, y];
    box = [Math.min(box[0], x), Math.min(box[1], y), Math.max(box[2], x), Math.max(box[3], y)];
  }
  return box;
}

/**
 * The area whose parcels are drawn around a bounding box: with a margin, aligned to a grid so that the query cache
 * is used, and limited to its centre when too large.
 */
export function neighbourhoodOf([left, bottom, right, top]: BoundingBox): BoundingBox {
  const margin = Math.max(right - left, top - bottom) * MARGIN;
  const [west, east] = neighbourhoodRange(left, right, margin);
  const [south, north] = neighbourhoodRange(bottom, top, margin);
  return [west, south, east, north];
}

/** The part of a bounding box around its centre, whose sides have a share of the length. */
export function centralPartOf([left, bottom, right, top]: BoundingBox, share: number): BoundingBox {
  const [x, y] = [((right - left) * (1 - share)) / 2, ((top - bottom) * (1 - share)) / 2];
  return [left + x, bottom + y, right - x, top - y];
}

/** Closed ring of a bounding box, as the search by area takes it. */
export function ringOf([left, bottom, right, top]: BoundingBox): Position[] {
  return [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
    [left, bottom],
  ];
}
