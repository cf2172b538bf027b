import type { Order } from '@portal/api';
import { setTimeout as pause } from 'node:timers/promises';
import { createHttpBrowser, type HttpBrowser } from '../../apps/start/src/testing/http-browser.ts';
import { type Call, logIn, pdfOf, sendOrder } from '../../apps/start/src/testing/order.ts';
import { fetchParcels, replaceSandboxOrigin } from '../../e2e/support/demo-data.ts';
import { type Kills, type KillTarget, killUntil } from './kill-target.ts';

/** An order, what happens to it, and how it has to end. */
interface Journey {
  readonly products: readonly string[];
  readonly copies: number;
  /** Decision of the authority about owner extracts. */
  readonly decision: 'APPROVED' | 'REJECTED';
  /** Buttons pressed at the payment provider, one attempt after the other. */
  readonly payments: readonly ('pay' | 'refuse' | 'cancel')[];
  /** The bank pays after a refusal, although another attempt was paid: a refund is due. */
  readonly isPaidTwice?: boolean;
  readonly resolution: 'COMPLETED' | 'REJECTED' | 'CANCELLED';
}

export const PLAIN = 'flurstuecksnachweis';
export const OWNERS = 'flurstuecks-und-eigentumsnachweis';

/** Every path through the lifecycle; the orders of a run use them in turn. */
const JOURNEYS: readonly Journey[] = [
  {
    products: [PLAIN],
    copies: 0,
    decision: 'APPROVED',
    payments: ['pay'],
    resolution: 'COMPLETED',
  },
  {
    products: [PLAIN, OWNERS],
    copies: 0,
    decision: 'APPROVED',
    payments: ['pay'],
    resolution: 'COMPLETED',
  },
  {
    products: [PLAIN, OWNERS],
    copies: 1,
    decision: 'REJECTED',
    payments: ['pay'],
    resolution: 'COMPLETED',
  },
  {
    products: [OWNERS, OWNERS],
    copies: 0,
    decision: 'REJECTED',
    payments: [],
    resolution: 'REJECTED',
  },
  { products: [PLAIN], copies: 0, decision: 'APPROVED', payments: [], resolution: 'CANCELLED' },
  {
    products: [PLAIN],
    copies: 2,
    decision: 'APPROVED',
    payments: ['refuse', 'cancel', 'pay'],
    resolution: 'COMPLETED',
  },
  {
    products: [PLAIN],
    copies: 0,
    decision: 'APPROVED',
    payments: ['refuse', 'pay'],
    isPaidTwice: true,
    resolution: 'COMPLETED',
  },
];

/** How an order has to end. */
type Ending = Pick<Journey, 'isPaidTwice' | 'resolution'>;

/** The addresses of a portal and of its sandbox. */
export type Addresses = Pick<KillTarget, 'origin' | 'sandboxOrigin'>;

/** A person who is logged in. */
export interface Customer {
  readonly browser: HttpBrowser;
  readonly call: Call;
}

/** Logs a person in, by default always the same one. */
export async function openCustomer(
  origin: string,
  signal: AbortSignal,
  person?: string,
): Promise<Customer> {
  const browser = createHttpBrowser(signal);
  return { browser, call: await logIn(browser, origin, browser.openUntilAnswered, person) };
}

/** An order as its customer sees it. */
export async function getOrder({ call }: Customer, number: string): Promise<Order> {
  return (await call('GET', `/authenticated-customer/orders/${number}`)).json();
}

async function poll<Found>(read: () => Promise<Found | null>): Promise<Found> {
  for (;;) {
    const found = await read();
    if (found !== null) return found;
    await pause(250);
  }
}

/** Decides every open position at the authority's desk, until the portal has accepted all decisions. */
export async function decideAll(
  { sandboxOrigin }: Addresses,
  customer: Customer,
  number: string,
  decision: string,
): Promise<void> {
  await poll(async () => {
    const order = await getOrder(customer, number);
    if (order.orderStatus !== 'APPROVAL_PENDING') return true;
    for (const { positionId, approvalStatus } of order.orderPositions) {
      if (approvalStatus !== 'APPROVAL_PENDING') continue;
      const answer = await customer.browser.submit(`${sandboxOrigin}/desk/${positionId}`, {
        decision,
      });
      await answer.body?.cancel();
    }
    return null;
  });
}

/** Begins a payment. @returns the provider's page; null when the portal has refused it */
export async function startPayment({ call }: Customer, number: string): Promise<string | null> {
  const body = { paymentMethod: 'SEPA' };
  const answer = await call('POST', `/authenticated-customer/orders/${number}/pay`, body);
  const { redirectUrl }: { redirectUrl?: string } = await answer.json();
  return redirectUrl ?? null;
}

/**
 * Presses a button at the payment provider; half of the persons then close the tab instead of returning.
 *
 * @returns the provider's page of this attempt; null when the portal has refused it
 */
export async function payAt(
  customer: Customer,
  number: string,
  decision: string,
): Promise<string | null> {
  const redirectUrl = await startPayment(customer, number);
  if (!redirectUrl) return null;
  const submitted = await customer.browser.submit(redirectUrl, { decision });
  await submitted.body?.cancel();
  const returnUrl = submitted.headers.get('location');
  if (returnUrl && Math.random() < 0.5) await customer.browser.openUntilAnswered(returnUrl);
  return redirectUrl;
}

/** Orders extracts of a parcel. @returns the order number */
export function sendProducts(
  call: Call,
  parcelId: string,
  { products, copies }: Pick<Journey, 'products' | 'copies'>,
): Promise<string> {
  const positions = products.map((productId) => ({
    ...pdfOf(parcelId, productId),
    numberOfCopies: copies,
    justification: productId === OWNERS ? 'Ich plane einen Anbau an der Grenze.' : '',
  }));
  return sendOrder(call, positions);
}

