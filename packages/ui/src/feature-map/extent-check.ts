import type { Extent } from '../parcel-sketch/geometry.ts';

/** When a drawing is well visible (margin 0.05, viewport factor 0.75). */
interface VisibilityRule {
  /** Share of its size by which the drawing's box grows on each side. */
  readonly margin: number;
  /** Share of the view's width and height, around its centre, that the grown box may use. */
  readonly viewportFactor: number;
}

/** The default rule. */
const VISIBILITY_RULE: VisibilityRule = { margin: 0.05, viewportFactor: 0.75 };

/** The box extended on each side by `margin` of its size. */
export function withMargin([west, south, east, north]: Extent, margin: number): Extent {
  const x = (east - west) * margin;
  const y = (north - south) * margin;
  return [west - x, south - y, east + x, north + y];
}

/** The inner part of a view, with the same centre. */
export function innerView([west, south, east, north]: Extent, factor: number): Extent {
  const x = ((east - west) * (1 - factor)) / 2;
  const y = ((north - south) * (1 - factor)) / 2;
  return [west + x, south + y, east - x, north - y];
}

/**
 * Whether the view must move: the drawing's box with its margin is not within the inner part of the
 * view. All boxes are in metres of the same CRS.
 */
export function needsRefit(
  drawing: Extent,
  view: Extent,
  rule: VisibilityRule = VISIBILITY_RULE,
): boolean {
  const box = withMargin(drawing, rule.margin);
  const inner = innerView(view, rule.viewportFactor);
  return box[0] < inner[0] || box[1] < inner[1] || box[2] > inner[2] || box[3] > inner[3];
}

/**
 * Metres per pixel at which the drawing fills the inner part of a view of the given size in pixels;
 * 0 for a point or a view without a size.
 */
export function fittingResolution(
  [west, south, east, north]: Extent,
  [width, height]: readonly [number, number],
  rule: VisibilityRule = VISIBILITY_RULE,
): number {
  if (width <= 0 || height <= 0) return 0;
  const growth = (1 + 2 * rule.margin) / rule.viewportFactor;
  return Math.max((east - west) / width, (north - south) / height) * growth;
}

// Below this size the shape of a parcel is not recognisable.
const MIN_RECOGNISABLE_PX = 24;

/** Whether a drawing is too small to recognise at this resolution (metres per pixel). */
export function isDot([west, south, east, north]: Extent, metresPerPixel: number): boolean {
  return Math.max(east - west, north - south) < MIN_RECOGNISABLE_PX * metresPerPixel;
}
