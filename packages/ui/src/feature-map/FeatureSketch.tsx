import type { ReactElement } from 'react';
import { frameOf, pathOf } from '../parcel-sketch/geometry.ts';
import type { Extent } from '../parcel-sketch/geometry.ts';
import * as mapCss from '../map-preview/MapPreview.css.ts';
import { drawnPlace } from './feature-crs.ts';
import * as css from './FeatureMap.css.ts';
import type { MapItem } from './feature-shapes.ts';
import { changedParts, extentOfParts } from './geojson.ts';
import type { MapCrs } from './types.ts';

/** Width and height of the view box; line widths are in CSS px. */
const WIDTH = 560;
const RATIO = 2;
const MARGIN = 0.18;

/** The features as SVG: until the map is loaded, without it, and in print. Decoration: the list names them. */
export function FeatureSketch({
  items,
  crs,
  extent,
}: {
  items: readonly MapItem[];
  crs: MapCrs;
  extent: Extent | null;
}): ReactElement | null {
  if (!extent) return null;
  const change = drawnPlace(crs, extent);
  const all = items.map(({ parts }) => changedParts(parts, change));
  const drawn = extentOfParts(all);
  if (!drawn) return null;
  const frame = frameOf(drawn, RATIO, MARGIN);
  const height = WIDTH / RATIO;
  const scale = WIDTH / (frame[2] - frame[0]);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${height}`}
      preserveAspectRatio="xMidYMid meet"
      className={mapCss.fallback}
      aria-hidden="true"
      focusable="false"
    >
      <path
        className={css.sketchArea}
        d={pathOf(
          all.flatMap(({ polygons }) => polygons.flat()),
          frame,
          WIDTH,
        )}
      />
      {all
        .flatMap(({ lines }) => lines)
        .map((line) => pathOf([line], frame, WIDTH).replace(/Z$/, ''))
        .map((path) => (
          <path key={path} className={css.sketchLine} d={path} />
        ))}
      {all
        .flatMap(({ points }) => points)
        .map(([x = 0, y = 0]) => (
          <circle
            key={`${x} ${y}`}
            className={css.sketchPoint}
            cx={(x - frame[0]) * scale}
            cy={(frame[3] - y) * scale}
            r="5"
          />
        ))}
    </svg>
  );
}
