import type { ReactElement } from 'react';
import { PLAIN_LOOK } from './feature-shapes.ts';
import * as css from './FeatureMap.css.ts';
import type { GeometryParts } from './geojson.ts';
import type { MapLook } from './types.ts';

/** How a feature is drawn, in the legend and in the list: as an area, a line or a point. */
export function FeatureSwatch(props: {
  look: MapLook | undefined;
  parts: GeometryParts;
}): ReactElement {
  const look = { ...PLAIN_LOOK, ...props.look };
  const { polygons, lines } = props.parts;
  const paint = {
    stroke: look.line,
    strokeWidth: look.lineWidth,
    strokeDasharray: look.dash?.join(' '),
    fill: look.fill ?? 'none',
    fillOpacity: look.fillOpacity,
  };
  return (
    <svg viewBox="0 0 28 18" className={css.swatch} aria-hidden="true" focusable="false">
      {polygons.length > 0 && <path d="M3 3h22v12H3z" style={paint} />}
      {polygons.length === 0 && lines.length > 0 && (
        <path d="M2 13 10 5 18 13 26 5" style={{ ...paint, fill: 'none' }} />
      )}
      {polygons.length === 0 && lines.length === 0 && (
        <circle cx="14" cy="9" r={Math.min(look.radius ?? 7, 7)} style={paint} />
      )}
    </svg>
  );
}
