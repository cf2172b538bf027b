import { ApiError } from './error.ts';
import { createSend } from './request.ts';
import type { OperationId, RequestInput, ResponseBody } from './request.ts';
import type { TransportOptions } from './transport.ts';
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

/** One method per operation that the portal uses; each throws {@link ApiError} only. */
export type ApiClient = ReturnType<typeof createClient>;

/**
 * Creates the typed client of the contract.
 *
 * @param options URL of the backend, XSRF token, timeout in ms, handler of 401; see {@link TransportOptions}
 */
export function createClient(options: TransportOptions) {
  const send = createSend(options);

  /**
   * Every response of the contract is an object or a list. A plain string or number, as a proxy or a defective service
   * may return it, is rejected here, because a page would fail on it (ERR-2).
   */
  async function read<Id extends OperationId>(
    id: Id,
    input: RequestInput<Id>,
  ): Promise<ResponseBody<Id>> {
    const { data, status } = await send(id, input);
    if (typeof data !== 'object' || data === null) throw new ApiError('unexpected', status, null);
    return data as ResponseBody<Id>;
  }

  async function sendSearch(search: ParcelSearch, signal?: AbortSignal): Promise<unknown> {
    if (search.by === 'address') {
      return (await send('searchByAddress', { body: search.body, signal })).data;
    }
    if (search.by === 'parcel-details') {
      return (await send('searchByParcelDetails', { body: search.body, signal })).data;
    }
    if (search.by === 'land-register') {
      return (await send('searchByLandRegister', { body: search.body, signal })).data;
    }
    if (search.by === 'map-area') {
      return (await send('searchByMapArea', { body: search.body, signal })).data;
    }
    return (await send('searchByMapCoordinates', { body: search.body, signal })).data;
  }

  /** A search answered by a plain string means that the session has ended (API-27). */
  async function searchParcels(search: ParcelSearch, signal?: AbortSignal): Promise<ParcelPage> {
    const page = await sendSearch(search, signal);
    if (typeof page === 'string' && page !== '') {
      options.onUnauthorized();
      throw new ApiError('unexpected', 401, null);
    }
    if (typeof page !== 'object' || page === null || !('items' in page)) {
      throw new ApiError('unexpected', 200, null);
    }
    return page as ParcelPage;
  }

  const orderUrl = (orderNumber: string) =>
    `${options.baseUrl}/authenticated-customer/orders/${encodeURIComponent(orderNumber)}`;

  return {
    /** The configuration of the portal. */
    getConfiguration: (signal?: AbortSignal) => read('getConfiguration', { signal }),
    /** The logged-in customer; 401 without a session. */
    getCustomer: (signal?: AbortSignal) => read('getCustomer', { signal }),
    /** Ends the session. */
    logout: async (): Promise<void> => {
      await send('logout', {});
    },
    /** All categories with their active products. */
    listCategories: (signal?: AbortSignal) => read('listCategories', { signal }),
    /** A product; 404 if there is no such active product. */
    getProduct: (productId: string, signal?: AbortSignal) =>
      read('getProduct', { path: { productId }, signal }),
    /** Prices in integer cents, in the order of the requests (BE-9). */
    calculatePrice: (body: readonly PriceRequest[], signal?: AbortSignal) =>
      read('calculatePrice', { body, signal }),
    /** All local subdistricts (Gemarkungen). */
    listSubdistricts: (signal?: AbortSignal) => read('listSubdistricts', { signal }),
    /** All land registry districts (Grundbuchbezirke). */
    listDistricts: (signal?: AbortSignal) => read('listDistricts', { signal }),
    /** The cadastral authority responsible for a parcel. */
    findAuthorityByParcel: (parcelId: string, signal?: AbortSignal) =>
      read('findAuthorityByParcel', { path: { parcelId }, signal }),
    /** A page of the parcels that a search of any kind finds; positions in metres, EPSG:25833. */
    searchParcels,
    /** Suggestions for a typed text; none below 3 characters (JRN-6). */
    suggestParcels: (text: string, signal?: AbortSignal) =>
      read('suggestParcels', { body: { text }, signal }),
    /** The orders of the customer, newest first. */
    listOrders: (signal?: AbortSignal) => read('listOrders', { signal }),
    /** Creates an order. @param idempotencyKey unique per order, so that a repeated request creates one order (FLOW-13) */
    createOrder: (body: NewOrder, idempotencyKey: string) =>
      read('createOrder', { header: { 'Idempotency-Key': idempotencyKey }, body }),
    /** An order of the customer; 404 for an order of another customer (SEC-1). */
    getOrder: (orderNumber: string, signal?: AbortSignal) =>
      read('getOrder', { path: { orderNumber }, signal }),
    /** Cancels an order; 409 if it is paid or has a sensitive product. */
    cancelOrder: async (orderNumber: string): Promise<void> => {
      await send('cancelOrder', { path: { orderNumber } });
    },
    /** The payment methods of an order, unsorted; see `sortPaymentMethods` of order-flow. */
    listPaymentMethods: (orderNumber: string, signal?: AbortSignal) =>
      read('listPaymentMethods', { path: { orderNumber }, signal }),
    /** Starts the payment; the response has the address of the payment page. */
    payOrder: (orderNumber: string, paymentMethod: PaymentMethodName) =>
      read('payOrder', { path: { orderNumber }, body: { paymentMethod } }),
    /** The status of an order and of its file, for polling (FLOW-17). */
    getDownloadStatus: (orderNumber: string, signal?: AbortSignal) =>
      read('getDownloadStatus', { path: { orderNumber }, signal }),
    /** URL of all extracts of an order, for a link: a PDF for one, a ZIP archive for several. */
    downloadUrl: (orderNumber: string) => `${orderUrl(orderNumber)}/download`,
    /** URL of the extract of one position, for a link; the browser sends the cookie of the session (DOC-2). */
    extractUrl: (orderNumber: string, positionId: string) =>
      `${orderUrl(orderNumber)}/positions/${encodeURIComponent(positionId)}/download`,
    /** URL of the invoice or fee notice, for a link. */
    invoiceUrl: (orderNumber: string) => `${orderUrl(orderNumber)}/invoice`,
    /** Verifies an extract by the code printed on it; public (BEY-10). */
    verifyExtract: (code: string, signal?: AbortSignal) =>
      read('verifyExtract', { path: { code }, signal }),
    /** URL of the login, to which the browser navigates; the user returns to `redirectToUrl`. */
    authenticateUrl: (redirectToUrl: string) =>
      `${options.baseUrl}/authenticate?redirectToUrl=${encodeURIComponent(redirectToUrl)}`,
  };
}
