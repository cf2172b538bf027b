import type { Extent } from '../parcel-sketch/geometry.ts';

/** How much room a drawing must keep (seeds: margin 0.05, viewport factor 0.75). */
export interface SightRule {
  /** Share of its size by which the drawing's box grows on each side. */
  readonly margin: number;
  /** Share of the view's width and height, around its centre, that the grown box may use. */
  readonly viewportFactor: number;
}

/** The rule of the seeds. */
export const SIGHT_RULE: SightRule = { margin: 0.05, viewportFactor: 0.75 };

/** The box with its margin: each side moves out by `margin` of the box's own size. */
export function withMargin([west, south, east, north]: Extent, margin: number): Extent {
  const x = (east - west) * margin;
  const y = (north - south) * margin;
  return [west - x, south - y, east + x, north + y];
}

/** The inner part of a view, which keeps its centre. */
export function innerView([west, south, east, north]: Extent, factor: number): Extent {
  const x = ((east - west) * (1 - factor)) / 2;
  const y = ((north - south) * (1 - factor)) / 2;
  return [west + x, south + y, east - x, north - y];
}

/**
 * Whether the view has to move so that a drawing is seen well: its box with margin would leave
 * the inner part of the view. All boxes are in metres of the same CRS.
 */
export function needsRefit(drawing: Extent, view: Extent, rule: SightRule = SIGHT_RULE): boolean {
  const box = withMargin(drawing, rule.margin);
  const inner = innerView(view, rule.viewportFactor);
  return box[0] < inner[0] || box[1] < inner[1] || box[2] > inner[2] || box[3] > inner[3];
}

/**
 * Metres per pixel at which the drawing just stays within the inner part of a view of the given
 * size in pixels; 0 for a point or a view without a size, which any zoom shows.
 */
export function fittingResolution(
  [west, south, east, north]: Extent,
  [width, height]: readonly [number, number],
  rule: SightRule = SIGHT_RULE,
): number {
  if (width <= 0 || height <= 0) return 0;
  const growth = (1 + 2 * rule.margin) / rule.viewportFactor;
  return Math.max((east - west) / width, (north - south) / height) * growth;
}

// Smaller than a fingertip's half, a parcel is a dot whose shape nobody can tell.
const SMALLEST_SEEN_PX = 24;

/** Whether a drawing is a mere dot at this scale (metres per pixel), though it is in sight. */
export function isDot([west, south, east, north]: Extent, metresPerPixel: number): boolean {
  return Math.max(east - west, north - south) < SMALLEST_SEEN_PX * metresPerPixel;
}
