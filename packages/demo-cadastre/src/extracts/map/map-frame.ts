import { MARGIN, type PagePoint, type Size, type TextStyle } from '@portal/tagged-pdf';
import type { Position } from '../../land/model.ts';
import { boxAlong } from './label-box.ts';
import type { LabelPlacer } from './label-placement.ts';
import type { Projection } from './projection.ts';
import { formatNumber } from '../pdf/parcel-description.ts';
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
  const arms = gridPointsOf(view).flatMap((position) =>
    armsOf(view.toPage(position), CROSS_SIZE).filter(
      ([from, to]) => !places.covers(boxAlong(from, to, LINE_WIDTH.fine)),
    ),
  );
  pdf.lines(arms, palette.text, LINE_WIDTH.fine, false);
}

/** The four arms of a coordinate cross, each from its middle; `size` end to end in millimetres. */
export function armsOf([x, y]: PagePoint, size: number): [PagePoint, PagePoint][] {
  const half = size / 2;
  const ends: PagePoint[] = [
    [x - half, y],
    [x + half, y],
    [x, y - half],
    [x, y + half],
  ];
  return ends.map((end) => [[x, y], end]);
}

/** Draws the edge of the map field with ticks, and the coordinates outside of it, in metres. */
export function drawFrame({ view, pdf, palette }: MapDrawing, field: Size): void {
  const style: TextStyle = { size: 6, color: palette.mutedText, align: 'center' };
  const away = MARGIN - TICK_LENGTH - 0.8;
  const ticks: PagePoint[][] = [];
  for (const east of multiplesBetween(view.box[0], view.box[2], view.toMetres(GRID_SPACING))) {
    const [x] = view.toPage([east, view.box[1]]);
    ticks.push([
      [x, MARGIN - TICK_LENGTH],
      [x, MARGIN],
    ]);
    pdf.text(formatNumber(east), [x, away], style);
  }
  for (const north of multiplesBetween(view.box[1], view.box[3], view.toMetres(GRID_SPACING))) {
    const [, y] = view.toPage([view.box[0], north]);
    ticks.push([
      [MARGIN - TICK_LENGTH, y],
      [MARGIN, y],
    ]);
    // Not over the one above the upper left corner.
    const half = pdf.width(formatNumber(north), style) / 2;
    pdf.text(formatNumber(north), [away, Math.max(y, MARGIN + half)], { ...style, rotation: 90 });
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

function multiplesBetween(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step);
  return Array.from({ length: Math.max(0, Math.floor(to / step) - first + 1) }, (_, index) =>
    Math.round((first + index) * step),
  );
}
