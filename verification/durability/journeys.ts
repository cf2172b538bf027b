import type { Order } from '@portal/api';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, createBrowser } from './cookie-jar.ts';
import type { Processes } from './processes.ts';

/** What somebody wants, and how it has to end. */
interface Journey {
  readonly products: readonly string[];
  readonly copies: number;
  /** What the desk says of owner extracts. */
  readonly decision: 'APPROVED' | 'REJECTED';
  /** Buttons pressed at the provider, one attempt after the other; none cancels the order. */
  readonly presses: readonly ('pay' | 'refuse' | 'cancel')[];
  /** The bank pays after all what it refused first: that money has to come back. */
  readonly isPaidTwice?: boolean;
  readonly end: 'COMPLETED' | 'REJECTED' | 'CANCELLED';
}

const PLAIN = 'flurstuecksnachweis';
const OWNERS = 'flurstuecks-und-eigentumsnachweis';

/** Every way through the lifecycle; many orders take them in turn. */
const JOURNEYS: readonly Journey[] = [
  { products: [PLAIN], copies: 0, decision: 'APPROVED', presses: ['pay'], end: 'COMPLETED' },
  {
    products: [PLAIN, OWNERS],
    copies: 0,
    decision: 'APPROVED',
    presses: ['pay'],
    end: 'COMPLETED',
  },
  {
    products: [PLAIN, OWNERS],
    copies: 1,
    decision: 'REJECTED',
    presses: ['pay'],
    end: 'COMPLETED',
  },
  { products: [OWNERS, OWNERS], copies: 0, decision: 'REJECTED', presses: [], end: 'REJECTED' },
  { products: [PLAIN], copies: 0, decision: 'APPROVED', presses: [], end: 'CANCELLED' },
  {
    products: [PLAIN],
    copies: 2,
    decision: 'APPROVED',
    presses: ['refuse', 'cancel', 'pay'],
    end: 'COMPLETED',
  },
  {
    products: [PLAIN],
    copies: 0,
    decision: 'APPROVED',
    presses: ['refuse', 'pay'],
    isPaidTwice: true,
    end: 'COMPLETED',
  },
];

/** A person who is logged in. */
export async function customerOf({ origin, sandboxOrigin }: Processes, signal: AbortSignal) {
  const browser = createBrowser(signal);
  let at = `${origin}/api/authenticate?redirectToUrl=${encodeURIComponent(`${origin}/`)}`;
  let answer = await browser.open(at);
  while (answer.status >= 300 && answer.status < 400) {
    at = new URL(answer.headers.get('location') ?? '', at).href;
    if (at === `${origin}/`) break;
    answer = await browser.open(at);
    if (answer.status === 200 && at.startsWith(`${sandboxOrigin}/identity/interaction/`)) {
      answer = await browser.press(at, { person: 'erika-mustermann' });
    }
  }
  const call = (method: string, path: string, body?: object, headers = {}): Promise<Response> =>
    browser.persist(`${origin}/api${path}`, {
      method,
      body: body ? JSON.stringify(body) : null,
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        'x-xsrf-token': browser.cookie(origin, 'XSRF-TOKEN'),
        ...headers,
      },
    });
  return { browser, call };
}

/** Any parcel, from where the cadastre publishes its own. */
async function someParcel({ sandboxOrigin }: Processes): Promise<string> {
  const answer = await fetch(`${sandboxOrigin}/cadastre/ogc/collections/parcels/items?limit=1`);
  const found: { features: { properties: { flstkennz: string } }[] } = await answer.json();
  const parcelId = found.features[0]?.properties.flstkennz;
  if (!parcelId) throw new Error('The cadastre publishes no parcel.');
  return parcelId;
}

/** The person in a journey. */
type Customer = Awaited<ReturnType<typeof customerOf>>;

async function orderOf({ call }: Customer, number: string): Promise<Order> {
  return (await call('GET', `/authenticated-customer/orders/${number}`)).json();
}

async function until<Found>(look: () => Promise<Found | null>): Promise<Found> {
  for (;;) {
    const found = await look();
    if (found !== null) return found;
    await pause(250);
  }
}

/** The clerk decides what lies on the desk of this order, again as long as the portal does not take it. */
async function decideAll(
  browser: Browser,
  { sandboxOrigin }: Processes,
  customer: Customer,
  number: string,
  decision: string,
): Promise<void> {
  await until(async () => {
    const order = await orderOf(customer, number);
    if (order.orderStatus !== 'APPROVAL_PENDING') return true;
    for (const { positionId, approvalStatus } of order.orderPositions) {
      if (approvalStatus !== 'APPROVAL_PENDING') continue;
      const answer = await browser.press(`${sandboxOrigin}/desk/${positionId}`, { decision });
      await answer.body?.cancel();
    }
    return null;
  });
}

/**
 * Presses a button at the provider; half of all people then close the tab instead of coming back.
 *
 * @returns the provider's page, on which the bank may change its mind; null when there was none
 */
