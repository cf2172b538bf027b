import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse } from '../testing/house.ts';
import { type OrderWorld, orderWorld } from '../testing/order-world.ts';
import { mapPosition, ownerPosition } from '../testing/small-land.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Time passes, and whatever is due is done. */
async function pass(world: OrderWorld, hours: number): Promise<void> {
  world.later(hours);
  await house.app.runJobs();
}

describe('an order that nobody completes (BE-8)', () => {
  it('completes itself after the review: reminder, bank transfer, fee notice, extract', async () => {
    const world = await orderWorld(house, [mapPosition(), ownerPosition(), ownerPosition()]);
    await pass(world, 600);
    expect((await world.order()).orderStatus).toBe('APPROVAL_PENDING');
    await world.decide(0, 'APPROVED');
    await world.decide(1, 'REJECTED');
    const reviewed = await world.order();
    const until = house.clock.now.getTime() + 504 * 3_600_000;
    expect(reviewed).toMatchObject({
      orderStatus: 'APPROVED',
      nextAction: 'PAY',
      cancellable: false,
      payableUntil: new Date(until).toISOString(),
    });
    await pass(world, 433);
    expect(world.messages()).toContain('remind-completion');
    expect((await world.order()).orderStatus).toBe('APPROVED');
    await pass(world, 72);
    const order = await world.order();
    expect(order).toMatchObject({
      orderStatus: 'READY_FOR_DELIVERY',
      paymentMethod: 'BANK_TRANSFER',
      nextAction: 'WAIT_FOR_DELIVERY',
    });
    const billed = house.outside.received.find(
      ({ path, body }) => path === '/cadastre/invoices' && body.orderNumber === world.number,
    );
    expect(billed?.body).toMatchObject({ kind: 'FEE_NOTICE' });
    const items = (billed?.body.items ?? []) as { priceGross: number }[];
    expect(items.reduce((sum, item) => sum + item.priceGross, 0)).toBe(order.total.priceGross);
    await world.bill();
    await world.deliver();
    await world.dispatch();
    await house.app.runJobs();
    expect(world.messages()).toEqual(
      expect.arrayContaining(['under-review', 'reviewed', 'completed', 'fee-notice', 'ready']),
    );
    expect((await world.order()).timeline?.map(({ event }) => event)).toEqual([
      'CREATED',
      'REVIEW_NEEDED',
      'APPROVED',
      'COMPLETED_BY_TIME',
      'INVOICE_RECEIVED',
      'EXTRACT_DELIVERED',
      'DISPATCHED',
    ]);
  });

  it('expires without a review, and takes back a payment that was left open', async () => {
    const world = await orderWorld(house, [mapPosition()]);
    await pass(world, 500);
    await world.pay('SEPA');
    expect(await world.order()).toMatchObject({
      nextAction: 'CONTINUE_PAYMENT',
      openPayment: { paymentMethod: 'SEPA' },
      cancellable: true,
    });
    await pass(world, 5);
    expect(await world.order()).toMatchObject({ closeResolution: 'EXPIRED', nextAction: 'NONE' });
    expect((await world.payments()).map(({ status }) => status)).toEqual(['CANCELLED']);
    expect(world.messages()).toEqual(expect.arrayContaining(['remind-expiry', 'expired']));
    expect((await world.pay('SEPA')).json().messageKey).toBe('ORDER_CLOSED');
  });

  it('counts a payment that came in the last moment, though nobody told', async () => {
    const world = await orderWorld(house, [mapPosition()]);
    await pass(world, 503.9);
    await world.pay('SEPA');
    await world.press(0, 'SUCCESS');
    await pass(world, 1);
    expect((await world.order()).orderStatus).toBe('READY_FOR_DELIVERY');
  });

  it('closes when nobody reports that the paper went out', async () => {
    const world = await orderWorld(house, [{ ...mapPosition(), orderPdf: false }]);
    await world.pay('SEPA');
    await world.press(0, 'SUCCESS');
    await world.comeBack(0);
    await world.deliver();
    expect((await world.order()).nextAction).toBe('WAIT_FOR_DELIVERY');
    await pass(world, 337);
    expect((await world.order()).closeResolution).toBe('COMPLETED');
  });
});

describe('a payment that is open', () => {
  it('is withdrawn when another method is chosen, and goes on with the same one', async () => {
    const world = await orderWorld(house, [mapPosition()]);
    const first = (await world.pay('SEPA')).json().redirectUrl;
    expect((await world.pay('SEPA')).json().redirectUrl).toBe(first);
    const second = (await world.pay('CREDIT_CARD')).json().redirectUrl;
    expect(second).not.toBe(first);
    // Both began at the same moment of the test's clock, so their order says nothing.
    const statuses = async () => (await world.payments()).map(({ status }) => status).toSorted();
    expect(await statuses()).toEqual(['CANCELLED', 'OPEN']);
    house.outside.canWithdraw = false;
    expect((await world.pay('PAY_PAL')).json().messageKey).toBe('PAYMENT_IN_PROGRESS');
    house.outside.canWithdraw = true;
    await pass(world, 25);
    expect(await statuses()).toEqual(['CANCELLED', 'CANCELLED']);
    expect((await world.order()).nextAction).toBe('PAY');
  });

  it('leads to a page that says so while the provider is silent', async () => {
    const world = await orderWorld(house, [mapPosition()]);
    await world.pay('SEPA');
    house.outside.isDown = true;
    const back = await world.comeBack(0);
    house.outside.isDown = false;
    expect(back && back.headers.location).toMatch(/\/pending$/);
  });
});
