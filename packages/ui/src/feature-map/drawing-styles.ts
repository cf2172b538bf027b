import CircleStyle from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import { withAlpha } from './colors.ts';
import type { MapLook } from './types.ts';

/** The style of a look whose colours are resolved. */
export function styleOf({ line, lineWidth, dash, cap, fill, fillOpacity, radius }: MapLook): Style {
  const paint = {
    ...(line && {
      stroke: new Stroke({
        color: line,
        width: lineWidth,
        lineDash: dash && [...dash],
        lineCap: cap,
      }),
    }),
    ...(fill && {
      fill: new Fill({ color: fillOpacity === undefined ? fill : withAlpha(fill, fillOpacity) }),
    }),
  };
  return new Style({ ...paint, ...(radius && { image: new CircleStyle({ radius, ...paint }) }) });
}
