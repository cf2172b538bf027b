import type { ApiClient, ParcelSearch } from '@portal/api';
import { queryOptions } from '@tanstack/react-query';
import { findParcels } from './find-parcels.ts';

/**
 * The query of a page of parcels. Its key is the call, so that an answer cannot belong to another search. Only a new
 * search and a retry request it again; without a connection it fails at once, so that a retry can be offered.
 */
export function parcelsQuery(client: Pick<ApiClient, 'searchParcels'>, search: ParcelSearch) {
  const queryKey: readonly unknown[] = ['parcels', search];
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => findParcels(client, search, signal),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });
}
