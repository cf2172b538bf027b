import type { operations } from '@portal/api';

/** The calls of the pages by operation id, with method and path. */
const CALLS = {
  getConfiguration: ['GET', '/configuration'],
  getCustomer: ['GET', '/authenticated-customer'],
  logout: ['POST', '/authenticated-customer/logout'],
  listCategories: ['GET', '/categories'],
  getProduct: ['GET', '/products/:productId'],
  calculatePrice: ['POST', '/price/calculate'],
  listSubdistricts: ['GET', '/land/subdistricts'],
  listDistricts: ['GET', '/land/districts'],
  searchByAddress: ['POST', '/land/parcels/search-by-address'],
  searchByParcelDetails: ['POST', '/land/parcels/search-by-parcel-details'],
  searchByLandRegister: ['POST', '/land/parcels/search-by-land-register'],
  searchByMapArea: ['POST', '/land/parcels/search-by-map-area'],
  searchByMapCoordinates: ['POST', '/land/parcels/search-by-map-coordinates'],
  findAuthorityByParcel: ['GET', '/ca/find-by-parcel/:parcelId'],
  listOrders: ['GET', '/authenticated-customer/orders'],
  createOrder: ['POST', '/authenticated-customer/orders'],
  getOrder: ['GET', '/authenticated-customer/orders/:orderNumber'],
  cancelOrder: ['DELETE', '/authenticated-customer/orders/:orderNumber'],
  listPaymentMethods: ['GET', '/authenticated-customer/orders/:orderNumber/payment-methods'],
  payOrder: ['POST', '/authenticated-customer/orders/:orderNumber/pay'],
  getDownloadStatus: ['GET', '/authenticated-customer/orders/:orderNumber/download-status'],
  verifyExtract: ['GET', '/verifications/:code'],
} as const satisfies Partial<Record<keyof operations, readonly [method: string, path: string]>>;

type Call = keyof typeof CALLS;

/** A failed call: a problem of the contract, no answer, or a network error. */
export type Failure =
  | { readonly failure: 'problem'; readonly status: number; readonly messageKey: string }
  | { readonly failure: 'never' }
  | { readonly failure: 'cut' };

type Json<Answer> = Answer extends { content: { 'application/json': infer Good } } ? Good : null;

/** The successful answer of a call in the contract; null without a body. */
type Body<Id extends Call> = Json<
  operations[Id]['responses'][Extract<keyof operations[Id]['responses'], 200 | 201 | 204>]
>;

/** Answers of the fake backend by call. */
export type Answers = { readonly [Id in Call]?: Body<Id> | Failure };

/** A problem answer with a message key. */
export function problem(status: number, messageKey: string): Failure {
  return { failure: 'problem', status, messageKey };
}

/** A call that is never answered: the story shows the loading state. */
export const noAnswer: Failure = { failure: 'never' };

/** A call that does not reach the backend. */
export const networkError: Failure = { failure: 'cut' };

const PREFIX = '/api';

function isFailure(answer: unknown): answer is Failure {
  return typeof answer === 'object' && answer !== null && 'failure' in answer;
}

function failedResponse(trouble: Failure): Promise<Response> {
  if (trouble.failure === 'never') return new Promise(() => undefined);
  if (trouble.failure === 'cut') return Promise.reject(new TypeError('Failed to fetch'));
  const { status, messageKey } = trouble;
  const requestId = status < 500 ? undefined : '6f1c2a9e';
  return Promise.resolve(
    Response.json(
      { type: 'about:blank', title: messageKey, status, messageKey, requestId },
      { status, headers: { 'content-type': 'application/problem+json' } },
    ),
  );
}

/** The call of the contract for a request, if any. */
function callOf({ method, url }: Request): Call | undefined {
  const { pathname } = new URL(url);
  const path = pathname.slice(pathname.indexOf(PREFIX) + PREFIX.length);
  return (Object.keys(CALLS) as Call[]).find((id) => {
    const [wanted, template] = CALLS[id];
    const pattern = new RegExp(`^${template.replaceAll(/:\w+/g, '[^/]+')}$`);
    return wanted === method && pattern.test(path);
  });
}

/** Replaces the network between a story's portal and its backend. */
export interface FakeBackend {
  readonly fetch: (request: Request) => Promise<Response>;
  /** @throws Error when a call was made that the story has no answer for */
  readonly expectKnownCalls: () => void;
}

/** Returns the given answers; any other call fails the story, since the wrong state would be shown. */
export function fakeBackend(answers: Answers): FakeBackend {
  const unknown: string[] = [];
  return {
    fetch(request) {
      const call = callOf(request);
      const answer = call && answers[call];
      if (answer === undefined) {
        unknown.push(`${request.method} ${new URL(request.url).pathname}`);
        return Promise.reject(new Error('The story has no answer for this call'));
      }
      if (isFailure(answer)) return failedResponse(answer);
      return Promise.resolve(
        answer === null ? new Response(null, { status: 204 }) : Response.json(answer),
      );
    },
    expectKnownCalls() {
      if (unknown.length === 0) return;
      throw new Error(`The story has no answer for: ${[...new Set(unknown)].join(', ')}`);
    },
  };
}
