import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ApiClient, ParcelSearch } from '../client.ts';
import type { PriceRequest } from '../types.ts';

/** Options for a query client with the manners of API-26: no retry, no refetch on focus. */
export const queryDefaults = {
  queries: { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false },
  mutations: { retry: false },
} as const;

const order = (orderNumber: string) => ['orders', orderNumber] as const;

/**
 * Queries over the client, one per reading call, to be passed to `useQuery`.
 * Option lists and products never expire (API-28); orders are always fresh.
 */
export function createQueries(client: ApiClient) {
  return {
    configuration: () =>
      queryOptions({
        queryKey: ['configuration'],
        queryFn: ({ signal }) => client.getConfiguration(signal),
        staleTime: Number.POSITIVE_INFINITY,
      }),
    categories: () =>
      queryOptions({
        queryKey: ['categories'],
        queryFn: ({ signal }) => client.listCategories(signal),
        staleTime: Number.POSITIVE_INFINITY,
      }),
    product: (productId: string) =>
      queryOptions({
        queryKey: ['products', productId],
        queryFn: ({ signal }) => client.getProduct(productId, signal),
        staleTime: Number.POSITIVE_INFINITY,
      }),
    /** Prices in the order of the requests (BE-9). */
    prices: (requests: PriceRequest[]) =>
      queryOptions({
        queryKey: ['prices', requests],
        queryFn: ({ signal }) => client.calculatePrice(requests, signal),
        staleTime: 60_000,
      }),
    subdistricts: () =>
      queryOptions({
        queryKey: ['subdistricts'],
        queryFn: ({ signal }) => client.listSubdistricts(signal),
        staleTime: Number.POSITIVE_INFINITY,
      }),
    districts: () =>
      queryOptions({
        queryKey: ['districts'],
        queryFn: ({ signal }) => client.listDistricts(signal),
        staleTime: Number.POSITIVE_INFINITY,
      }),
    authority: (parcelId: string) =>
      queryOptions({
        queryKey: ['authority', parcelId],
        queryFn: ({ signal }) => client.findAuthorityByParcel(parcelId, signal),
        staleTime: Number.POSITIVE_INFINITY,
      }),
    /** The page shown so far stays while the next one is on its way. */
    parcels: (search: ParcelSearch) =>
      queryOptions({
        queryKey: ['parcels', search],
        queryFn: ({ signal }) => client.searchParcels(search, signal),
        placeholderData: keepPreviousData,
        staleTime: 60_000,
      }),
    /** The suggestions shown so far stay while the next ones are on their way. */
    suggestions: (text: string) =>
      queryOptions({
        queryKey: ['suggestions', text],
        queryFn: ({ signal }) => client.suggestParcels(text, signal),
        placeholderData: keepPreviousData,
        staleTime: 60_000,
      }),
    orders: () =>
      queryOptions({ queryKey: ['orders'], queryFn: ({ signal }) => client.listOrders(signal) }),
    order: (orderNumber: string) =>
      queryOptions({
        queryKey: order(orderNumber),
        queryFn: ({ signal }) => client.getOrder(orderNumber, signal),
      }),
    paymentMethods: (orderNumber: string) =>
      queryOptions({
        queryKey: [...order(orderNumber), 'payment-methods'],
        queryFn: ({ signal }) => client.listPaymentMethods(orderNumber, signal),
      }),
    downloadStatus: (orderNumber: string) =>
      queryOptions({
        queryKey: [...order(orderNumber), 'download-status'],
        queryFn: ({ signal }) => client.getDownloadStatus(orderNumber, signal),
        gcTime: 0,
      }),
  };
}

/** The queries of one client. */
export type Queries = ReturnType<typeof createQueries>;
