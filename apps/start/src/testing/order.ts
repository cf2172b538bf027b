import withCookies from 'fetch-cookie';
import { randomUUID } from 'node:crypto';
import type { Launcher } from './launcher.ts';

/** A browser session: requests with its cookies, which follow redirects. */
interface Session {
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>;
  readonly xsrfToken: string;
}

async function logIn(origin: string): Promise<Session> {
  const jar = new withCookies.toughCookie.CookieJar();
  const browse = withCookies(fetch, jar);
  const page = await browse(
    `${origin}/api/authenticate?redirectToUrl=${encodeURIComponent(`${origin}/`)}`,
  );
  const body = new URLSearchParams({ person: 'erika-mustermann' });
  const answer = await browse(page.url, { method: 'POST', body });
  if (answer.url !== `${origin}/`) throw new Error(`The login failed at ${answer.url}.`);
  const cookies = await jar.getCookies(origin);
  const xsrfToken = cookies.find(({ key }) => key === 'XSRF-TOKEN')?.value ?? '';
  return { fetch: browse, xsrfToken };
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

/** Logs in and creates an order of one extract. @returns the session and the order number */
export async function sendAnOrder(
  launcher: Launcher,
): Promise<{ session: Session; orderNumber: string }> {
  const origin = originOf(launcher);
  const session = await logIn(origin);
  const answer = await session.fetch(`${origin}/api/authenticated-customer/orders`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      'x-xsrf-token': session.xsrfToken,
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
export async function ordersOf(launcher: Launcher, session: Session): Promise<string[]> {
  const answer = await session.fetch(`${originOf(launcher)}/api/authenticated-customer/orders`);
  const orders: { orderNumber: string }[] = await answer.json();
  return orders.map(({ orderNumber }) => orderNumber);
}
