import type { ParcelPage } from '@portal/api';
import type { Handlers } from '../http/handlers.ts';
import type { OptionLists } from './option-lists.ts';
import type { Searches } from './searches.ts';
import type { Suggestions } from './suggest/suggestions.ts';

/** Handlers of the calls tagged `parcels`. */
export function parcelHandlers(
  search: Searches,
  options: OptionLists,
  suggest: Suggestions,
  describe: (page: ParcelPage) => Promise<ParcelPage>,
): Handlers<
  | 'listSubdistricts'
  | 'listDistricts'
  | 'searchByAddress'
  | 'searchByParcelDetails'
  | 'searchByLandRegister'
  | 'searchByMapArea'
  | 'searchByMapCoordinates'
  | 'suggestParcels'
  | 'findAuthorityByParcel'
> {
  return {
    listSubdistricts: async ({ query }) => options.subdistricts(query),
    listDistricts: async ({ query }) => options.districts(query),
    searchByAddress: async ({ body }) => describe(await search.byAddress(body)),
    searchByParcelDetails: async ({ body }) => describe(await search.byParcelDetails(body)),
    searchByLandRegister: async ({ body }) => describe(await search.byLandRegister(body)),
    searchByMapArea: async ({ body }) => describe(await search.byMapArea(body)),
    searchByMapCoordinates: async ({ body }) => describe(await search.byMapCoordinates(body)),
    suggestParcels: async ({ body }) => suggest(body),
    findAuthorityByParcel: async ({ params }) => search.authorityOf(params.parcelId),
  };
}
