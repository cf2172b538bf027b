import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OrderScenario, startOrderScenario } from '../../testing/order-scenario.ts';
import { mapPosition, ownerPosition } from '../../testing/small-cadastre.ts';
import { type TestApp, openTestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

/** Time passes, and whatever is due is done. */
async function pass(scenario: OrderScenario, hours: number): Promise<void> {
  scenario.advanceHours(hours);
  await testApp.app.runJobs();
}

describe('an order that nobody completes (BE-8)', () => {
  it('completes itself after the review: reminder, bank transfer, fee notice, extract', async () => {
    const scenario = await startOrderScenario(testApp, [
      mapPosition(),
      ownerPosition(),
      ownerPosition(),
    ]);
    await pass(scenario, 600);
    expect((await scenario.order()).orderStatus).toBe('APPROVAL_PENDING');
    await scenario.decide(0, 'APPROVED');
    await scenario.decide(1, 'REJECTED');
    const reviewed = await scenario.order();
    const until = testApp.clock.now.getTime() + 504 * 3_600_000;
    expect(reviewed).toMatchObject({
      orderStatus: 'APPROVED',
      nextAction: 'PAY',
      cancellable: false,
      payableUntil: new Date(until).toISOString(),
    });
    await pass(scenario, 433);
    expect(scenario.messages()).toContain('remind-completion');
    expect((await scenario.order()).orderStatus).toBe('APPROVED');
    await pass(scenario, 72);
    const order = await scenario.order();
    expect(order).toMatchObject({
      orderStatus: 'READY_FOR_DELIVERY',
      paymentMethod: 'BANK_TRANSFER',
      nextAction: 'WAIT_FOR_DELIVERY',
    });
    const billed = testApp.outside.received.find(
      ({ path, body }) => path === '/cadastre/invoices' && body.orderNumber === scenario.number,
    );
    expect(billed?.body).toMatchObject({ kind: 'FEE_NOTICE' });
    const items = (billed?.body.items ?? []) as { priceGross: number }[];
    expect(items.reduce((sum, item) => sum + item.priceGross, 0)).toBe(order.total.priceGross);
    await scenario.putInvoice();
    await scenario.putExtract();
    await scenario.dispatch();
    await testApp.app.runJobs();
    expect(scenario.messages()).toEqual(
      expect.arrayContaining(['under-review', 'reviewed', 'completed', 'fee-notice', 'ready']),
    );
    expect((await scenario.order()).timeline?.map(({ event }) => event)).toEqual([
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
    const scenario = await startOrderScenario(testApp, [mapPosition()]);
    await pass(scenario, 500);
    await scenario.pay('SEPA');
    expect(await scenario.order()).toMatchObject({
      nextAction: 'CONTINUE_PAYMENT',
      openPayment: { paymentMethod: 'SEPA' },
      cancellable: true,
    });
    await pass(scenario, 5);
    expect(await scenario.order()).toMatchObject({
      closeResolution: 'EXPIRED',
      nextAction: 'NONE',
    });
    expect((await scenario.payments()).map(({ status }) => status)).toEqual(['CANCELLED']);
    expect(scenario.messages()).toEqual(expect.arrayContaining(['remind-expiry', 'expired']));
    expect((await scenario.pay('SEPA')).json().messageKey).toBe('ORDER_CLOSED');
  });

  it('counts a payment that came in the last moment, though nobody told', async () => {
    const scenario = await startOrderScenario(testApp, [mapPosition()]);
    await pass(scenario, 503.9);
    await scenario.pay('SEPA');
    await scenario.setPaymentStatus(0, 'SUCCESS');
    await pass(scenario, 1);
    expect((await scenario.order()).orderStatus).toBe('READY_FOR_DELIVERY');
  });

  it('closes when nobody reports that the paper went out', async () => {
    const scenario = await startOrderScenario(testApp, [{ ...mapPosition(), orderPdf: false }]);
    await scenario.pay('SEPA');
    await scenario.setPaymentStatus(0, 'SUCCESS');
    await scenario.returnFromProvider(0);
    await scenario.putExtract();
    expect((await scenario.order()).nextAction).toBe('WAIT_FOR_DELIVERY');
    await pass(scenario, 337);
    expect((await scenario.order()).closeResolution).toBe('COMPLETED');
  });
});

describe('a payment that is open', () => {
  it('is withdrawn when another method is chosen, and goes on with the same one', async () => {
    const scenario = await startOrderScenario(testApp, [mapPosition()]);
    const first = (await scenario.pay('SEPA')).json().redirectUrl;
    expect((await scenario.pay('SEPA')).json().redirectUrl).toBe(first);
    const second = (await scenario.pay('CREDIT_CARD')).json().redirectUrl;
    expect(second).not.toBe(first);
    // Both began at the same moment of the test's clock, so their order says nothing.
    const statuses = async () => (await scenario.payments()).map(({ status }) => status).toSorted();
    expect(await statuses()).toEqual(['CANCELLED', 'OPEN']);
    testApp.outside.canWithdraw = false;
    expect((await scenario.pay('PAY_PAL')).json().messageKey).toBe('PAYMENT_IN_PROGRESS');
    testApp.outside.canWithdraw = true;
    await pass(scenario, 25);
    expect(await statuses()).toEqual(['CANCELLED', 'CANCELLED']);
    expect((await scenario.order()).nextAction).toBe('PAY');
  });

  it('leads to a page that says so while the provider is silent', async () => {
    const scenario = await startOrderScenario(testApp, [mapPosition()]);
    await scenario.pay('SEPA');
    testApp.outside.isDown = true;
    const back = await scenario.returnFromProvider(0);
    testApp.outside.isDown = false;
    expect(back && back.headers.location).toMatch(/\/pending$/);
  });
});
