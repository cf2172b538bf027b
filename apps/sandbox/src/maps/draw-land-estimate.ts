import {
  classBoundaries,
  formatLandEstimate,
  type Land,
  landEstimateOf,
} from '@portal/demo-cadastre/land';
import { createLabelWriter, labelWidthLimit } from './label-style.ts';
import { ESTIMATE_COLORS } from './palette.ts';
import type { MapCanvas } from './view.ts';
import { traceRing } from './view.ts';

/** Metres per pixel up to which areas, boundaries and signs are drawn. */
const AREAS_TO = 12;
const LINES_TO = 5;
const SIGNS_TO = 1.1;

/** Draws the land estimate: class areas of arable land and meadows, their boundaries, and their signs where they fit. */
export function drawLandEstimate(mapCanvas: MapCanvas, land: Land): void {
  const { context, resolution, toPixel } = mapCanvas;
  if (resolution > AREAS_TO) return;
  const parcels = land.parcelsIn(mapCanvas.around(60)).filter((parcel) => landEstimateOf(parcel));
  for (const use of ['field', 'meadow'] as const) {
    context.beginPath();
    for (const { polygons } of parcels.filter((parcel) => parcel.use === use)) {
      for (const ring of polygons.flat()) traceRing(mapCanvas, ring);
    }
    context.fillStyle = ESTIMATE_COLORS[use];
    context.fill('evenodd');
  }
  if (resolution > LINES_TO) return;
  context.beginPath();
  for (const [from, to] of classBoundaries(parcels)) {
    context.moveTo(...toPixel(from));
    context.lineTo(...toPixel(to));
  }
  context.strokeStyle = ESTIMATE_COLORS.line;
  context.lineWidth = resolution < 0.6 ? 2 : 1.3;
  context.stroke();
  if (resolution > SIGNS_TO) return;
  const size = Math.max(11, Math.min(16, 4 / resolution));
  const { line: ink, halo } = ESTIMATE_COLORS;
  const { widthOf, write } = createLabelWriter(mapCanvas, { size, ink, halo, haloShare: 0.25 });
  for (const parcel of parcels) {
    const estimate = landEstimateOf(parcel);
    if (!estimate) continue;
    const text = formatLandEstimate(estimate);
    if (labelWidthLimit(parcel) < widthOf(text)) continue;
    // Below the parcel number, which has the same label point.
    write(text, parcel.labelPoint, size * 1.5);
  }
}
