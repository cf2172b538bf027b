import { ApiError } from './error.ts';
import { ADDRESSES } from './generated/operations.ts';
import { type Call, createCall, type OperationId } from './call.ts';
import type { TransportOptions } from './transport.ts';
import type {
  AddressSearch,
  FileFormat,
  Language,
  LandRegisterSearch,
  MapAreaSearch,
  MapCoordinatesSearch,
  ParcelDetailsSearch,
  ParcelPage,
  LoginAccount,
  TrustLevel,
} from './types.ts';

/** A parcel search of one of the five kinds with its body. */
export type ParcelSearch =
  | { readonly by: 'address'; readonly body: AddressSearch }
  | { readonly by: 'parcel-details'; readonly body: ParcelDetailsSearch }
  | { readonly by: 'land-register'; readonly body: LandRegisterSearch }
  | {
      readonly by: 'map-area';
      readonly body: MapAreaSearch;
      /** A page sends it by itself, such as for the neighbours of a parcel: it cannot end the session. */
      readonly isBackground?: true;
    }
  | { readonly by: 'map-coordinates'; readonly body: MapCoordinatesSearch };

/** The call of each kind of search. */
const SEARCHES = {
  address: 'searchByAddress',
  'parcel-details': 'searchByParcelDetails',
  'land-register': 'searchByLandRegister',
  'map-area': 'searchByMapArea',
  'map-coordinates': 'searchByMapCoordinates',
} as const satisfies Record<ParcelSearch['by'], OperationId>;

/** Sends the calls of the contract, and has the addresses that a browser navigates to. */
export interface ApiClient {
  /** Sends a call, such as `call('getOrder', { path: { orderNumber } })`. @throws ApiError only */
  readonly call: Call;
  /** A page of the parcels that a search of any kind finds. */
  readonly searchParcels: (search: ParcelSearch, signal?: AbortSignal) => Promise<ParcelPage>;
  /** URL of the login, to which the browser navigates; the user returns to `redirectToUrl`. A lower level than this one is refused. */
  readonly authenticateUrl: (
    redirectToUrl: string,
    level?: TrustLevel,
    account?: LoginAccount,
  ) => string;
  /** URL of all extracts of an order, for a link: a PDF for one, a ZIP archive for several. */
  readonly downloadUrl: (orderNumber: string) => string;
  /**
   * URL of the PDF of one position, or of its file of another format (DATA-6), for a link; the browser sends the cookie of the session
   * (DOC-2).
   */
  readonly extractUrl: (orderNumber: string, positionId: string, format?: FileFormat) => string;
  /** URL of the copy of what was declared with an order, in a language, for a link (LAW-5). */
  readonly declarationUrl: (orderNumber: string, language: Language) => string;
  /** URL of the invoice or fee notice, for a link. */
  readonly invoiceUrl: (orderNumber: string) => string;
  /** URL of the credit note of a position, for a link (LAW-3). */
  readonly creditUrl: (orderNumber: string, positionId: string) => string;
  /** URL of a collective invoice, for a link (ORG-5). */
  readonly collectiveInvoiceUrl: (invoiceNumber: string, format: 'pdf' | 'xml') => string;
  /** URL of a file that the customer has uploaded, for a link (DESK-1). */
  readonly evidenceUrl: (evidenceId: string) => string;
}

/**
 * Creates the typed client of the contract.
 *
 * @param options URL of the backend, XSRF token, timeout in ms, handler of 401; see {@link TransportOptions}
 */
export function createClient(options: TransportOptions): ApiClient {
  const call = createCall(options);
  const callInBackground = createCall(options, true);
  const urlOf = (id: keyof typeof ADDRESSES, parameters: Readonly<Record<string, string>>) => {
    const path = ADDRESSES[id].replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(parameters[name] ?? ''),
    );
    return `${options.baseUrl}${path}`;
  };

  return {
    call,
    async searchParcels(search, signal) {
      const send = 'isBackground' in search ? callInBackground : call;
      const page = await send(SEARCHES[search.by], { body: search.body }, signal);
      if (!('items' in page)) throw new ApiError('unexpected', 200, null);
      return page;
    },
    authenticateUrl: (redirectToUrl, level, account) =>
      `${urlOf('authenticate', {})}?redirectToUrl=${encodeURIComponent(redirectToUrl)}${level ? `&level=${level}` : ''}${account ? `&account=${account}` : ''}`,
    downloadUrl: (orderNumber) => urlOf('downloadOrder', { orderNumber }),
    extractUrl: (orderNumber, positionId, format) =>
      urlOf('downloadPosition', { orderNumber, positionId }) + (format ? `?format=${format}` : ''),
    declarationUrl: (orderNumber, language) =>
      `${urlOf('downloadDeclaration', { orderNumber })}?language=${language}`,
    invoiceUrl: (orderNumber) => urlOf('downloadInvoice', { orderNumber }),
    creditUrl: (orderNumber, positionId) => urlOf('downloadCredit', { orderNumber, positionId }),
    collectiveInvoiceUrl: (invoiceNumber, format) =>
      `${urlOf('downloadCollectiveInvoice', { invoiceNumber })}?format=${format}`,
    evidenceUrl: (evidenceId) => urlOf('downloadEvidence', { evidenceId }),
  };
}
