import { validateAddress, validateParcel, validateRegister } from '@portal/order-flow';
import type {
  FieldMessage,
  Draft,
  SearchQuery,
  SearchTab,
  SearchState,
  ValidationSettings,
} from '@portal/order-flow';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { FoundParcels } from '../../../parcels/find-parcels.ts';
import { parcelsQuery } from '../../../parcels/parcels-query.ts';
import { searchCall } from '../../../parcels/search-call.ts';
import { useDraftPart, useServices } from '../../../services/services.ts';

const NOTHING_ASKED = { queryKey: ['parcels'], queryFn: skipToken } as const;

type FormTab = Exclude<SearchTab, 'map'>;

/** Validation errors of a tab; empty when the search can be sent (VAL-1 to VAL-4). */
export function inputErrors(
  tab: FormTab,
  inputs: SearchState['inputs'],
  configuration: ValidationSettings,
): readonly FieldMessage[] {
  if (tab === 'parcel') return validateParcel(inputs.parcel, configuration);
  if (tab === 'register') return validateRegister(inputs.register);
  return validateAddress(inputs.address, configuration);
}

function queryOf(tab: FormTab, inputs: SearchState['inputs']): SearchQuery {
  if (tab === 'parcel') return { type: 'parcel', params: inputs.parcel };
  if (tab === 'register') return { type: 'register', params: inputs.register };
  return { type: 'address', params: inputs.address };
}

/** More hits cannot be sorted or limited to the map: all of them are read for it. */
export const MOST_ARRANGED = 500;

/** Hits as the table shows them. */
export interface ShownHits extends FoundParcels {
  /** Number of hits before they were limited to the map. */
  readonly found: number;
}

/** Searching, paging and retrying. */
export interface Search {
  readonly status: 'idle' | 'loading' | 'failed' | 'found';
  /** The hits of the page; undefined unless the status is `found`. */
  readonly hits: ShownHits | undefined;
  /** Why the search failed; null unless the status is `failed`. */
  readonly error: unknown;
  /** @returns whether the input was valid and the search was sent */
  readonly search: (tab: FormTab) => boolean;
  /** Searches without a form; positions from the map are always valid. */
  readonly ask: (query: SearchQuery) => void;
  readonly showPage: (page: number) => void;
  readonly retry: () => void;
  /** Whether a person has asked since the last call; false after a reload. */
  readonly takeAsked: () => boolean;
}

/** All hits, sorted and limited as asked; skipped while the order is that of the backend. */
function useArrangedHits(found: FoundParcels | undefined) {
  const { client } = useServices();
  const query = useDraftPart(({ search }) => search.query);
  const order = useDraftPart(({ search }) => search.order);
  const within = useDraftPart(({ search }) => search.within);
  const total = found?.total ?? 0;
  const isArranged = (order !== 'NUMBER' || within !== null) && total > 0 && total <= MOST_ARRANGED;
  const all = useQuery({
    queryKey: ['hits', query, total],
    queryFn:
      isArranged && query
        ? async ({ signal }) => {
            const { allHits, arrangeHits } = await import('./arrange-hits.ts');
            return { items: await allHits(client, query, total, signal), arrangeHits };
          }
        : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });
  const { data } = all;
  const items = useMemo(
    () => data?.arrangeHits(data.items, { order, within }),
    [data, order, within],
  );
  return { ...all, isArranged, items };
}

/** The search of the order and its answer; after a reload the answer is requested again. */
export function useSearch(): Search {
  const { client, configuration, draft } = useServices();
  const cache = useQueryClient();
  const query = useDraftPart(({ search }) => search.query);
  const page = useDraftPart(({ search }) => search.page);
  const limit = useDraftPart(({ search }) => search.limit);
  const isSorted = useDraftPart(
    ({ search: { order, within } }) => order !== 'NUMBER' || within !== null,
  );
  const asked = useRef(false);
  // Sorted hits are counted by their first page.
  const answer = useQuery<FoundParcels>(
    query ? parcelsQuery(client, searchCall(query, isSorted ? 0 : page, limit)) : NOTHING_ASKED,
  );
  const { data, refetch } = answer;
  const all = useArrangedHits(data);
  const { error, isPending, isFetching } = all.isArranged ? all : answer;

  useEffect(() => {
    if (data) draft.dispatch({ type: 'searchAnswered', hits: data });
  }, [data, draft]);

  const actions = useMemo(() => {
    // The same search again: what was found before may have changed.
    const dropAnswer = ({ search }: Draft): void => {
      if (!search.query) return;
      const call = searchCall(search.query, search.page, search.limit);
      void cache.resetQueries({ queryKey: parcelsQuery(client, call).queryKey });
    };
    const ask = (next: SearchQuery): void => {
      // A pick on the map must not scroll it away (EYE-4).
      asked.current = next.type !== 'coordinate' && next.type !== 'area';
      dropAnswer(draft.dispatch({ type: 'searchStarted', query: next }));
    };
    return {
      ask,
      search(tab: FormTab): boolean {
        const { inputs } = draft.get().search;
        const messages = inputErrors(tab, inputs, configuration);
        if (messages.length > 0) draft.dispatch({ type: 'searchRejected', messages });
        else ask(queryOf(tab, inputs));
        return messages.length === 0;
      },
      showPage: (shown: number) =>
        dropAnswer(draft.dispatch({ type: 'pageRequested', page: shown })),
      retry: () => void refetch(),
      takeAsked: () => {
        const wasAsked = asked.current;
        asked.current = false;
        return wasAsked;
      },
    };
  }, [cache, client, draft, configuration, refetch]);

  const isLoading = isPending || isFetching;
  const status = query === null ? 'idle' : isLoading ? 'loading' : error ? 'failed' : 'found';
  const { items } = all;
  const hits = useMemo((): ShownHits | undefined => {
    if (status !== 'found' || !data) return undefined;
    if (!items) return { ...data, found: data.total };
    const onPage = items.slice(page * limit, (page + 1) * limit);
    return { items: onPage, page, total: items.length, found: data.total };
  }, [status, data, items, page, limit]);
  const [last, setLast] = useState<{ query: typeof query; hits: ShownHits }>();
  if (hits && hits !== last?.hits) setLast({ query, hits });
  // They stay while the same ones are arranged: who arranges them has the focus there (EYE-4).
  const kept = status === 'loading' && last?.query === query ? last.hits : undefined;
  return useMemo(
    () => ({ ...actions, status: kept ? 'found' : status, error, hits: kept ?? hits }),
    [actions, status, error, hits, kept],
  );
}
