import type { ParcelPage, Position } from '@portal/api';
import type { FieldMessage } from './message.ts';

/** The kinds of parcel search. */
export type SearchType = 'address' | 'parcel' | 'register' | 'area' | 'coordinate';

/** The tabs of the search; area and coordinate share the map. */
export type SearchTab = 'address' | 'parcel' | 'register' | 'map';

/** The input of the address tab. */
export interface AddressParams {
  readonly zipCode: string;
  readonly city: string;
  readonly streetName: string;
  readonly houseNumber: string;
}

/** The input of the parcel tab. */
export interface ParcelParams {
  readonly localSubdistrictId: string;
  readonly cadastralSection: string;
  readonly parcelNumber: string;
}

/** The input of the register tab. */
export interface RegisterParams {
  readonly landRegisterDistrictId: string;
  readonly bookingSheet: string;
}

/** The input of all tabs; each tab keeps its input while another one is shown (UI-6). */
export interface SearchInputs {
  readonly address: AddressParams;
  readonly parcel: ParcelParams;
  readonly register: RegisterParams;
}

/** A search that was sent, with its parameters. Positions are metres in the CRS of the state. */
export type SearchQuery =
  | { readonly type: 'address'; readonly params: AddressParams }
  | { readonly type: 'parcel'; readonly params: ParcelParams }
  | { readonly type: 'register'; readonly params: RegisterParams }
  | { readonly type: 'area' /** Closed ring. */; readonly area: readonly Position[] }
  | { readonly type: 'coordinate'; readonly coordinates: Position };

/** Result of the last search. */
export type SearchResult =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly requestId: string }
  | { readonly status: 'failed' }
  | { readonly status: 'found'; readonly data: ParcelPage };

/** The parcel step's search. */
export interface SearchState {
  readonly type: SearchType;
  /** Whether several hits can be selected (BEY-7). */
  readonly several: boolean;
  /** The text in the field above the tabs (JRN-6). */
  readonly text: string;
  readonly inputs: SearchInputs;
  /** The last valid search; null before the first. */
  readonly query: SearchQuery | null;
  /** Page index, from 0. */
  readonly page: number;
  /** Page size. */
  readonly limit: number;
  /** Validation errors of the last attempt to search. */
  readonly messages: readonly FieldMessage[];
  readonly result: SearchResult;
}
