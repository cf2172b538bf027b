import type { SearchAction } from '../model/action.ts';
import type { SearchInputs, SearchState } from '../model/search.ts';
import type { OrderState } from '../model/state.ts';
import { isMeant } from './is-meant.ts';
import type { Handlers } from './handlers.ts';
import { resetForParcel, resetForSearch } from './resets.ts';

function search(state: OrderState, change: Partial<SearchState>): OrderState {
  return { ...state, search: { ...state.search, ...change } };
}

function edit<Tab extends keyof SearchInputs>(
  state: OrderState,
  tab: Tab,
  change: Partial<SearchInputs[Tab]>,
): OrderState {
  const { inputs } = state.search;
  return search(state, { inputs: { ...inputs, [tab]: { ...inputs[tab], ...change } } });
}

/** Parcel search. */
export const searchHandlers: Handlers<SearchAction['type']> = {
  // Another kind of search has other hits; the input of every tab is kept.
  setSearchType: (state, { searchType }) =>
    searchType === state.search.type
      ? state
      : search(state, { type: searchType, page: 0, query: null, within: null, messages: [] }),
  allowSeveral: (state, { several }) => {
    if (several === state.search.several) return state;
    const { furtherParcels } = state.configuration;
    const allowed = search(state, { several });
    if (several || furtherParcels.length === 0) return allowed;
    return { ...allowed, configuration: { ...state.configuration, furtherParcels: [] } };
  },
  editSearchText: (state, { text }) => search(state, { text }),
  editAddress: (state, { change }) => edit(state, 'address', change),
  editParcel: (state, { change }) => edit(state, 'parcel', change),
  editRegister: (state, { change }) => edit(state, 'register', change),
  searchRejected: (state, { messages }) =>
    search(state, { messages, page: 0, query: null, within: null }),
  searchStarted: (state, { query }, defaults) =>
    search(resetForSearch(state, defaults), {
      type: query.type,
      query,
      page: 0,
      within: null,
      messages: [],
    }),
  // Another page of the same search keeps the selected parcel.
  pageRequested: (state, { page }) =>
    state.search.query && Number.isInteger(page) && page >= 0 ? search(state, { page }) : state,
  arrangeHits: (state, { change }) => search(state, { ...change, page: 0 }),
  // Hits that are limited to the map follow it.
  mapMoved: (state, { section }) =>
    search(
      state,
      state.search.within === null ? { section } : { section, within: section, page: 0 },
    ),
  searchAnswered: (state, { hits }, defaults) => {
    const [only] = hits.items;
    const isSingle = hits.total === 1 && state.configuration.parcel === null;
    if (!isSingle || !only || !isMeant(state.search.query, only)) return state;
    return resetForParcel(state, defaults, only);
  },
};
