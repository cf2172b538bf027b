import type { Land, LandParcel } from '../../land/model.ts';
import type { MapDrawing } from '../map/map-drawing.ts';
import { sheetOf } from '../map/map-sheet.ts';
import { placeLabels } from '../map/place-labels.ts';
import type { PlacedLabel } from '../map/placed-label.ts';
import type { ExtractPosition } from '../model.ts';
import { startDocument } from '../pdf/start-document.ts';

/** A lot in the village, and one at the border of two subdistricts. */
export function lotsOf(land: Land): readonly LandParcel[] {
  const village = land.parcels.find(
    ({ use, numerator }) => use === 'residential' && numerator === 114,
  );
  const [west, , east] = land.box;
  const border = land.parcels.find(
    ({ box, use }) => use === 'field' && Math.abs((box[0] + box[2] - west - east) / 2) < 200,
  );
  if (!village || !border) throw new Error('The demo state has no such parcels');
  return [village, border];
}

/** A map sheet with its labels, and the numbers of the letters that are explained below it. */
export function layOut(
  land: Land,
  parcel: LandParcel,
  position: ExtractPosition,
): { map: MapDrawing; labels: readonly PlacedLabel[]; letters: ReadonlyMap<string, string> } {
  const pdf = startDocument({ title: 'Sheet', subject: 'Sheet', date: new Date(0) });
  const map = sheetOf(pdf, land, [parcel], position);
  const { labels, list } = placeLabels(map);
  // As a reader does: from the line below the sheet.
  const entries = list.text.matchAll(/(?<letter>[a-z]+) = (?<number>[\d/]+)/g);
  const letters = new Map(
    [...entries].map(({ groups }) => [groups?.letter ?? '', groups?.number ?? '']),
  );
  return { map, labels, letters };
}
