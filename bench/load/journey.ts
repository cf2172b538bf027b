import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { TIMEOUT_MS } from '@portal/api';
import { createHttpBrowser } from '../../apps/start/src/testing/http-browser.ts';
import { pdfOf } from '../../apps/start/src/testing/order.ts';

const ORDERS = '/authenticated-customer/orders';

/** What journeys have measured. */
export interface Journeys {
  /** Answers 503 and 429; each was repeated after its `Retry-After`. */
  refused: number;
  /** Durations in ms. */
  readonly durations: number[];
  /** Why journeys failed, and how many. */
  readonly failures: Map<string, number>;
  /** The numbers of orders that the portal has confirmed. */
  readonly confirmed: string[];
  /** Response times in ms by call. */
  readonly calls: Map<string, number[]>;
}

/** No journeys yet. */
export const noJourneys = (): Journeys => ({
  refused: 0,
  durations: [],
  failures: new Map(),
  confirmed: [],
  calls: new Map(),
});

/** Where the journeys happen. */
interface Place {
  readonly origin: string;
  readonly sandboxOrigin: string;
  /** The parcel that is ordered. */
  readonly parcelId: string;
  /** Account at the identity provider. */
  readonly person: string;
}

/** Method and path; ids, which have digits or capital letters, become a star. */
const nameOf = (url: string, method: string): string =>
  `${method} ${new URL(url).pathname.replaceAll(/\/[^/]*[\dA-Z][^/]*/g, '/*')}`;

/** The name of a network error, such as `ECONNRESET` or `TimeoutError`. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no answer';
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name;
}

/**
 * One journey: login, search, order, payment, status. An answer 503 or 429 is repeated after its `Retry-After`; each
 * answer is awaited as long as the portal does.
 *
 * @throws when an answer is not the expected one
 */
export async function journey(place: Place, journeys: Journeys, signal: AbortSignal) {
  const { origin, sandboxOrigin, parcelId, person } = place;
  const browser = createHttpBrowser(signal, TIMEOUT_MS);
  const open = async (url: string, init: Parameters<typeof browser.open>[1] = {}) => {
    const name = nameOf(url, init.method ?? 'GET');
    for (;;) {
      const began = performance.now();
      const answer = await browser.open(url, init).catch((error: unknown) => {
        throw new Error(`${name}: ${reasonOf(error)}`);
      });
      const times = journeys.calls.get(name) ?? [];
      times.push(performance.now() - began);
      journeys.calls.set(name, times);
      const seconds = answer.headers.get('retry-after');
      if ((answer.status !== 503 && answer.status !== 429) || seconds === null) {
        if (answer.status >= 400) throw new Error(`${name}: ${answer.status}`);
        return answer;
      }
      await answer.body?.cancel();
      journeys.refused += 1;
      await pause(1000 * Number(seconds), undefined, { signal });
    }
  };
  const submit = (url: string, form: Record<string, string>) =>
    open(url, { method: 'POST', body: new URLSearchParams(form) });
  const call = async (method: string, path: string, body: object | null, headers = {}) => {
    const answer = await open(`${origin}/api${path}`, {
      method,
      body: body && JSON.stringify(body),
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        'x-xsrf-token': browser.cookie(origin, 'XSRF-TOKEN'),
        ...headers,
      },
    });
    return answer.json();
  };

  let at = `${origin}/api/authenticate?redirectToUrl=${encodeURIComponent(`${origin}/`)}`;
  let answer = await open(at);
  while (answer.status >= 300 && answer.status < 400) {
    at = new URL(answer.headers.get('location') ?? '', at).href;
    if (at === `${origin}/`) break;
    const fault = new URL(at).searchParams.get('authException');
    if (fault !== null) throw new Error(`login: ${fault}`);
    answer = await open(at);
    if (answer.status === 200 && at.startsWith(`${sandboxOrigin}/identity/interaction/`)) {
      answer = await submit(at, { person });
    }
  }
  const params = { zipCode: '', city: 'Lindenau', streetName: 'Lindenallee', houseNumber: '' };
  await call('POST', '/land/parcels/search-by-address', { params, page: 0, limit: 7 });
  const key = { 'idempotency-key': randomUUID() };
  const { orderNumber } = await call('POST', ORDERS, { orderPositions: [pdfOf(parcelId)] }, key);
  journeys.confirmed.push(orderNumber);
  const order = `${ORDERS}/${orderNumber}`;
  const payment = await call('POST', `${order}/pay`, { paymentMethod: 'SEPA' });
  const paid = await submit(payment.redirectUrl, { decision: 'pay' });
  await (await open(paid.headers.get('location') ?? origin)).body?.cancel();
  await call('GET', `${order}/download-status`, null);
}
