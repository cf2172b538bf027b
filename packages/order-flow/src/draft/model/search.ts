import type { Position } from '@portal/api';
import type { FieldMessage } from './message.ts';

/** The kinds of parcel search. */
export type SearchType = 'address' | 'parcel' | 'register' | 'area' | 'coordinate';

/** The tabs of the search; area and coordinate share the map. */
export type SearchTab = 'address' | 'parcel' | 'register' | 'map';

/** The input of the address tab. */
export interface AddressParams {
  /** Five digits; empty if a city is given (VAL-1). */
  readonly zipCode: string;
  /** Or the beginning of its name; empty if a ZIP code is given. */
  readonly city: string;
  /** Or the beginning of its name; required. */
  readonly streetName: string;
  /** Such as `7` or `7a`; empty for the whole street. */
  readonly houseNumber: string;
}

/** The input of the parcel tab. */
export interface ParcelParams {
  /** Id of the selected local subdistrict; required (VAL-2). */
  readonly localSubdistrictId: string;
  /** 1 to 999 as typed; empty for all sections. */
  readonly cadastralSection: string;
  /** Such as `4711` or `42/7`; empty for all parcels. */
  readonly parcelNumber: string;
}

/** The input of the register tab. */
export interface RegisterParams {
  /** Id of the selected land registry district; required (VAL-3). */
  readonly landRegisterDistrictId: string;
  /** Numbers, lists and ranges, such as `15, 18a` or `15-19`. */
  readonly bookingSheet: string;
}

/** The input of all tabs; each tab keeps its input while another one is shown (UI-6). */
export interface SearchInputs {
  /** Of the address tab. */
  readonly address: AddressParams;
  /** Of the parcel tab. */
  readonly parcel: ParcelParams;
  /** Of the register tab. */
  readonly register: RegisterParams;
}

/** A search that was sent, with its parameters. Positions are metres in the CRS of the state. */
export type SearchQuery =
  | { readonly type: 'address'; readonly params: AddressParams }
  | { readonly type: 'parcel'; readonly params: ParcelParams }
  | { readonly type: 'register'; readonly params: RegisterParams }
  | { readonly type: 'area' /** Closed ring. */; readonly area: readonly Position[] }
  | { readonly type: 'coordinate'; readonly coordinates: Position };

/** The order of hits: by parcel number as the backend has them, by address, or by area. */
export const SEARCH_ORDERS = ['NUMBER', 'ADDRESS', 'AREA'] as const;

/** One of the orders of hits. */
export type SearchOrder = (typeof SEARCH_ORDERS)[number];

/** The section of a map: west, south, east and north in metres, in the CRS of the state. */
export type MapSection = readonly [west: number, south: number, east: number, north: number];

/** The parcel step's search: what is searched for, not its answer. */
export interface SearchState {
  /** The search of the current tab. */
  readonly type: SearchType;
  /** Whether several hits can be selected (BEY-7). */
  readonly several: boolean;
  /** The text in the field above the tabs (JRN-6). */
  readonly text: string;
  /** What was typed, also in the other tabs. */
  readonly inputs: SearchInputs;
  /** The last valid search; null before the first. Its answer, and that of `page`, is requested again after a reload. */
  readonly query: SearchQuery | null;
  /** Page index, from 0. */
  readonly page: number;
  /** Page size. */
  readonly limit: number;
  /** The order of the hits (PAGE-1). */
  readonly order: SearchOrder;
  /** Only hits that lie at least partly within this section of the map; null for all (PAGE-1). */
  readonly within: MapSection | null;
  /** The section of the map that was shown last, so that the map opens there; null before the map was moved (PAGE-1). */
  readonly section: MapSection | null;
  /** Validation errors of the last attempt to search. */
  readonly messages: readonly FieldMessage[];
}
