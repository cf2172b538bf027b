import {
  type Addresses,
  anyParcelId,
  type Customer,
  decideAll,
  expectEnd,
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
