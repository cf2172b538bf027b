import { queryOptions } from '@tanstack/react-query';
import type { Call, OperationId, RequestInput, UntypedInput } from '../call.ts';
import { OPERATIONS } from '../generated/operations.ts';

/** Options for a query client that follows API-26: no retry, no refetch on focus. */
export const queryDefaults = {
  queries: { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false },
  mutations: { retry: false },
} as const;

const FOREVER = Number.POSITIVE_INFINITY;

/** How long data are fresh, in ms: option lists and products never expire (API-28), what is not listed at once. */
const STALE_TIME_MS: { readonly [Id in OperationId]?: number } = {
  getConfiguration: FOREVER,
  getLegalInformation: FOREVER,
  listCategories: FOREVER,
  getProduct: FOREVER,
  listSubdistricts: FOREVER,
  listDistricts: FOREVER,
  findAuthorityByParcel: FOREVER,
  calculatePrice: 60_000,
  suggestParcels: 60_000,
};

/**
 * The key of the query of a call: the segments of its path, then its body. The key of a list is thus the beginning of
 * the keys of its entries, so that invalidating the orders invalidates each order.
 */
function keyOf(id: OperationId, { path, query, body }: UntypedInput): readonly unknown[] {
  const segments = OPERATIONS[id][1].slice(1).split('/');
  const parameters = new Map(
    Object.entries(path ?? {}).map(([name, value]) => [`{${name}}`, value]),
  );
  return [
    ...segments.map((segment) => parameters.get(segment) ?? segment),
    ...[query, body].filter((part) => part !== undefined),
  ];
}

/**
 * Creates the function that returns the query of a call with its parameters and body, for `useQuery`:
 * `useQuery(query('getOrder', { path: { orderNumber } }))`.
 */
export function createQueryFactory({ call }: { readonly call: Call }) {
  return <Id extends OperationId>(id: Id, input: RequestInput<Id>) =>
    queryOptions({
      queryKey: keyOf(id, input),
      queryFn: ({ signal }) => call(id, input, signal),
      staleTime: STALE_TIME_MS[id] ?? 0,
    });
}

/** The queries of one client. */
export type QueryFactory = ReturnType<typeof createQueryFactory>;
