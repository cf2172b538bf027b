import createFetchClient from 'openapi-fetch';
import { ApiError } from './error.ts';
import type { operations, paths } from './generated/schema.ts';
import { createTransport, type TransportOptions } from './transport.ts';
import type {
  AddressSearch,
  LandRegisterSearch,
  MapAreaSearch,
  MapCoordinatesSearch,
  NewOrder,
  ParcelDetailsSearch,
  ParcelPage,
  PaymentMethodName,
  PriceRequest,
} from './types.ts';

/** A parcel search of one of the five kinds with its body. */
export type ParcelSearch =
  | { readonly by: 'address'; readonly body: AddressSearch }
  | { readonly by: 'parcel-details'; readonly body: ParcelDetailsSearch }
  | { readonly by: 'land-register'; readonly body: LandRegisterSearch }
  | { readonly by: 'map-area'; readonly body: MapAreaSearch }
  | { readonly by: 'map-coordinates'; readonly body: MapCoordinatesSearch };

/** One method per call that a person's browser makes; each throws {@link ApiError} only. */
export type ApiClient = ReturnType<typeof createClient>;

type Content<Response> = Response extends {
  readonly content: { readonly 'application/json': infer Body };
}
  ? Body
  : never;

/** The JSON body of an operation's successful answer; openapi-fetch cannot infer read-only lists. */
type BodyOf<Id extends keyof operations> = {
  [Status in keyof operations[Id]['responses']]: Status extends 200 | 201
    ? Content<operations[Id]['responses'][Status]>
    : never;
}[keyof operations[Id]['responses']];

type Answer<T> = Promise<{ data?: T; response: Response }>;

/** A body that cannot be read (HTML where JSON belongs, a connection cut) becomes an {@link ApiError}. */
async function receive<T>(answer: Answer<T>): Promise<{ data?: T; status: number }> {
  const { data, response } = await answer.catch((cause: unknown) => {
    if (cause instanceof ApiError) throw cause;
    throw new ApiError('unexpected', 0, null, cause);
  });
  return { data, status: response.status };
}

/**
 * Every answer of the contract is an object or a list. A bare text or number in JSON, as a proxy or a broken service
 * sends it, is refused here: as data it would break a page far from where it came in (ERR-2).
 */
async function read<Id extends keyof operations>(answer: Answer<unknown>): Promise<BodyOf<Id>> {
  const { data, status } = await receive(answer);
  if (typeof data !== 'object' || data === null) throw new ApiError('unexpected', status, null);
  return data as BodyOf<Id>;
}

async function done(answer: Answer<unknown>): Promise<void> {
  await answer.catch((cause: unknown) => {
    if (cause instanceof ApiError) throw cause;
    throw new ApiError('unexpected', 0, null, cause);
  });
}

const order = (orderNumber: string) => ({ params: { path: { orderNumber } } });

/**
 * The typed client of the contract.
 *
 * @param options where the backend is and how to log out; see {@link TransportOptions}
 */
