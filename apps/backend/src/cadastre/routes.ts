import type { Handlers } from '../http/handlers.ts';
import type { Searches } from './searches.ts';

/** Handlers of the calls tagged `parcels`. */
export function parcelHandlers(
  search: Searches,
): Handlers<
  | 'listSubdistricts'
  | 'listDistricts'
  | 'searchByAddress'
  | 'searchByParcelDetails'
  | 'searchByLandRegister'
  | 'searchByMapArea'
  | 'searchByMapCoordinates'
  | 'findAuthorityByParcel'
> {
  return {
    listSubdistricts: async () => search.subdistricts(),
    listDistricts: async () => search.districts(),
    searchByAddress: async ({ body }) => search.byAddress(body),
    searchByParcelDetails: async ({ body }) => search.byParcelDetails(body),
    searchByLandRegister: async ({ body }) => search.byLandRegister(body),
    searchByMapArea: async ({ body }) => search.byMapArea(body),
    searchByMapCoordinates: async ({ body }) => search.byMapCoordinates(body),
    findAuthorityByParcel: async ({ params }) => search.authorityOf(params.parcelId),
  };
}
