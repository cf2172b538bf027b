import type { ApiClient, Parcel } from '@portal/api';
import { compareHouseNumbers, parseHouseNumber } from '@portal/order-flow';
import type { MapSection, SearchOrder, SearchQuery } from '@portal/order-flow';
import { findParcels } from '../../../parcels/find-parcels.ts';
import { searchCall } from '../../../parcels/search-call.ts';
import { boundingBoxOf } from '../../../parcels/bounding-box.ts';

/** Parcels per call. */
const LIMIT = 100;

/**
 * All hits of a search, in the order of the backend.
 *
 * @param total number of hits
 * @throws ApiError
 */
export async function allHits(
  client: Pick<ApiClient, 'searchParcels'>,
  query: SearchQuery,
  total: number,
  signal: AbortSignal,
): Promise<readonly Parcel[]> {
  const pages = Array.from({ length: Math.ceil(total / LIMIT) }, (_, page) =>
    findParcels(client, searchCall(query, page, LIMIT), signal),
  );
  return (await Promise.all(pages)).flatMap(({ items }) => items);
}

const names = new Intl.Collator('de', { numeric: true });

/** Parcels without an address come last. */
function byAddress(one: Parcel, other: Parcel): number {
  const [a, b] = [one.addresses?.[0], other.addresses?.[0]];
  if (!a || !b) return Number(!a) - Number(!b);
  return (
    names.compare(a.streetName, b.streetName) ||
    compareHouseNumbers(parseHouseNumber(a.houseNumber), parseHouseNumber(b.houseNumber))
  );
}

const ORDERS: Record<SearchOrder, (one: Parcel, other: Parcel) => number> = {
  NUMBER: () => 0,
  ADDRESS: byAddress,
  AREA: (one, other) => other.area - one.area,
};

/** Whether the bounding box of a parcel and a section of the map have a point in common. */
function isWithin({ geometry }: Parcel, [west, south, east, north]: MapSection): boolean {
  const box = boundingBoxOf(geometry.coordinates.flat(2));
  return box !== null && box[0] <= east && box[2] >= west && box[1] <= north && box[3] >= south;
}

/** Hits within a section of the map, in an order: equal ones stay in the order of the backend. */
export function arrangeHits(
  hits: readonly Parcel[],
  { order, within }: { readonly order: SearchOrder; readonly within: MapSection | null },
): readonly Parcel[] {
  return hits
    .filter((parcel) => within === null || isWithin(parcel, within))
    .toSorted(ORDERS[order]);
}