export function createClient(options: TransportOptions) {
  const http = createFetchClient<paths>({
    baseUrl: options.baseUrl,
    fetch: createTransport(options),
  });

  function postSearch(query: ParcelSearch, signal?: AbortSignal): Answer<unknown> {
    if (query.by === 'address') {
      return http.POST('/land/parcels/search-by-address', { body: query.body, signal });
    }
    if (query.by === 'parcel-details') {
      return http.POST('/land/parcels/search-by-parcel-details', { body: query.body, signal });
    }
    if (query.by === 'land-register') {
      return http.POST('/land/parcels/search-by-land-register', { body: query.body, signal });
    }
    if (query.by === 'map-area') {
      return http.POST('/land/parcels/search-by-map-area', { body: query.body, signal });
    }
    return http.POST('/land/parcels/search-by-map-coordinates', { body: query.body, signal });
  }

  /** API-27: a search answered by a plain string means that the session has ended. */
  async function search(answer: Answer<unknown>): Promise<ParcelPage> {
    const { data: page } = await receive(answer);
    if (typeof page === 'string' && page !== '') {
      options.onUnauthorized();
      throw new ApiError('unexpected', 401, null);
    }
    if (typeof page !== 'object' || page === null || !('items' in page)) {
      throw new ApiError('unexpected', 200, null);
    }
    return page as ParcelPage;
  }

  return {
    getConfiguration: (signal?: AbortSignal) =>
      read<'getConfiguration'>(http.GET('/configuration', { signal })),
    getCustomer: (signal?: AbortSignal) =>
      read<'getCustomer'>(http.GET('/authenticated-customer', { signal })),
    logout: () => done(http.POST('/authenticated-customer/logout')),
    listCategories: (signal?: AbortSignal) =>
      read<'listCategories'>(http.GET('/categories', { signal })),
    getProduct: (productId: string, signal?: AbortSignal) =>
      read<'getProduct'>(
        http.GET('/products/{productId}', { params: { path: { productId } }, signal }),
      ),
    calculatePrice: (body: PriceRequest[], signal?: AbortSignal) =>
      read<'calculatePrice'>(http.POST('/price/calculate', { body, signal })),
    listSubdistricts: (signal?: AbortSignal) =>
      read<'listSubdistricts'>(http.GET('/land/subdistricts', { signal })),
    listDistricts: (signal?: AbortSignal) =>
      read<'listDistricts'>(http.GET('/land/districts', { signal })),
    findAuthorityByParcel: (parcelId: string, signal?: AbortSignal) =>
      read<'findAuthorityByParcel'>(
        http.GET('/ca/find-by-parcel/{parcelId}', { params: { path: { parcelId } }, signal }),
      ),
    /** The page of parcels that a search of any kind finds; 7 on a page in the portal. */
    searchParcels: (query: ParcelSearch, signal?: AbortSignal) => search(postSearch(query, signal)),
    listOrders: (signal?: AbortSignal) =>
      read<'listOrders'>(http.GET('/authenticated-customer/orders', { signal })),
    /** @param idempotencyKey made once per order, so that sending twice creates one (FLOW-13) */
    createOrder: (body: NewOrder, idempotencyKey: string) =>
      read<'createOrder'>(
        http.POST('/authenticated-customer/orders', {
          params: { header: { 'Idempotency-Key': idempotencyKey } },
          body,
        }),
      ),
    getOrder: (orderNumber: string, signal?: AbortSignal) =>
      read<'getOrder'>(
        http.GET('/authenticated-customer/orders/{orderNumber}', { ...order(orderNumber), signal }),
      ),
    cancelOrder: (orderNumber: string) =>
      done(http.DELETE('/authenticated-customer/orders/{orderNumber}', order(orderNumber))),
    listPaymentMethods: (orderNumber: string, signal?: AbortSignal) =>
      read<'listPaymentMethods'>(
        http.GET('/authenticated-customer/orders/{orderNumber}/payment-methods', {
          ...order(orderNumber),
          signal,
        }),
      ),
    payOrder: (orderNumber: string, paymentMethod: PaymentMethodName) =>
      read<'payOrder'>(
        http.POST('/authenticated-customer/orders/{orderNumber}/pay', {
          ...order(orderNumber),
          body: { paymentMethod },
        }),
      ),
    getDownloadStatus: (orderNumber: string, signal?: AbortSignal) =>
      read<'getDownloadStatus'>(
        http.GET('/authenticated-customer/orders/{orderNumber}/download-status', {
          ...order(orderNumber),
          signal,
        }),
      ),
    /** Address of the file itself, for a link that the browser follows with the session's cookie. */
    downloadUrl: (orderNumber: string) =>
      `${options.baseUrl}/authenticated-customer/orders/${encodeURIComponent(orderNumber)}/download`,
    /** Address of the invoice or fee notice, for a link like {@link downloadUrl}. */
    invoiceUrl: (orderNumber: string) =>
      `${options.baseUrl}/authenticated-customer/orders/${encodeURIComponent(orderNumber)}/invoice`,
    /** What is known of a code printed on an extract; for everybody (BEY-10). */
    verifyExtract: (code: string, signal?: AbortSignal) =>
      read<'verifyExtract'>(
        http.GET('/verifications/{code}', { params: { path: { code } }, signal }),
      ),
    /** Address to which the browser goes to log in (seed, section 7). */
    authenticateUrl: (redirectToUrl: string) =>
      `${options.baseUrl}/authenticate?redirectToUrl=${encodeURIComponent(redirectToUrl)}`,
  };
}
