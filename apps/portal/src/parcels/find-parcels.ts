import { ApiError } from '@portal/api';
import type { ApiClient, Parcel, ParcelSearch } from '@portal/api';
import { isParcel } from '@portal/order-flow';
import { browserLog } from '../browser/log.ts';

/** A page of parcels with valid geometries. */
export interface FoundParcels {
  readonly items: readonly Parcel[];
  readonly page: number;
  readonly total: number;
}

/**
 * Searches parcels. A parcel with an invalid geometry is left out and logged (error catalogue); when all are
 * invalid, the search has failed.
 *
 * @throws ApiError
 */
export async function findParcels(
  client: Pick<ApiClient, 'searchParcels'>,
  search: ParcelSearch,
  signal?: AbortSignal,
): Promise<FoundParcels> {
  const answer = await client.searchParcels(search, signal);
  const items = answer.items.filter((item) => isParcel(item));
  const invalid = answer.items.length - items.length;
  if (invalid > 0) browserLog('The geometry of a parcel could not be read', invalid);
  if (invalid > 0 && items.length === 0) throw new ApiError('unexpected', 200, null);
  return { ...answer, items };
}
