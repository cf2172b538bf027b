import type { ParcelPage, Surroundings, SurroundingsRequest } from '@portal/api';
import { DomainError } from '../errors.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Session } from '../session/sessions.ts';
import type { OptionLists } from './option-lists.ts';
import type { Searches } from './searches.ts';
import type { Suggestions } from './suggest/suggestions.ts';

/** What the handlers of the searches need. */
interface ParcelServices {
  readonly search: Searches;
  readonly options: OptionLists;
  readonly suggest: Suggestions;
  readonly surroundings: (boxes: SurroundingsRequest['boxes']) => Promise<Surroundings>;
  /** Adds the addresses to the parcels. */
  readonly describe: (page: ParcelPage) => Promise<ParcelPage>;
  /** Whether the cadastre has been imported. */
  readonly hasIndex: () => Promise<boolean>;
}

/** Guests see numbers and geometry: no house numbers, uses and streets (OPEN-1). */
const withoutNames = ({ buildings, parcels }: Surroundings): Surroundings => ({
  buildings: buildings?.map(({ geometry }) => ({ geometry, houseNumber: null })) ?? null,
  parcels: parcels?.map((parcel) => ({ ...parcel, uses: [], street: null })) ?? null,
});

/** Handlers of the calls tagged `parcels`; during the first import they are unavailable, because nothing could be found. */
export function parcelHandlers({
  search,
  options,
  suggest,
  surroundings,
  describe,
  hasIndex,
}: ParcelServices): Handlers<
  | 'listSubdistricts'
  | 'listDistricts'
  | 'searchByAddress'
  | 'searchByParcelDetails'
  | 'searchByLandRegister'
  | 'searchByMapArea'
  | 'searchByMapCoordinates'
  | 'suggestParcels'
  | 'findSurroundings'
  | 'findAuthorityByParcel'
> {
  let isImported = false;
  const available = async (): Promise<Searches> => {
    isImported ||= await hasIndex();
    if (isImported) return search;
    throw new DomainError('unavailable', 'TECHNICAL_PROBLEM', {
      detail: 'The cadastre is being imported.',
    });
  };
  /** Guests see no addresses (OPEN-1). */
  const shown = async (
    { session }: { readonly session: Session | null },
    found: (searches: Searches) => Promise<ParcelPage>,
  ): Promise<ParcelPage> => {
    const page = await found(await available());
    return session ? await describe(page) : page;
  };
  return {
    listSubdistricts: async ({ query }) => {
      await available();
      return options.subdistricts(query);
    },
    listDistricts: async ({ query }) => {
      await available();
      return options.districts(query);
    },
    searchByAddress: async (call) => await shown(call, (searches) => searches.byAddress(call.body)),
    searchByParcelDetails: async (call) =>
      await shown(call, (searches) => searches.byParcelDetails(call.body)),
    searchByLandRegister: async (call) =>
      await shown(call, (searches) => searches.byLandRegister(call.body)),
    searchByMapArea: async (call) => await shown(call, (searches) => searches.byMapArea(call.body)),
    searchByMapCoordinates: async (call) =>
      await shown(call, (searches) => searches.byMapCoordinates(call.body)),
    suggestParcels: async ({ body }) => {
      await available();
      return suggest(body);
    },
    findSurroundings: async ({ session, body }) => {
      await available();
      const found = await surroundings(body.boxes);
      return session ? found : withoutNames(found);
    },
    findAuthorityByParcel: async ({ params }) => (await available()).authorityOf(params.parcelId),
  };
}
