import type { Land, LandParcel } from '../land/index.ts';
import { boxesMeet, distanceToRing, turns } from '../land/geometry.ts';
import { writtenNumber } from '../land/numbering.ts';
import { strokeParcels } from './draw-base.ts';
import { NUMBER_FAMILY } from './fonts.ts';
import { PARCEL_INK } from './palette.ts';
import type { Sheet } from './view.ts';

/** Metres per pixel up to which boundaries, boundary stones and numbers are drawn. */
const LINES_TO = 6;
const STONES_TO = 0.35;
const NUMBERS_TO = 1.1;

/** Draws the cadastral overlay: boundaries, boundary stones, parcel numbers where they find room. */
export function drawParcels(sheet: Sheet, land: Land): void {
  const { resolution } = sheet;
  if (resolution > LINES_TO) return;
  const parcels = land.parcelsIn(sheet.around(60));
  strokeParcels(sheet, parcels, PARCEL_INK.line, resolution < 0.4 ? 1.1 : 0.7);
  if (resolution <= STONES_TO) drawStones(sheet, parcels);
  if (resolution <= NUMBERS_TO) drawNumbers(sheet, parcels);
}

function drawStones(sheet: Sheet, parcels: readonly LandParcel[]): void {
  const { context, toPixel, resolution } = sheet;
  const radius = resolution < 0.16 ? 2.8 : 2;
  const around = sheet.around(6);
  context.beginPath();
  for (const { polygons } of parcels) {
    for (const ring of polygons.flat()) {
      for (let index = 1; index < ring.length; index += 1) {
        const [before, corner, after] = [ring[index - 1], ring[index], ring[index + 1] ?? ring[1]];
        if (!before || !corner || !after || !turns(before, corner, after)) continue;
        if (!boxesMeet([...corner, ...corner], around)) continue;
        const [x, y] = toPixel(corner);
        context.moveTo(x + radius, y);
        context.arc(x, y, radius, 0, Math.PI * 2);
      }
    }
  }
  context.fillStyle = PARCEL_INK.stone;
  context.fill();
  context.strokeStyle = PARCEL_INK.line;
  context.lineWidth = 1;
  context.stroke();
}

function drawNumbers(sheet: Sheet, parcels: readonly LandParcel[]): void {
  const { context, resolution, toPixel } = sheet;
  const size = Math.max(10, Math.min(18, 4.2 / resolution));
  context.font = `${size}px ${NUMBER_FAMILY}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = size * 0.22;
  context.strokeStyle = PARCEL_INK.stone;
  context.fillStyle = PARCEL_INK.number;
  for (const parcel of parcels) {
    const text = writtenNumber(parcel);
    const wanted = context.measureText(text).width * resolution;
    // Decided by the parcel alone, never by the picture: so a number is whole across the edge of two tiles.
    const room = Math.min(
      ...parcel.polygons.flat().map((r) => distanceToRing(r, parcel.labelPoint)),
    );
    if (room * 2 < Math.min(wanted * 0.8, 11 * resolution + wanted * 0.35)) continue;
    const [x, y] = toPixel(parcel.labelPoint);
    context.strokeText(text, x, y);
    context.fillText(text, x, y);
  }
}
