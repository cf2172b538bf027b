import { ApiError } from '@portal/api';
import type { ApiClient, Parcel, ParcelSearch } from '@portal/api';
import { isParcel } from '@portal/order-flow';
import { browserLog } from '../../../browser/log.ts';

/** A page of parcels that can be drawn and ordered. */
export interface FoundParcels {
  readonly items: readonly Parcel[];
  readonly page: number;
  readonly total: number;
}

/**
 * Asks for parcels. One whose outline cannot be read is left out and only written down (error catalogue); an answer
 * in which none can be read is no answer.
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
  const unread = answer.items.length - items.length;
  if (unread > 0) browserLog('The geometry of a parcel could not be read', unread);
  if (unread > 0 && items.length === 0) throw new ApiError('unexpected', 200, null);
  return { ...answer, items };
}
