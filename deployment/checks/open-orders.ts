import { setTimeout as pause } from 'node:timers/promises';
import {
  type Addresses,
  anyParcelId,
  type Customer,
  decideAll,
  expectEnd,
  orderExtract,
  OWNERS,
  payAt,
  PLAIN,
  sendProducts,
  startPayment,
} from '../durability/order-journeys.ts';
import { check } from './steps.ts';

/**
 * Sends orders that wait: two for a decision of the authority, one for its payment, and one whose payment has begun at the provider.
 *
 * @returns decides and pays them, and waits until each has ended as expected
 */
export async function openOrders(
  target: Addresses,
  customer: Customer,
): Promise<() => Promise<void>> {
  const parcelId = await anyParcelId(target);
  const send = (product: string): Promise<string> =>
    sendProducts(customer.call, parcelId, { products: [product], copies: 0 });
  const [approved, rejected] = [await send(OWNERS), await send(OWNERS)];
  const [unpaid, begun] = [await send(PLAIN), await send(PLAIN)];
  const page = await startPayment(customer, begun);
  return async () => {
    await decideAll(target, customer, approved, 'APPROVED');
    await decideAll(target, customer, rejected, 'REJECTED');
    for (const number of [approved, unpaid]) await payAt(customer, number, 'pay');
    check(page !== null, `The payment of ${begun} did not begin.`);
    await (await customer.browser.submit(page, { decision: 'pay' })).body?.cancel();
    for (const number of [approved, unpaid, begun]) {
      await expectEnd(customer, number, { resolution: 'COMPLETED' });
    }
    await expectEnd(customer, rejected, { resolution: 'REJECTED' });
  };
}

/** Pause between two orders of a person in ms, so that their number stays below the limit of a minute (`RATE_LIMIT_ORDER`). */
const ORDER_PAUSE_MS = 3000;

/** Orders, pays and downloads extracts one after another until the signal. @returns how many */
export async function orderUntil(
  signal: AbortSignal,
  target: Parameters<typeof orderExtract>[0],
  customer: Customer,
): Promise<number> {
  for (let orders = 0; ; orders += 1) {
    if (signal.aborted) return orders;
    await orderExtract(target, customer);
    await pause(ORDER_PAUSE_MS);
  }
}
