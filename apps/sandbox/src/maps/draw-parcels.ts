import {
  boxesIntersect,
  formatParcelNumber,
  isCorner,
  type Land,
  type LandParcel,
} from '@portal/demo-cadastre/land';
import { strokeParcels } from './draw-base.ts';
import { createLabelWriter, labelWidthLimit } from './label-style.ts';
import { PARCEL_COLORS } from './palette.ts';
import type { MapCanvas } from './view.ts';

/** Metres per pixel up to which boundaries, boundary points and numbers are drawn. */
const LINES_TO = 6;
const BOUNDARY_POINTS_TO = 0.35;
const NUMBERS_TO = 1.1;

/** Draws the cadastral overlay: boundaries, boundary points, and parcel numbers where they fit. */
export function drawParcels(mapCanvas: MapCanvas, land: Land): void {
  const { resolution } = mapCanvas;
  if (resolution > LINES_TO) return;
  const parcels = land.parcelsIn(mapCanvas.around(60));
  strokeParcels(mapCanvas, parcels, PARCEL_COLORS.line, resolution < 0.4 ? 1.1 : 0.7);
  if (resolution <= BOUNDARY_POINTS_TO) drawBoundaryPoints(mapCanvas, parcels);
  if (resolution <= NUMBERS_TO) drawNumbers(mapCanvas, parcels);
}

function drawBoundaryPoints(mapCanvas: MapCanvas, parcels: readonly LandParcel[]): void {
  const { context, toPixel, resolution } = mapCanvas;
  const radius = resolution < 0.16 ? 2.8 : 2;
  const around = mapCanvas.around(6);
  context.beginPath();
  for (const { polygons } of parcels) {
    for (const ring of polygons.flat()) {
      for (let index = 1; index < ring.length; index += 1) {
        const [before, corner, after] = [ring[index - 1], ring[index], ring[index + 1] ?? ring[1]];
        if (!before || !corner || !after || !isCorner(before, corner, after)) continue;
        if (!boxesIntersect([...corner, ...corner], around)) continue;
        const [x, y] = toPixel(corner);
        context.moveTo(x + radius, y);
        context.arc(x, y, radius, 0, Math.PI * 2);
      }
    }
  }
  context.fillStyle = PARCEL_COLORS.boundaryPoint;
  context.fill();
  context.strokeStyle = PARCEL_COLORS.line;
  context.lineWidth = 1;
  context.stroke();
}

function drawNumbers(mapCanvas: MapCanvas, parcels: readonly LandParcel[]): void {
  const { resolution, context, toPixel } = mapCanvas;
  const size = Math.max(10, Math.min(18, 4.2 / resolution));
  const { number: ink, boundaryPoint: halo } = PARCEL_COLORS;
  const { widthOf, write } = createLabelWriter(mapCanvas, { size, ink, halo, haloShare: 0.22 });
  for (const parcel of parcels) {
    const { numerator, denominator, labelPoint } = parcel;
    // In a narrow parcel, such as a street, a fraction has one line.
    const hasHeight = labelWidthLimit(parcel) >= 2.3 * size * resolution;
    const lines =
      denominator !== null && hasHeight
        ? [String(numerator), String(denominator)]
        : [formatParcelNumber(parcel)];
    const width = Math.max(...lines.map(widthOf));
    const least = Math.min(width * 0.8, 11 * resolution + width * 0.35);
    if (labelWidthLimit(parcel) < least) continue;
    if (lines.length === 1) {
      write(lines.join(''), labelPoint);
      continue;
    }
    // Numerator above denominator, as on the sheet.
    lines.forEach((line, index) => write(line, labelPoint, (index - 0.5) * size * 1.15));
    const [x, y] = toPixel(labelPoint);
    const half = width / resolution / 2;
    context.fillRect(x - half, y - 0.5, 2 * half, 1);
  }
}
