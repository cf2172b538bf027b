import { validateAddress, validateParcel, validateRegister } from '@portal/order-flow';
import type {
  FieldMessage,
  OrderState,
  SearchQuery,
  SearchTab,
  SearchState,
  ValidationSettings,
} from '@portal/order-flow';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { FoundParcels } from '../../../parcels/find-parcels.ts';
import { parcelsQuery } from '../../../parcels/parcels-query.ts';
import { searchCall } from '../../../parcels/search-call.ts';
import { useOrderPart, useServices } from '../../../services/services.ts';

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

/** Searching, paging and retrying. */
export interface Search {
  readonly status: 'idle' | 'loading' | 'failed' | 'found';
  /** The hits of the page; undefined unless the status is `found`. */
  readonly hits: FoundParcels | undefined;
  /** Why the search failed; null unless the status is `failed`. */
  readonly error: unknown;
  /** @returns whether the input was valid and the search was sent */
  readonly search: (tab: FormTab) => boolean;
  /** Searches without a form; positions from the map are always valid. */
  readonly ask: (query: SearchQuery) => void;
  readonly showPage: (page: number) => void;
  readonly retry: () => void;
}

/** The search of the order and its answer; after a reload the answer is requested again. */
export function useSearch(): Search {
  const { client, configuration, orders } = useServices();
  const cache = useQueryClient();
  const query = useOrderPart(({ search }) => search.query);
  const page = useOrderPart(({ search }) => search.page);
  const limit = useOrderPart(({ search }) => search.limit);
  const answer = useQuery<FoundParcels>(
    query ? parcelsQuery(client, searchCall(query, page, limit)) : NOTHING_ASKED,
  );
  const { data, error, isPending, isFetching, refetch } = answer;

  useEffect(() => {
    if (data) orders.dispatch({ type: 'searchAnswered', hits: data });
  }, [data, orders]);

  const actions = useMemo(() => {
    // The same search again: what was found before may have changed.
    const dropAnswer = ({ search }: OrderState): void => {
      if (!search.query) return;
      const call = searchCall(search.query, search.page, search.limit);
      void cache.resetQueries({ queryKey: parcelsQuery(client, call).queryKey });
    };
    const ask = (asked: SearchQuery): void =>
      dropAnswer(orders.dispatch({ type: 'searchStarted', query: asked }));
    return {
      ask,
      search(tab: FormTab): boolean {
        const { inputs } = orders.get().search;
        const messages = inputErrors(tab, inputs, configuration);
        if (messages.length > 0) orders.dispatch({ type: 'searchRejected', messages });
        else ask(queryOf(tab, inputs));
        return messages.length === 0;
      },
      showPage: (shown: number) =>
        dropAnswer(orders.dispatch({ type: 'pageRequested', page: shown })),
      retry: () => void refetch(),
    };
  }, [cache, client, orders, configuration, refetch]);

  const isLoading = isPending || isFetching;
  const status = query === null ? 'idle' : isLoading ? 'loading' : error ? 'failed' : 'found';
  return useMemo(
    () => ({ ...actions, status, error, hits: status === 'found' ? data : undefined }),
    [actions, status, error, data],
  );
}
