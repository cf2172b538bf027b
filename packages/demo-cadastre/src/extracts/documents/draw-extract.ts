import type { Land, LandParcel } from '../../land/model.ts';
import { formatDate } from '../pdf/parcel-description.ts';
import { isMap, titleOf } from '../model.ts';
import type { ExtractOrder } from '../model.ts';
import { addMapPage } from '../map/map-page.ts';
import { addPagesBehindMap } from './pages-behind-map.ts';
import { addRecord } from './record.ts';
import { startDocument } from '../pdf/start-document.ts';

/** A position names a parcel that does not exist. */
export class UnknownParcelError extends Error {
  override readonly name = 'UnknownParcelError';
}

/**
 * Draws all positions of an order into one tagged PDF (German, PDF/UA), maps at true scale.
 *
 * @throws UnknownParcelError when a position's parcel does not exist
 */
export async function drawExtract(land: Land, order: ExtractOrder): Promise<Uint8Array> {
  const parcelOf = (id: string): LandParcel => {
    const parcel = land.parcel(id);
    if (!parcel) throw new UnknownParcelError(`No parcel ${id}`);
    return parcel;
  };
  const positions = order.positions.map((position) => {
    const { parcelId, furtherParcelIds = [] } = position;
    return { position, parcels: [parcelOf(parcelId), ...furtherParcelIds.map(parcelOf)] as const };
  });
  const titles = new Set(order.positions.map(titleOf));
  const date = new Date(order.orderedAt);
  const pdf = startDocument({
    title: `Auszug aus dem Liegenschaftskataster – ${[...titles].join(', ')}`,
    subject: `Auftrag ${order.orderNumber} vom ${formatDate(order.orderedAt)}: ${positions.flatMap(({ parcels }) => parcels.map(({ id }) => id)).join(', ')}`,
    isToScale: order.positions.some(({ kind }) => isMap(kind)),
    date: Number.isNaN(date.getTime()) ? new Date(0) : date,
  });
  for (const { position, parcels } of positions) {
    if (!isMap(position.kind)) {
      addRecord(pdf, land, parcels[0], order, position);
      continue;
    }
    const map = addMapPage(pdf, land, parcels, order, position);
    map.drawNumber(1 + addPagesBehindMap(pdf, land, parcels, map.box, order, position));
  }
  return await pdf.finish();
}