async function sendAndPay(
  target: Addresses,
  customer: Customer,
  parcelId: string,
  journey: Journey,
): Promise<string> {
  const { call, browser } = customer;
  const orderNumber = await sendProducts(call, parcelId, journey);
  await decideAll(target, customer, orderNumber, journey.decision);
  const pages: (string | null)[] = [];
  for (const decision of journey.payments) {
    pages.push(await payAt(customer, orderNumber, decision));
  }
  const [refused] = pages;
  if (journey.isPaidTwice && refused) {
    await (await browser.submit(refused, { decision: 'pay' })).body?.cancel();
  }
  if (journey.resolution === 'CANCELLED') {
    const cancelled = await call('DELETE', `/authenticated-customer/orders/${orderNumber}`);
    await cancelled.body?.cancel();
  }
  return orderNumber;
}

const countEvents = ({ timeline }: Order, event: string): number =>
  timeline?.filter((entry) => entry.event === event).length ?? 0;

/** Throws unless an order has ended as expected: paid once, with its file and its invoice. */
export async function expectEnd(customer: Customer, number: string, ending: Ending) {
  const { resolution: end, isPaidTwice } = ending;
  const refunds = isPaidTwice ? 1 : 0;
  const order = await poll(async () => {
    const found = await getOrder(customer, number);
    const isRefunded = countEvents(found, 'REFUNDED') >= refunds;
    const isDone = end !== 'COMPLETED' || (found.invoiceAvailable && isRefunded);
    return found.orderStatus === 'CLOSED' && isDone ? found : null;
  });
  const fail = (what: string): never => {
    throw new Error(`Order ${number}: ${what} ${JSON.stringify(order.timeline)}`);
  };
  if (order.closeResolution !== end) fail(`${order.closeResolution} instead of ${end}`);
  const paid = countEvents(order, 'PAID');
  if (countEvents(order, 'REFUNDED') !== refunds) fail(`not ${refunds} refunds`);
  if (paid !== (end === 'COMPLETED' ? 1 : 0)) fail(`paid ${paid} times`);
  const file = await customer.call('GET', `/authenticated-customer/orders/${number}/download`);
  const type = file.headers.get('content-type');
  await file.body?.cancel();
  const extracts = order.orderPositions.filter(
    ({ approvalStatus }) => approvalStatus !== 'REJECTED',
  );
  const downloadType = extracts.length > 1 ? 'application/zip' : 'application/pdf';
  if ((type === downloadType) !== (end === 'COMPLETED')) fail(`the download is ${type}`);
}

/** The id of a parcel of the sandbox. */
export async function anyParcelId({ sandboxOrigin }: Pick<Addresses, 'sandboxOrigin'>) {
  const restore = replaceSandboxOrigin(sandboxOrigin);
  const [parcel] = await fetchParcels(1).finally(restore);
  if (!parcel) throw new Error('The cadastre publishes no parcel.');
  return parcel.properties.flstkennz;
}

/** Orders and pays an extract, and waits until it can be downloaded. @returns the order number */
export async function orderExtract(target: Addresses, customer: Customer): Promise<string> {
  const [journey] = JOURNEYS;
  if (!journey) throw new Error('There is no journey.');
  const number = await sendAndPay(target, customer, await anyParcelId(target), journey);
  await expectEnd(customer, number, journey);
  return number;
}

/** The downloaded file of an order; null unless there is one. */
export async function download({ call }: Customer, number: string): Promise<Buffer | null> {
  const answer = await call('GET', `/authenticated-customer/orders/${number}/download`);
  const content = Buffer.from(await answer.arrayBuffer());
  return answer.status === 200 ? content : null;
}

/** Settings of a run. */
export interface RunSettings {
  readonly orders: number;
  /** Orders processed at the same time. */
  readonly concurrency: number;
  /** How often something is killed at most. */
  readonly maxKills: number;
  /** How long the run may take, in ms. */
  readonly timeoutMs: number;
}

/**
 * Sends orders while parts of the portal are killed repeatedly, then waits until each has ended as expected.
 *
 * @returns how often it was killed
 */
export async function killDuringJourneys(
  target: KillTarget,
  settings: RunSettings,
): Promise<Kills> {
  const timeout = AbortSignal.timeout(settings.timeoutMs);
  const customer = await openCustomer(target.origin, timeout);
  const parcelId = await anyParcelId(target);
  const started: { readonly number: string; readonly journey: Journey }[] = [];
  const waiting = Array.from({ length: settings.orders }, (_, index) => index % JOURNEYS.length);
  const work = async (): Promise<void> => {
    for (let index = waiting.shift(); index !== undefined; index = waiting.shift()) {
      const journey = JOURNEYS[index];
      if (!journey) return;
      started.push({ number: await sendAndPay(target, customer, parcelId, journey), journey });
    }
  };
  const done = new AbortController();
  const killing = killUntil(done.signal, target, settings.maxKills);
  let ended = 0;
  try {
    await Promise.all(Array.from({ length: settings.concurrency }, work)).finally(() =>
      done.abort(),
    );
    await killing;
    const checks = started.map(async ({ number, journey }) => {
      await expectEnd(customer, number, journey);
      ended += 1;
    });
    await Promise.all(checks);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const progress = `${started.length} of ${settings.orders} orders sent, ${ended} completed`;
    throw new Error(`${reason} (${progress}, killed ${JSON.stringify(await killing)})`, {
      cause: error,
    });
  }
  return killing;
}
