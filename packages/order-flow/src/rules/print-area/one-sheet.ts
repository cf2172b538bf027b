import type { Parcel, Product } from '@portal/api';
import type { PrintArea } from '../../draft/model/configuration.ts';
import { boundingBox, centreOf } from './outline.ts';
import { type PageChoice, parcelFits, printAreaAround } from './print-area.ts';

/** The most parcels that one map marks besides the first one (PAGE-3). */
export const MAX_FURTHER_PARCELS = 20;

/** Whether one map of the product may mark several parcels for one fee (PAGE-3). */
export function canMarkSeveral(
  product: Pick<Product, 'severalParcels' | 'userDefinedFormat' | 'sensitiveData'>,
): boolean {
  return product.severalParcels === true && product.userDefinedFormat && !product.sensitiveData;
}

/** The print area centred on all parcels, in metres; null when they are too many or do not fit the page together. */
export function printAreaOfAll(
  parcels: readonly Pick<Parcel, 'geometry'>[],
  choice: PageChoice,
): PrintArea | null {
  const coordinates = parcels.flatMap(({ geometry }) => geometry.coordinates);
  const box = boundingBox({ geometry: { type: 'MultiPolygon', coordinates } });
  if (!box || parcels.length > MAX_FURTHER_PARCELS + 1) return null;
  const area = printAreaAround(centreOf(box), choice);
  return parcels.every((parcel) => parcelFits(parcel, area)) ? area : null;
}
