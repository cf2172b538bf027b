import { randomUUID } from 'node:crypto';
import type { HttpBrowser } from './http-browser.ts';
import type { Launcher } from './launcher.ts';

const ORDERS = '/authenticated-customer/orders';

/** Calls the API of the portal in the session of a person. */
export type Call = (
  method: string,
  path: string,
  body?: object,
  headers?: Readonly<Record<string, string>>,
) => Promise<Response>;

/** Opens the page of the identity service. @returns logs in a person there, who then is at the portal again */
export async function beginLogIn(
  browser: HttpBrowser,
  origin: string,
): Promise<(person: string) => Promise<void>> {
  const address = `${origin}/api/authenticate?redirectToUrl=${encodeURIComponent(`${origin}/`)}`;
  const page = await browser.open(address, { redirect: 'follow' });
  return async (person) => {
    const body = new URLSearchParams({ person });
    const answer = await browser.open(page.url, { method: 'POST', body, redirect: 'follow' });
    if (answer.url !== `${origin}/`) throw new Error(`The login failed at ${answer.url}.`);
  };
}

/**
 * Logs in a person, by default the one who may order every extract.
 *
 * @param send sends each call afterwards
 */
export async function logIn(
  browser: HttpBrowser,
  origin: string,
  send: HttpBrowser['open'] = browser.open,
  person = 'erika-mustermann',
): Promise<Call> {
  const finish = await beginLogIn(browser, origin);
  await finish(person);
  return (method, path, content, headers = {}) =>
    send(`${origin}/api${path}`, {
      method,
      body: content ? JSON.stringify(content) : null,
      headers: {
        ...(content ? { 'content-type': 'application/json' } : {}),
        'x-xsrf-token': browser.cookie(origin, 'XSRF-TOKEN'),
        ...headers,
      },
    });
}

/** An extract of a parcel as PDF. */
export const pdfOf = (parcelId: string, productId = 'flurstuecksnachweis') => ({
  parcelId,
  productId,
  numberOfCopies: 0,
  orderPdf: true,
  justification: '',
});

/** Sends an order. @returns its number */
export async function sendOrder(call: Call, orderPositions: readonly object[]): Promise<string> {
  const key = { 'idempotency-key': randomUUID() };
  const answer = await call('POST', ORDERS, { orderPositions }, key);
  const { orderNumber }: { orderNumber?: string } = await answer.json();
  if (!orderNumber) throw new Error(`No order: ${answer.status}`);
  return orderNumber;
}

/** The id of a parcel of the demo state. */
export async function anyParcel({ sandboxPort }: Launcher): Promise<string> {
  const url = `http://localhost:${sandboxPort}/cadastre/ogc/collections/parcels/items?limit=1`;
  const found: { features: { properties: { flstkennz: string } }[] } = await (
    await fetch(url)
  ).json();
  const [parcel] = found.features;
  if (!parcel) throw new Error('The demo state has no parcels.');
  return parcel.properties.flstkennz;
}

/** The numbers of all orders of the person. */
export async function ordersOf(call: Call): Promise<string[]> {
  const orders: { orderNumber: string }[] = await (await call('GET', ORDERS)).json();
  return orders.map(({ orderNumber }) => orderNumber);
}
