import type { ParcelPage, Position } from '@portal/api';
import type { FieldMessage } from './message.ts';

/** The kinds of search, in the order of their numbers in the calls (address 0 … coordinate 4). */
export type SearchType = 'address' | 'parcel' | 'register' | 'area' | 'coordinate';

/** The tabs of the search; area and coordinate share the map. */
export type SearchTab = 'address' | 'parcel' | 'register' | 'map';

/** The fields of the address tab, as typed. */
export interface AddressParams {
  readonly zipCode: string;
  readonly city: string;
  readonly streetName: string;
  readonly houseNumber: string;
}

/** The fields of the parcel tab, as typed. */
export interface ParcelParams {
  readonly localSubdistrictId: string;
  readonly cadastralSection: string;
  readonly parcelNumber: string;
}

/** The fields of the register tab, as typed. */
export interface RegisterParams {
  readonly landRegisterDistrictId: string;
  readonly bookingSheet: string;
}

/** Everything the tabs hold; each keeps its own input while another one is shown (UI-6). */
export interface SearchInputs {
  readonly address: AddressParams;
  readonly parcel: ParcelParams;
  readonly register: RegisterParams;
}

/** A search that was asked, with its parameters: enough to ask for another page of it. */
export type SearchQuery =
  | { readonly type: 'address'; readonly params: AddressParams }
  | { readonly type: 'parcel'; readonly params: ParcelParams }
  | { readonly type: 'register'; readonly params: RegisterParams }
  | { readonly type: 'area' /** Closed ring. */; readonly area: readonly Position[] }
  | { readonly type: 'coordinate'; readonly coordinates: Position };

/** What became of the last search. */
export type SearchResult =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly requestId: string }
  | { readonly status: 'failed' }
  | { readonly status: 'found'; readonly data: ParcelPage };

/** The parcel step's search. */
export interface SearchState {
  readonly type: SearchType;
  /** Whether several of the hits may be chosen (BEY-7). */
  readonly several: boolean;
  readonly inputs: SearchInputs;
  /** The last valid search; null before the first. */
  readonly query: SearchQuery | null;
  /** Counted from 0. */
  readonly page: number;
  /** Hits on a page. */
  readonly limit: number;
  /** What was wrong with the input when the search was last asked for. */
  readonly messages: readonly FieldMessage[];
  readonly result: SearchResult;
}
