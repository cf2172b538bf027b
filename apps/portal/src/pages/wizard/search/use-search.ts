import { validateAddress, validateParcel, validateRegister } from '@portal/order-flow';
import type {
  FieldMessage,
  SearchQuery,
  SearchTab,
  SearchState,
  ValidationSettings,
} from '@portal/order-flow';
import { ApiError } from '@portal/api';
import { useMemo, useState } from 'react';
import { useServices } from '../../../services/services.ts';
import { findParcels } from '../find-parcels.ts';
import { searchCall } from './search-call.ts';

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
  /** Why the last search failed; null otherwise. */
  readonly error: unknown;
  /** @returns whether the input was valid and the search was sent */
  readonly search: (tab: FormTab) => boolean;
  /** Searches without a form; positions from the map are always valid. */
  readonly ask: (query: SearchQuery) => void;
  readonly showPage: (page: number) => void;
  readonly retry: () => void;
}

/** Searches parcels. The reducer drops outdated answers by their request id. */
export function useSearch(): Search {
  const { client, configuration, orders } = useServices();
  const [error, setError] = useState<unknown>(null);

  const actions = useMemo(() => {
    const run = async (requestId: string): Promise<void> => {
      const { query, page, limit } = orders.get().search;
      if (!query) return;
      setError(null);
      try {
        const data = await findParcels(client, searchCall(query, page, limit));
        orders.dispatch({ type: 'searchSucceeded', requestId, data });
      } catch (cause) {
        orders.dispatch({ type: 'searchFailed', requestId });
        setError(cause instanceof ApiError ? cause : new ApiError('unexpected', 0, null, cause));
      }
    };
    const showPage = (page: number): void => {
      const requestId = crypto.randomUUID();
      orders.dispatch({ type: 'pageRequested', requestId, page });
      void run(requestId);
    };
    const ask = (query: SearchQuery): void => {
      const requestId = crypto.randomUUID();
      orders.dispatch({ type: 'searchStarted', requestId, query });
      void run(requestId);
    };
    const search = (tab: FormTab): boolean => {
      const { inputs } = orders.get().search;
      const messages = inputErrors(tab, inputs, configuration);
      if (messages.length > 0) {
        orders.dispatch({ type: 'searchRejected', messages });
        return false;
      }
      ask(queryOf(tab, inputs));
      return true;
    };
    return { search, ask, showPage, retry: () => showPage(orders.get().search.page) };
  }, [client, orders, configuration]);

  return useMemo(() => ({ error, ...actions }), [error, actions]);
}
