import type { Position } from '../land/model.ts';
import type { Projection } from './ground.ts';
import { LINE } from './map-ground.ts';
import type { MapSheet } from './map-ground.ts';
import { grouped } from './names-of-parcel.ts';
import { MARGIN } from './page.ts';
import type { Size } from './page.ts';
import type { Spot, TextStyle } from './paper.ts';

/** Distance of the coordinate crosses on paper in millimetres: 50, 100, 200 and 500 m at the four scales. */
const GRID = 100;

/** Length of the arms of a cross, end to end, in millimetres. */
export const CROSS = 5;

/** Length of a tick outside the frame in millimetres. */
const TICK = 1.5;

/** Where the coordinate crosses stand, in metres (EPSG:25833). */
export function crossesOf(view: Projection): Position[] {
  const [minX, minY, maxX, maxY] = view.box;
  const step = view.onGround(GRID);
  return round(minX, maxX, step).flatMap((east) =>
    round(minY, maxY, step).map((north): Position => [east, north]),
  );
}

/** Draws the coordinate crosses inside the field; clipped by the caller. */
export function drawCrosses({ view, paper, palette }: MapSheet): void {
  const arms = crossesOf(view).flatMap((position): Spot[][] => {
    const [x, y] = view.spot(position);
    const across: Spot[] = [
      [x - CROSS / 2, y],
      [x + CROSS / 2, y],
    ];
    const upright: Spot[] = [
      [x, y - CROSS / 2],
      [x, y + CROSS / 2],
    ];
    return [across, upright];
  });
  paper.lines(arms, palette.ink, LINE.fine, false);
}

/** Draws the edge of the map field with ticks, and the coordinates outside of it, in metres of EPSG:25833. */
export function drawFrame({ view, paper, palette }: MapSheet, field: Size): void {
  const right = MARGIN + field.width;
  const bottom = MARGIN + field.height;
  const style: TextStyle = { size: 6, ink: palette.soft, align: 'center' };
  const ticks: Spot[][] = [];
  for (const east of round(view.box[0], view.box[2], view.onGround(GRID))) {
    const [x] = view.spot([east, view.box[1]]);
    ticks.push([
      [x, MARGIN - TICK],
      [x, MARGIN],
    ]);
    paper.text(grouped(east), [clamp(x, MARGIN, right), MARGIN - TICK - 0.8], style);
  }
  for (const north of round(view.box[1], view.box[3], view.onGround(GRID))) {
    const [, y] = view.spot([view.box[0], north]);
    ticks.push([
      [MARGIN - TICK, y],
      [MARGIN, y],
    ]);
    const at: Spot = [MARGIN - TICK - 0.8, clamp(y, MARGIN, bottom)];
    paper.text(grouped(north), at, { ...style, turn: 90 });
  }
  paper.lines(ticks, palette.ink, LINE.fine, false);
  paper.lines([frame(field.width, field.height)], palette.ink, LINE.frame);
}

/** A rectangle at the margin. */
export function frame(width: number, height: number, top = MARGIN): Spot[] {
  return [
    [MARGIN, top],
    [MARGIN + width, top],
    [MARGIN + width, top + height],
    [MARGIN, top + height],
  ];
}

/** Keeps the middle of a coordinate so far from a corner that it stays beside the field. */
function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low + 7), high - 7);
}

function round(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step);
  return Array.from({ length: Math.max(0, Math.floor(to / step) - first + 1) }, (_, index) =>
    Math.round((first + index) * step),
  );
}
