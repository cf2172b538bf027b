import type { SearchAction } from './model/action.ts';
import type { SearchInputs, SearchState } from './model/search.ts';
import type { Draft } from './model/draft.ts';
import { isMeant } from './is-meant.ts';
import type { Handlers } from './handlers.ts';
import { resetForParcel, resetForSearch } from './resets.ts';

function search(draft: Draft, change: Partial<SearchState>): Draft {
  return { ...draft, search: { ...draft.search, ...change } };
}

function edit<Tab extends keyof SearchInputs>(
  draft: Draft,
  tab: Tab,
  change: Partial<SearchInputs[Tab]>,
): Draft {
  const { inputs } = draft.search;
  return search(draft, { inputs: { ...inputs, [tab]: { ...inputs[tab], ...change } } });
}

/** Parcel search. */
export const searchHandlers: Handlers<SearchAction['type']> = {
  // Another kind of search has other hits; the input of every tab is kept.
  setSearchType: (draft, { searchType }) =>
    searchType === draft.search.type
      ? draft
      : search(draft, { type: searchType, page: 0, query: null, within: null, messages: [] }),
  allowSeveral: (draft, { several }) => {
    if (several === draft.search.several) return draft;
    const { furtherParcels } = draft.configuration;
    const allowed = search(draft, { several });
    if (several || furtherParcels.length === 0) return allowed;
    return { ...allowed, configuration: { ...draft.configuration, furtherParcels: [] } };
  },
  editSearchText: (draft, { text }) => search(draft, { text }),
  editAddress: (draft, { change }) => edit(draft, 'address', change),
  editParcel: (draft, { change }) => edit(draft, 'parcel', change),
  editRegister: (draft, { change }) => edit(draft, 'register', change),
  searchRejected: (draft, { messages }) =>
    search(draft, { messages, page: 0, query: null, within: null }),
  searchStarted: (draft, { query }, defaults) =>
    search(resetForSearch(draft, defaults), {
      type: query.type,
      query,
      page: 0,
      within: null,
      messages: [],
    }),
  // Another page of the same search keeps the selected parcel.
  pageRequested: (draft, { page }) =>
    draft.search.query && Number.isInteger(page) && page >= 0 ? search(draft, { page }) : draft,
  arrangeHits: (draft, { change }) => search(draft, { ...change, page: 0 }),
  // Hits that are limited to the map follow it.
  mapMoved: (draft, { section }) =>
    search(
      draft,
      draft.search.within === null ? { section } : { section, within: section, page: 0 },
    ),
  searchAnswered: (draft, { hits }, defaults) => {
    const [only] = hits.items;
    const isSingle = hits.total === 1 && draft.configuration.parcel === null;
    if (!isSingle || !only || !isMeant(draft.search.query, only)) return draft;
    return resetForParcel(draft, defaults, only);
  },
};
