import type { ReactNode } from 'react';
import type { ComboboxItem } from '../combobox/index.ts';

/** The kinds of search, each with a tab. */
export type ParcelSearchType = 'address' | 'parcel' | 'register' | 'map';

/** The tabs with a form. */
export type ParcelSearchForm = Exclude<ParcelSearchType, 'map'>;

/** Values of each form, kept while another tab is selected. */
export interface ParcelSearchValues {
  /** Search by ZIP code, city, street and house number. */
  readonly address: {
    readonly zipCode: string;
    readonly city: string;
    readonly streetName: string;
    readonly houseNumber: string;
  };
  /** Search by subdistrict, section and parcel number. */
  readonly parcel: {
    /** Value of a subdistrict option; `''` if none is selected. */
    readonly localSubdistrictId: string;
    readonly cadastralSection: string;
    readonly parcelNumber: string;
  };
  /** Search by the sheet of the land register. */
  readonly register: {
    /** Value of a district option; `''` if none is selected. */
    readonly landRegisterDistrictId: string;
    readonly bookingSheet: string;
  };
}

/** Error messages by field. The consumer validates and writes the messages. */
export type ParcelSearchErrors = {
  readonly [Form in ParcelSearchForm]?: Readonly<
    Partial<Record<keyof ParcelSearchValues[Form], ReactNode>>
  >;
};

/** Whether parcels have a cadastral section (Flur): all of them, some, or none. */
export type CadastralSections = 'REQUIRED' | 'OPTIONAL' | 'NONE';

/** Options that are loaded over the network. */
export interface LoadedItems {
  /** Pass the same array in every render. With `onSearch`, the options for the last text. */
  readonly items: ReadonlyArray<ComboboxItem>;
  /** Loading state; default `ready`. */
  readonly status?: 'ready' | 'loading' | 'failed' | undefined;
  /** Called by the retry button that is shown when loading failed. */
  readonly onRetry?: (() => void) | undefined;
  /** For lists that are too long to be loaded, see `Combobox`: called with the typed text after a pause. */
  readonly onSearch?: ((text: string) => void) | undefined;
  /** The selected option, if `items` may not contain it. */
  readonly selectedItem?: ComboboxItem | undefined;
}

/** Options of the comboboxes. */
export interface ParcelSearchComboboxItems {
  /** Local subdistricts (Gemarkungen). */
  readonly localSubdistricts: LoadedItems;
  /** Land registry districts (Grundbuchbezirke). */
  readonly landRegisterDistricts: LoadedItems;
}
