import { PAGE_MARGIN_MM } from '@portal/order-flow';
import type { ReactElement } from 'react';
import type { BoundingBox } from '../../parcels/bounding-box.ts';
import { Lines } from './sheet-text.tsx';
import * as css from './TitleBlock.css.ts';

/** Distance of the coordinates on the sheet, length of their ticks, and where they stand; in millimetres. */
const SPACING_MM = 100;
const TICK_MM = 1.5;
const AWAY_MM = PAGE_MARGIN_MM - TICK_MM - 0.8;

function multiplesBetween(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step);
  const count = Math.max(0, Math.floor(to / step) - first + 1);
  return Array.from({ length: count }, (_, index) => Math.round((first + index) * step));
}

/** Whether a sheet of this ground has a cross of the grid. @param scale the denominator */
export function hasCross([left, bottom, right, top]: BoundingBox, scale: number): boolean {
  const step = (SPACING_MM * scale) / 1000;
  return (
    multiplesBetween(left, right, step).length > 0 && multiplesBetween(bottom, top, step).length > 0
  );
}

const text = (metres: number): string => metres.toLocaleString('de-DE');

/** The coordinates at the edges of the map, in metres, with their ticks. */
export function CoordinateFrame(props: {
  box: BoundingBox;
  width: number;
  height: number;
  scale: number;
}): ReactElement {
  const { box, width, height, scale } = props;
  const [left, bottom, right, top] = box;
  const step = (SPACING_MM * scale) / 1000;
  const margin = PAGE_MARGIN_MM;
  return (
    <>
      <path className={css.thin} d={`M${margin} ${margin}h${width}v${height}h${-width}z`} />
      {multiplesBetween(left, right, step).map((east) => {
        const x = margin + ((east - left) * 1000) / scale;
        return (
          <g key={east}>
            <path className={css.thin} d={`M${x} ${margin - TICK_MM}v${TICK_MM}`} />
            <Lines x={x} y={AWAY_MM} lines={[text(east)]} className={css.coordinate} />
          </g>
        );
      })}
      {multiplesBetween(bottom, top, step).map((north) => {
        const y = margin + ((top - north) * 1000) / scale;
        return (
          <g key={north}>
            <path className={css.thin} d={`M${margin - TICK_MM} ${y}h${TICK_MM}`} />
            <g transform={`translate(${AWAY_MM} ${Math.max(y, margin + 5.5)}) rotate(-90)`}>
              <Lines x={0} y={0} lines={[text(north)]} className={css.coordinate} />
            </g>
          </g>
        );
      })}
    </>
  );
}
