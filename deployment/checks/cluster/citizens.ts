import { setTimeout as pause } from 'node:timers/promises';
import { pdfOf, sendOrder } from '../../../apps/start/src/testing/order.ts';
import {
  anyParcelId,
  type Customer,
  download,
  getOrder,
  openCustomer,
  payAt,
} from '../../durability/order-journeys.ts';

/** How long a citizen waits between two orders, in ms. */
const PAUSE_MS = 2000;

/** How often a citizen looks at an order that is not paid before paying again. */
const PATIENCE = 20;

/** An order that the portal has confirmed. */
interface Confirmed {
  readonly number: string;
  readonly customer: Customer;
  /** When, by `performance.now()`. */
  readonly at: number;
}

/** Does something for each element, some at the same time. */
async function forEach<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  const rest = [...items];
  const worker = async (): Promise<void> => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: 20 }, worker));
}

/** Whether an order is paid once, and its extract and invoice are there or still awaited; else what is wrong. */
async function stateOf(customer: Customer, number: string): Promise<string> {
  const { timeline, orderStatus, closeResolution, invoiceAvailable } = await getOrder(
    customer,
    number,
  );
  const paid = timeline?.filter(({ event }) => event === 'PAID').length ?? 0;
  if (paid === 0) return 'not paid';
  if (orderStatus !== 'CLOSED' && paid === 1) return 'waiting';
  if (paid !== 1 || closeResolution !== 'COMPLETED')
    return `${closeResolution}, paid ${paid} times`;
  if (!invoiceAvailable) return 'waiting';
  const file = await download(customer, number);
  return file?.subarray(0, 5).toString() === '%PDF-' ? 'delivered' : 'no PDF';
}

/** Citizens, each another person, who order and pay one extract after another until they are stopped. */
export async function startCitizens(
  target: { readonly origin: string; readonly sandboxOrigin: string },
  count: number,
  signal: AbortSignal,
) {
  const confirmed: Confirmed[] = [];
  const failures: string[] = [];
  const parcelId = await anyParcelId(target);
  const stopping = new AbortController();
  const citizen = async (_: unknown, index: number): Promise<void> => {
    const customer = await openCustomer(target.origin, signal, `erika-mustermann.${index}`);
    while (!stopping.signal.aborted) {
      const number = await sendOrder(customer.call, [pdfOf(parcelId)]);
      confirmed.push({ number, customer, at: performance.now() });
      await payAt(customer, number, 'pay');
      await pause(PAUSE_MS * (0.5 + Math.random()), undefined, { signal: stopping.signal }).catch(
        () => undefined,
      );
    }
  };
  const all = Promise.all(
    Array.from({ length: count }, (_, index) =>
      citizen(_, index).catch((error: unknown) => void failures.push(String(error))),
    ),
  );
  return {
    /** Why citizens could not go on. */
    failures: (): readonly string[] => failures,
    /** Looks up each order that was confirmed since a time. @returns how many, and the numbers of those that are missing */
    lookUp: async (since: number) => {
      const orders = confirmed.filter(({ at }) => at >= since);
      const missing: string[] = [];
      await forEach(orders, async ({ customer, number }) => {
        const answer = await customer.call('GET', `/authenticated-customer/orders/${number}`);
        if (answer.status !== 200) missing.push(number);
        await answer.body?.cancel();
      });
      return { confirmed: orders.length, missing };
    },
    stop: async (): Promise<void> => {
      stopping.abort();
      await all;
    },
    /**
     * Waits until each confirmed order has ended. An order whose payment the portal has refused or withdrawn during a fault is paid again, and a
     * file that the cadastre could not deliver for a minute is requested again after ten.
     *
     * @param limitMs what waits longer is wrong
     * @returns what is wrong with others than those that are paid once and delivered, and how many were paid again
     */
    awaitDelivery: async (limitMs: number) => {
      const problems: string[] = [];
      let repeated = 0;
      const end = performance.now() + limitMs;
      await forEach(confirmed, async ({ customer, number }) => {
        let state = await stateOf(customer, number);
        for (let time = 1; ['waiting', 'not paid'].includes(state); time += 1) {
          if (performance.now() > end) break;
          await pause(1000);
          if (state === 'not paid' && time === PATIENCE) {
            await payAt(customer, number, 'pay');
            repeated += 1;
          }
          state = await stateOf(customer, number);
        }
        if (state !== 'delivered') problems.push(`${number}: ${state}`);
      });
      return { problems, repeated };
    },
    count: (): number => confirmed.length,
  };
}
