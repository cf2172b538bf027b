import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OrderScenario, startOrderScenario } from '../../testing/order-scenario.ts';
import { mapPosition, ownerPosition } from '../../testing/small-cadastre.ts';
import { endOfPeriod } from '../lifecycle/periods.ts';
import { type TestApp, openTestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

/** Advances the clock and runs due jobs. */
async function advance(scenario: OrderScenario, hours: number): Promise<void> {
  scenario.advanceHours(hours);
  await testApp.app.runJobs();
}

/** Hours until the end of the payment period. */
const hoursLeft = async (scenario: OrderScenario): Promise<number> =>
  (Date.parse((await scenario.order()).payableUntil ?? '') - testApp.clock.now.getTime()) /
  3_600_000;

describe('order that is not completed (BE-8)', () => {
  it('is completed after the review: reminder, bank transfer, fee notice, extract', async () => {
    const scenario = await startOrderScenario(testApp, [
      mapPosition(),
      ownerPosition(),
      ownerPosition(),
    ]);
    await advance(scenario, 600);
    expect((await scenario.order()).orderStatus).toBe('APPROVAL_PENDING');
    await scenario.decide(0, 'APPROVED');
    await scenario.decide(1, 'REJECTED');
    const reviewed = await scenario.order();
    const until = endOfPeriod(testApp.clock.now, 504 * 3_600_000);
    expect(reviewed).toMatchObject({
      orderStatus: 'APPROVED',
      nextAction: 'PAY',
      cancellable: false,
      payableUntil: until.toISOString(),
    });
    await advance(scenario, (await hoursLeft(scenario)) - 71);
    expect(scenario.messages()).toContain('remind-completion');
    expect((await scenario.order()).orderStatus).toBe('APPROVED');
    await advance(scenario, 72);
    const order = await scenario.order();
    expect(order).toMatchObject({
      orderStatus: 'READY_FOR_DELIVERY',
      paymentMethod: 'BANK_TRANSFER',
      nextAction: 'WAIT_FOR_DELIVERY',
    });
    const billed = testApp.externalSystems.received.find(
      ({ path, body }) => path === '/cadastre/invoices' && body.orderNumber === scenario.number,
    );
    expect(billed?.body).toMatchObject({ kind: 'FEE_NOTICE' });
    const items = (billed?.body.items ?? []) as { priceGross: number }[];
    expect(items.reduce((sum, item) => sum + item.priceGross, 0)).toBe(order.total.priceGross);
    await scenario.putInvoice();
    await scenario.putAllExtracts();
    await scenario.dispatch();
    await testApp.app.runJobs();
    scenario.advanceHours(1);
    await testApp.app.runJobs();
    // What happened within a minute is one message, which names the most important.
    expect(scenario.messages()).toEqual(
      expect.arrayContaining(['under-review', 'reviewed', 'dispatched']),
    );
    expect((await scenario.order()).timeline?.map(({ event }) => event)).toEqual([
      'CREATED',
      'REVIEW_NEEDED',
      'EXTRACT_REJECTED',
      'APPROVED',
      'COMPLETED_BY_TIME',
      'INVOICE_RECEIVED',
      'EXTRACT_DELIVERED',
      'DISPATCHED',
    ]);
  });

  it('expires without a review and withdraws the open payment', async () => {
    const scenario = await startOrderScenario(testApp, [mapPosition()]);
    await advance(scenario, (await hoursLeft(scenario)) - 4);
    await scenario.pay('SEPA');
    expect(await scenario.order()).toMatchObject({
      nextAction: 'CONTINUE_PAYMENT',
      openPayment: { paymentMethod: 'SEPA' },
      cancellable: true,
    });
    await advance(scenario, 5);
    expect(await scenario.order()).toMatchObject({
      closeResolution: 'EXPIRED',
      nextAction: 'NONE',
    });
    expect((await scenario.payments()).map(({ status }) => status)).toEqual(['CANCELLED']);
    expect(scenario.messages()).toEqual(expect.arrayContaining(['remind-expiry', 'expired']));
    expect((await scenario.pay('SEPA')).json().messageKey).toBe('ORDER_CLOSED');
  });

  it('accepts a payment at the end of the period without a notification', async () => {
    const scenario = await startOrderScenario(testApp, [mapPosition()]);
    await advance(scenario, (await hoursLeft(scenario)) - 0.1);
    await scenario.pay('SEPA');
    await scenario.setPaymentStatus(0, 'SUCCESS');
    await advance(scenario, 1);
    expect((await scenario.order()).orderStatus).toBe('READY_FOR_DELIVERY');
  });

  it('is closed when the dispatch is not reported', async () => {
    const scenario = await startOrderScenario(testApp, [{ ...mapPosition(), orderPdf: false }]);
    await scenario.pay('SEPA');
    await scenario.setPaymentStatus(0, 'SUCCESS');
    await scenario.returnFromProvider(0);
    await scenario.putAllExtracts();
    expect((await scenario.order()).nextAction).toBe('WAIT_FOR_DELIVERY');
    await advance(scenario, 337);
    expect((await scenario.order()).closeResolution).toBe('COMPLETED');
  });
});

describe('open payment', () => {
  it('is continued with the same method and withdrawn for another one', async () => {
    const scenario = await startOrderScenario(testApp, [mapPosition()]);
    const first = (await scenario.pay('SEPA')).json().redirectUrl;
    expect((await scenario.pay('SEPA')).json().redirectUrl).toBe(first);
    const second = (await scenario.pay('CREDIT_CARD')).json().redirectUrl;
    expect(second).not.toBe(first);
    // Both have the same time of creation, so that their order is undefined.
    const statuses = async () => (await scenario.payments()).map(({ status }) => status).toSorted();
    expect(await statuses()).toEqual(['CANCELLED', 'OPEN']);
    testApp.externalSystems.canWithdraw = false;
    expect((await scenario.pay('PAY_PAL')).json().messageKey).toBe('PAYMENT_IN_PROGRESS');
    testApp.externalSystems.canWithdraw = true;
    await advance(scenario, 25);
    expect(await statuses()).toEqual(['CANCELLED', 'CANCELLED']);
    expect((await scenario.order()).nextAction).toBe('PAY');
  });

  it('redirects to the pending result while the provider does not answer', async () => {
    const scenario = await startOrderScenario(testApp, [mapPosition()]);
    await scenario.pay('SEPA');
    testApp.externalSystems.isDown = true;
    const back = await scenario.returnFromProvider(0);
    testApp.externalSystems.isDown = false;
    expect(back && back.headers.location).toMatch(/\/pending$/);
  });
});
