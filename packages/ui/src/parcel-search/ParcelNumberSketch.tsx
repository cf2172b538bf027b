import type { ReactElement } from 'react';
import * as css from './ParcelSearch.css.ts';

/** Corners in units of the drawing, and the position of the number. */
const PARCELS = [
  { number: '113', points: '8,22 84,10 92,66 14,78', x: 50, y: 48 },
  { number: '114/1', points: '84,10 152,4 158,58 92,66', x: 121, y: 38 },
  { number: '114/2', points: '152,4 232,12 230,64 158,58', x: 193, y: 39 },
  { number: '115', points: '14,88 100,76 108,122 18,128', x: 60, y: 108 },
  { number: '116', points: '100,76 230,74 228,124 108,122', x: 168, y: 104 },
];

/** A cadastral section with its parcels; the selected one is violet, as everywhere. */
export function ParcelNumberSketch({
  description,
  lang,
}: {
  description: string;
  lang: string | undefined;
}): ReactElement {
  return (
    <svg
      viewBox="0 0 240 134"
      className={css.sketch}
      role="img"
      aria-label={description}
      lang={lang}
    >
      {PARCELS.map(({ number, points, x, y }) => (
        <g key={number} data-chosen={number === '114/2' || undefined} className={css.sketchParcel}>
          <polygon points={points} />
          <text x={x} y={y} textAnchor="middle">
            {number}
          </text>
        </g>
      ))}
    </svg>
  );
}
