import type { ReactNode } from 'react';
import type { ComboboxOption } from '../combobox/index.ts';

/** The ways to search, each with a tab. */
export type ParcelSearchType = 'address' | 'parcel' | 'register' | 'map';

/** The tabs with a form of their own. */
export type ParcelSearchForm = Exclude<ParcelSearchType, 'map'>;

/** What is typed on each tab; all keep it while another tab is shown (UI-6). */
export interface ParcelSearchValues {
  /** Search by postcode, town, street and house number. */
  readonly address: {
    readonly zipCode: string;
    readonly city: string;
    readonly streetName: string;
    readonly houseNumber: string;
  };
  /** Search by subdistrict, section and parcel number. */
  readonly parcel: {
    /** Value of a subdistrict option; `''` while none is chosen. */
    readonly localSubdistrictId: string;
    readonly cadastralSection: string;
    readonly parcelNumber: string;
  };
  /** Search by the sheet of the land register. */
  readonly register: {
    /** Value of a district option; `''` while none is chosen. */
    readonly landRegisterDistrictId: string;
    readonly bookingSheet: string;
  };
}

/** What is wrong, by field. Rules and words are the consumer's. */
export type ParcelSearchErrors = {
  readonly [Form in ParcelSearchForm]?: Readonly<
    Partial<Record<keyof ParcelSearchValues[Form], ReactNode>>
  >;
};

/** A list that comes over the network. */
export interface LoadedOptions {
  /** Keep the same array between renders. */
  readonly items: readonly ComboboxOption[];
  /** Whether the options are there; default `ready`. */
  readonly status?: 'ready' | 'loading' | 'failed' | undefined;
  /** Offered when loading them failed. */
  readonly onRetry?: (() => void) | undefined;
}

/** The lists to choose from. */
export interface ParcelSearchOptions {
  /** Local subdistricts (Gemarkungen). */
  readonly localSubdistricts: LoadedOptions;
  /** Land register districts (Grundbuchbezirke). */
  readonly landRegisterDistricts: LoadedOptions;
}
