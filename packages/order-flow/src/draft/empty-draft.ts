import type { Consents } from './model/basket.ts';
import type { Configuration } from './model/configuration.ts';
import type { SearchInputs, SearchState } from './model/search.ts';
import type { FlowDefaults, Draft } from './model/draft.ts';

/** Default settings (FLOW-10); a state can configure others. */
export const DEFAULTS: FlowDefaults = {
  userFormat: { format: 'A4', orientation: 'PORTRAIT', palette: 'COLOR', scale: 1000 },
  searchLimit: 7,
  searchType: 'address',
  maxBasketItems: 10,
};

/** No consent given. */
export const NO_CONSENTS: Consents = { privacy: false, terms: false, dataTransfer: false };

const EMPTY_INPUTS: SearchInputs = {
  address: { zipCode: '', city: '', streetName: '', houseNumber: '' },
  parcel: { localSubdistrictId: '', cadastralSection: '', parcelNumber: '' },
  register: { landRegisterDistrictId: '', bookingSheet: '' },
};

/** The configuration before any input: neither digital nor paper, one copy (FLOW-10). */
export function emptyConfiguration(defaults: FlowDefaults = DEFAULTS): Configuration {
  return {
    product: null,
    parcel: null,
    provisioning: { digital: false, paper: false, copies: 1, price: { status: 'unset' } },
    justification: '',
    justificationReused: false,
    userFormat: defaults.userFormat,
    printAreaCentre: null,
    partialPageConfirmed: false,
    furtherParcels: [],
  };
}

/** The search before any input. */
export function emptySearch(defaults: FlowDefaults = DEFAULTS): SearchState {
  return {
    type: defaults.searchType,
    several: false,
    text: '',
    inputs: EMPTY_INPUTS,
    query: null,
    page: 0,
    limit: defaults.searchLimit,
    order: 'NUMBER',
    within: null,
    section: null,
    messages: [],
  };
}

/** The draft before any action. */
export function emptyDraft(defaults: FlowDefaults = DEFAULTS): Draft {
  return {
    step: 'login',
    customerKey: null,
    configuration: emptyConfiguration(defaults),
    editedKeys: [],
    search: emptySearch(defaults),
    basket: [],
    addressee: null,
    consents: NO_CONSENTS,
    sending: { status: 'idle' },
    orderNumber: null,
  };
}
