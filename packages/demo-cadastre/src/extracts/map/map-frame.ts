import type { Position } from '../../land/model.ts';
import { boxAlong } from './label-box.ts';
import type { LabelPlacer } from './label-placement.ts';
import type { Projection } from './projection.ts';
import { formatNumber } from '../pdf/parcel-description.ts';
import { MARGIN } from '../pdf/page-layout.ts';
import type { Size } from '../pdf/page-layout.ts';
import type { PagePoint, TextStyle } from '../pdf/pdf-document.ts';
import { LINE_WIDTH, type MapDrawing } from './map-drawing.ts';

/** Distance of the coordinate crosses on the page in millimetres: 50, 100, 200 and 500 m at the four scales. */
const GRID_SPACING = 100;

/** Length of the arms of a cross, end to end, in millimetres. */
export const CROSS_SIZE = 5;

/** Length of a tick outside the frame in millimetres. */
const TICK_LENGTH = 1.5;

/** Positions of the coordinate crosses in metres. */
export function gridPointsOf(view: Projection): Position[] {
  const [minX, minY, maxX, maxY] = view.box;
  const step = view.toMetres(GRID_SPACING);
  return multiplesBetween(minX, maxX, step).flatMap((east) =>
    multiplesBetween(minY, maxY, step).map((north): Position => [east, north]),
  );
}

/** Draws the coordinate crosses inside the field; an arm gives way to a label (PAGE-7). */
export function drawCrosses({ view, pdf, palette }: MapDrawing, places: LabelPlacer): void {
  const arms = gridPointsOf(view).flatMap((position): PagePoint[][] => {
    const [x, y] = view.toPage(position);
    const half = CROSS_SIZE / 2;
    const ends: PagePoint[] = [
      [x - half, y],
      [x + half, y],
      [x, y - half],
      [x, y + half],
    ];
    return ends
      .map((end): [PagePoint, PagePoint] => [[x, y], end])
      .filter(([from, to]) => !places.covers(boxAlong(from, to, LINE_WIDTH.fine)));
  });
  pdf.lines(arms, palette.text, LINE_WIDTH.fine, false);
}

/** Draws the edge of the map field with ticks, and the coordinates outside of it, in metres. */
export function drawFrame({ view, pdf, palette }: MapDrawing, field: Size): void {
  const right = MARGIN + field.width;
  const bottom = MARGIN + field.height;
  const style: TextStyle = { size: 6, color: palette.mutedText, align: 'center' };
  const ticks: PagePoint[][] = [];
  for (const east of multiplesBetween(view.box[0], view.box[2], view.toMetres(GRID_SPACING))) {
    const [x] = view.toPage([east, view.box[1]]);
    ticks.push([
      [x, MARGIN - TICK_LENGTH],
      [x, MARGIN],
    ]);
    pdf.text(formatNumber(east), [clamp(x, MARGIN, right), MARGIN - TICK_LENGTH - 0.8], style);
  }
  for (const north of multiplesBetween(view.box[1], view.box[3], view.toMetres(GRID_SPACING))) {
    const [, y] = view.toPage([view.box[0], north]);
    ticks.push([
      [MARGIN - TICK_LENGTH, y],
      [MARGIN, y],
    ]);
    const at: PagePoint = [MARGIN - TICK_LENGTH - 0.8, clamp(y, MARGIN, bottom)];
    pdf.text(formatNumber(north), at, { ...style, rotation: 90 });
  }
  pdf.lines(ticks, palette.text, LINE_WIDTH.fine, false);
  pdf.lines([frame(field.width, field.height)], palette.text, LINE_WIDTH.frame);
}

/** A rectangle at the margin. */
export function frame(width: number, height: number, top = MARGIN): PagePoint[] {
  return [
    [MARGIN, top],
    [MARGIN + width, top],
    [MARGIN + width, top + height],
    [MARGIN, top + height],
  ];
}

/** Keeps the centre of a coordinate label away from the corners. */
function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low + 7), high - 7);
}

function multiplesBetween(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step);
  return Array.from({ length: Math.max(0, Math.floor(to / step) - first + 1) }, (_, index) =>
    Math.round((first + index) * step),
  );
}
