import { snapToGrid } from './geometry.ts';
import type { PlanPoint } from './mesh.ts';
import type { Box, Position } from './model.ts';
import { fraction } from './random.ts';

/** Size of one subdistrict on the plan, in metres. */
export const SUBDISTRICT_WIDTH = 2200;
export const SUBDISTRICT_HEIGHT = 1700;

/** Where the plan has its origin unless an option says otherwise, in metres. */
export const DEFAULT_ORIGIN: Position = [392_400, 5_793_100];

/** Wavelength and amplitude in metres. The sum of their slopes stays below 0.6, so that the mapping is one-to-one. */
const WAVES: readonly (readonly [number, number])[] = [
  [1640, 70],
  [590, 18],
  [223, 4],
];
const MEANDER_LENGTH = 150;
const MEANDER_HEIGHT = 12;
const MEANDER_REACH = 55;

/** Where a line that continues in the next subdistrict crosses the border, as a share of the border's length. */
export function crossing(
  seed: number,
  column: number,
  row: number,
  what: 'road' | 'brook',
): number {
  const value = fraction(seed, column, row, what === 'road' ? 1 : 2);
  return what === 'road' ? 0.44 + value * 0.12 : 0.12 + value * 0.08;
}

/** Easting of the brook on the plan at a northing of the plan. */
export function brookX(seed: number, column: number, y: number): number {
  const row = Math.floor(y / SUBDISTRICT_HEIGHT);
  const share = y / SUBDISTRICT_HEIGHT - row;
  const from = crossing(seed, column, row, 'brook');
  const to = crossing(seed, column, row + 1, 'brook');
  return (column + from + (to - from) * share) * SUBDISTRICT_WIDTH;
}

/**
 * Maps the plan to the terrain: sine waves turn straight streets into curves, and the brook meanders. The mapping is
 * smooth and one-to-one, so that neighbours stay neighbours. Result in metres.
 */
export function warp(seed: number, { x, y }: PlanPoint, origin: Position): Position {
  let east = x;
  let north = y;
  WAVES.forEach(([length, height], index) => {
    const turn = (Math.PI * 2) / length;
    const phase = fraction(seed, 90 + index) * Math.PI * 2;
    east += height * Math.sin(turn * (0.35 * x + y) + phase) * 0.8;
    north += height * Math.sin(turn * (x - 0.3 * y) + phase * 1.7);
  });
  return snapToGrid(origin[0] + east + meander(seed, x, y), origin[1] + north);
}

/** More than a point can be moved by waves and meanders, in metres. */
const LARGEST_SHIFT = 120;

/** The bounding box in metres that contains a rectangle of the plan after the warp. */
export function warpMargin([west, south, east, north]: Box, origin: Position): Box {
  return [
    origin[0] + west - LARGEST_SHIFT,
    origin[1] + south - LARGEST_SHIFT,
    origin[0] + east + LARGEST_SHIFT,
    origin[1] + north + LARGEST_SHIFT,
  ];
}

function meander(seed: number, x: number, y: number): number {
  const column = Math.floor(x / SUBDISTRICT_WIDTH);
  const distance = (x - brookX(seed, column, y)) / MEANDER_REACH;
  if (Math.abs(distance) > 3.5) return 0;
  // Both windows end at 0: the border of the subdistrict does not move.
  const acrossBorder = Math.sin((Math.PI * y) / SUBDISTRICT_HEIGHT) ** 2;
  const swing =
    Math.sin((y / MEANDER_LENGTH) * Math.PI * 2) + 0.5 * Math.sin((y / 67) * Math.PI * 2);
  const fade = Math.exp(-distance * distance) * (1 - (distance / 3.5) ** 2);
  return MEANDER_HEIGHT * acrossBorder * swing * fade * 0.75;
}

/**
 * The direction on the plan that the warp turns into the perpendicular of east-west streets at this point. Lots are cut
 * along it, so that they have right angles.
 */
export function perpendicularAt(seed: number, { x, y }: PlanPoint): PlanPoint {
  const reach = 12;
  const at = (point: PlanPoint): Position => warp(seed, point, [0, 0]);
  const [west, east] = [at({ x: x - reach, y }), at({ x: x + reach, y })];
  const [south, north] = [at({ x, y: y - reach }), at({ x, y: y + reach })];
  const along = [east[0] - west[0], east[1] - west[1]] as const;
  const up = [north[0] - south[0], north[1] - south[1]] as const;
  const slope =
    -(along[0] * up[0] + along[1] * up[1]) / (along[0] * along[0] + along[1] * along[1]);
  return { x: Math.max(-0.8, Math.min(0.8, slope)), y: 1 };
}
