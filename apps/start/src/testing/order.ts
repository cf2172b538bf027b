import { randomUUID } from 'node:crypto';
import type { Launcher } from './launcher.ts';

/** Cookies by origin. */
type Jar = Map<string, Map<string, string>>;

async function open(jar: Jar, url: string, init: RequestInit = {}): Promise<Response> {
  const { origin } = new URL(url);
  const cookies = jar.get(origin) ?? new Map<string, string>();
  jar.set(origin, cookies);
  const headers = new Headers(init.headers);
  headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
  const answer = await fetch(url, { ...init, headers, redirect: 'manual' });
  for (const line of answer.headers.getSetCookie()) {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }
  return answer;
}

async function logIn(jar: Jar, origin: string): Promise<void> {
  let at = `${origin}/api/authenticate?redirectToUrl=${encodeURIComponent(`${origin}/`)}`;
  while (at !== `${origin}/`) {
    let answer = await open(jar, at);
    if (answer.status === 200) {
      const body = new URLSearchParams({ person: 'erika-mustermann' });
      answer = await open(jar, at, { method: 'POST', body });
    }
    const next = answer.headers.get('location');
    if (!next) throw new Error(`The login failed at ${at} with ${answer.status}.`);
    at = new URL(next, at).href;
  }
}

async function anyParcel({ sandboxPort }: Launcher): Promise<string> {
  const url = `http://localhost:${sandboxPort}/cadastre/ogc/collections/parcels/items?limit=1`;
  const found: { features: { properties: { flstkennz: string } }[] } = await (
    await fetch(url)
  ).json();
  const [parcel] = found.features;
  if (!parcel) throw new Error('The demo state has no parcels.');
  return parcel.properties.flstkennz;
}

const originOf = ({ port }: Launcher): string => `http://localhost:${port}`;

/** Logs in and creates an order of one extract. @returns the cookies of the session and the order number */
export async function sendAnOrder(
  launcher: Launcher,
): Promise<{ session: Jar; orderNumber: string }> {
  const origin = originOf(launcher);
  const session: Jar = new Map();
  await logIn(session, origin);
  const answer = await open(session, `${origin}/api/authenticated-customer/orders`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      'x-xsrf-token': session.get(origin)?.get('XSRF-TOKEN') ?? '',
    },
    body: JSON.stringify({
      orderPositions: [
        {
          parcelId: await anyParcel(launcher),
          productId: 'flurstuecksnachweis',
          numberOfCopies: 0,
          orderPdf: true,
          justification: '',
        },
      ],
    }),
  });
  const { orderNumber }: { orderNumber?: string } = await answer.json();
  if (!orderNumber) throw new Error(`No order: ${answer.status}`);
  return { session, orderNumber };
}

/** The order numbers of the customer of a session. */
export async function ordersOf(launcher: Launcher, session: Jar): Promise<string[]> {
  const answer = await open(session, `${originOf(launcher)}/api/authenticated-customer/orders`);
  const orders: { orderNumber: string }[] = await answer.json();
  return orders.map(({ orderNumber }) => orderNumber);
}
