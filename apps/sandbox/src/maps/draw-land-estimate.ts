import type { Land } from '../land/index.ts';
import { distanceToRing } from '../land/geometry.ts';
import { classBoundaries, landEstimateOf, writtenEstimate } from '../land/land-estimate.ts';
import { NUMBER_FAMILY } from './fonts.ts';
import { ESTIMATE_INK } from './palette.ts';
import type { Sheet } from './view.ts';
import { traceRing } from './view.ts';

/** Metres per pixel up to which areas, boundaries and signs are drawn. */
const AREAS_TO = 12;
const LINES_TO = 5;
const SIGNS_TO = 1.1;

/** Draws the land estimate: class areas of arable land and meadows, their boundaries, and their signs where there is room. */
export function drawLandEstimate(sheet: Sheet, land: Land): void {
  const { context, resolution, toPixel } = sheet;
  if (resolution > AREAS_TO) return;
  const parcels = land.parcelsIn(sheet.around(60)).filter((parcel) => landEstimateOf(parcel));
  for (const use of ['field', 'meadow'] as const) {
    context.beginPath();
    for (const { polygons } of parcels.filter((parcel) => parcel.use === use)) {
      for (const ring of polygons.flat()) traceRing(sheet, ring);
    }
    context.fillStyle = ESTIMATE_INK[use];
    context.fill('evenodd');
  }
  if (resolution > LINES_TO) return;
  context.beginPath();
  for (const [from, to] of classBoundaries(parcels)) {
    context.moveTo(...toPixel(from));
    context.lineTo(...toPixel(to));
  }
  context.strokeStyle = ESTIMATE_INK.line;
  context.lineWidth = resolution < 0.6 ? 2 : 1.3;
  context.stroke();
  if (resolution > SIGNS_TO) return;
  const size = Math.max(11, Math.min(16, 4 / resolution));
  context.font = `${size}px ${NUMBER_FAMILY}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = size * 0.25;
  context.strokeStyle = ESTIMATE_INK.halo;
  context.fillStyle = ESTIMATE_INK.line;
  for (const parcel of parcels) {
    const estimate = landEstimateOf(parcel);
    if (!estimate) continue;
    const text = writtenEstimate(estimate);
    // Decided by the parcel alone, never by the picture, as the numbers of parcels are.
    const rings = parcel.polygons.flat();
    const room = Math.min(...rings.map((ring) => distanceToRing(ring, parcel.labelPoint)));
    if (room * 2 < context.measureText(text).width * resolution) continue;
    const [x, y] = toPixel(parcel.labelPoint);
    // Below the parcel's number, which stands at the same place.
    context.strokeText(text, x, y + size * 1.5);
    context.fillText(text, x, y + size * 1.5);
  }
}
