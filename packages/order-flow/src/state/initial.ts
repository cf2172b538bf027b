import type { Consents } from '../model/basket.ts';
import type { Configuration } from '../model/configuration.ts';
import type { SearchInputs, SearchState } from '../model/search.ts';
import type { FlowDefaults, OrderState } from '../model/state.ts';

/** The defaults of the seeds (FLOW-10); an installation may set others. */
export const DEFAULTS: FlowDefaults = {
  userFormat: { format: 'A4', orientation: 'PORTRAIT', palette: 'COLOR', scale: 1000 },
  searchLimit: 7,
  maxBasketItems: 10,
};

/** No box ticked. */
export const NO_CONSENTS: Consents = { privacy: false, terms: false, dataTransfer: false };

const EMPTY_INPUTS: SearchInputs = {
  address: { zipCode: '', city: '', streetName: '', houseNumber: '' },
  parcel: { localSubdistrictId: '', cadastralSection: '', parcelNumber: '' },
  register: { landRegisterDistrictId: '', bookingSheet: '' },
};

/** An extract of which nothing is decided yet: neither digital nor paper, one copy (FLOW-10). */
export function emptyConfiguration(defaults: FlowDefaults = DEFAULTS): Configuration {
  return {
    product: null,
    parcel: null,
    provisioning: { digital: false, paper: false, copies: 1, price: { status: 'unset' } },
    justification: '',
    justificationReused: false,
    userFormat: defaults.userFormat,
    printAreaCentre: null,
    furtherParcels: [],
  };
}

/** The search before anything was typed. */
export function emptySearch(defaults: FlowDefaults = DEFAULTS): SearchState {
  return {
    type: 'address',
    several: false,
    inputs: EMPTY_INPUTS,
    query: null,
    page: 0,
    limit: defaults.searchLimit,
    messages: [],
    result: { status: 'idle' },
  };
}

/** The state of somebody who has just come. */
export function initialState(defaults: FlowDefaults = DEFAULTS): OrderState {
  return {
    step: 'login',
    customerKey: null,
    configuration: emptyConfiguration(defaults),
    search: emptySearch(defaults),
    basket: [],
    consents: NO_CONSENTS,
    sending: { status: 'idle' },
    orderNumber: null,
  };
}