async function payAt(customer: Customer, number: string, press: string): Promise<string | null> {
  const { browser, call } = customer;
  const body = { paymentMethod: 'SEPA' };
  const answer = await call('POST', `/authenticated-customer/orders/${number}/pay`, body);
  const { redirectUrl }: { redirectUrl?: string } = await answer.json();
  if (!redirectUrl) return null;
  const pressed = await browser.press(redirectUrl, { decision: press });
  await pressed.body?.cancel();
  const back = pressed.headers.get('location');
  if (back && Math.random() < 0.5) await (await browser.persist(back)).body?.cancel();
  return redirectUrl;
}

async function travel(
  processes: Processes,
  customer: Customer,
  parcelId: string,
  journey: Journey,
): Promise<string> {
  const { call, browser } = customer;
  const orderPositions = journey.products.map((productId) => ({
    parcelId,
    productId,
    numberOfCopies: journey.copies,
    orderPdf: true,
    justification: productId === OWNERS ? 'Ich plane einen Anbau an der Grenze.' : '',
  }));
  const key = { 'idempotency-key': randomUUID() };
  const path = '/authenticated-customer/orders';
  const created = await call('POST', path, { orderPositions }, key);
  const { orderNumber }: { orderNumber?: string } = await created.json();
  if (!orderNumber) throw new Error(`No order: ${created.status}`);
  await decideAll(browser, processes, customer, orderNumber, journey.decision);
  const pages: (string | null)[] = [];
  for (const press of journey.presses) pages.push(await payAt(customer, orderNumber, press));
  const [refused] = pages;
  if (journey.isPaidTwice && refused) {
    await (await browser.press(refused, { decision: 'pay' })).body?.cancel();
  }
  if (journey.end === 'CANCELLED') {
    await (await call('DELETE', `${path}/${orderNumber}`)).body?.cancel();
  }
  return orderNumber;
}

const times = ({ timeline }: Order, event: string): number =>
  timeline?.filter((entry) => entry.event === event).length ?? 0;

/** Throws unless an order ended as it had to: once, with its file and its invoice. */
async function check(customer: Customer, number: string, journey: Journey): Promise<void> {
  const refunds = journey.isPaidTwice ? 1 : 0;
  const order = await until(async () => {
    const found = await orderOf(customer, number);
    const isDone =
      journey.end !== 'COMPLETED' ||
      (found.invoiceAvailable && times(found, 'REFUNDED') >= refunds);
    return found.orderStatus === 'CLOSED' && isDone ? found : null;
  });
  const fail = (what: string): never => {
    throw new Error(`Order ${number}: ${what} ${JSON.stringify(order.timeline)}`);
  };
  const { end } = journey;
  if (order.closeResolution !== end) fail(`${order.closeResolution} instead of ${end}`);
  const paid = times(order, 'PAID');
  if (times(order, 'REFUNDED') !== refunds) fail(`not ${refunds} refunds`);
  if (paid !== (end === 'COMPLETED' ? 1 : 0)) fail(`paid ${paid} times`);
  const file = await customer.call('GET', `/authenticated-customer/orders/${number}/download`);
  const head = (await file.text()).slice(0, 5);
  if ((head === '%PDF-') !== (end === 'COMPLETED')) fail(`the download begins with ${head}`);
}

/** Settings of a run. */
export interface Trial {
  readonly orders: number;
  /** Orders under way at the same time. */
  readonly abreast: number;
  /** So often it is killed at most. */
  readonly kills: number;
  /** How long everything may take, in ms. */
  readonly timeoutMs: number;
}

/**
 * Sends orders on their way while the backend is killed again and again, then waits until each has ended right.
 *
 * @returns how often it was killed
 */
export async function killDuringJourneys(processes: Processes, trial: Trial): Promise<number> {
  const late = AbortSignal.timeout(trial.timeoutMs);
  const customer = await customerOf(processes, late);
  const parcelId = await someParcel(processes);
  const started: { readonly number: string; readonly journey: Journey }[] = [];
  const waiting = Array.from({ length: trial.orders }, (_, index) => index % JOURNEYS.length);
  const walk = async (): Promise<void> => {
    for (let index = waiting.shift(); index !== undefined; index = waiting.shift()) {
      const journey = JOURNEYS[index];
      if (!journey) return;
      started.push({ number: await travel(processes, customer, parcelId, journey), journey });
    }
  };
  const over = new AbortController();
  const killing = killUntil(over.signal, processes, trial.kills);
  let ended = 0;
  try {
    await Promise.all(Array.from({ length: trial.abreast }, walk)).finally(() => over.abort());
    await killing;
    const checks = started.map(async ({ number, journey }) => {
      await check(customer, number, journey);
      ended += 1;
    });
    await Promise.all(checks);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const done = `${started.length} of ${trial.orders} orders were sent, ${ended} found to have ended right`;
    throw new Error(`${reason} (${done}, ${await killing} kills)`, { cause: error });
  }
  return killing;
}

/** Kills at moments that nobody can foresee. @returns how often */
async function killUntil(over: AbortSignal, processes: Processes, most: number): Promise<number> {
  let kills = 0;
  while (!over.aborted && kills < most) {
    const mercy = 200 + Math.random() * 2500;
    await pause(mercy, undefined, { signal: over }).catch(() => undefined);
    if (over.aborted) break;
    await processes.kill();
    kills += 1;
  }
  return kills;
}
