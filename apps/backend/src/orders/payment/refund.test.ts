import type { Operations } from '@portal/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OrderScenario, startOrderScenario } from '../../testing/order-scenario.ts';
import { mapPosition } from '../../testing/small-cadastre.ts';
import { type TestApp, openTestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const operations = async (): Promise<Operations> => {
  const headers = { authorization: testApp.credentialOf('/api/monitoring/') };
  return (await testApp.send({ url: '/api/monitoring/operations', headers })).json();
};
const countRefundsNeeded = async (): Promise<number> => (await operations()).refundsNeeded;
const advanceHour = async (scenario: OrderScenario): Promise<void> => {
  scenario.advanceHours(1);
  await testApp.app.runJobs();
};
const refundEvents = async (scenario: OrderScenario) =>
  (await scenario.order()).timeline
    ?.map(({ event }) => event)
    .filter((event) => event.startsWith('REFUND'));

const mismatches = async () => (await operations()).paymentMismatches;

describe('payment that must be refunded (BE-3)', () => {
  it('is refunded once after a double payment, as soon as the provider allows it', async () => {
    const scenario = await startOrderScenario(testApp, [mapPosition()]);
    await scenario.payTwice();
    expect(await countRefundsNeeded()).toBe(1);
    testApp.externalSystems.isDown = true;
    await advanceHour(scenario);
    testApp.externalSystems.isDown = false;
    testApp.externalSystems.refundStatus = 'OPEN';
    await advanceHour(scenario);
    expect(await refundEvents(scenario)).toEqual(['REFUND_NEEDED']);
    expect(await countRefundsNeeded()).toBe(1);
    testApp.externalSystems.refundStatus = 'SUCCESS';
    await advanceHour(scenario);
    await advanceHour(scenario);
    const { total, orderStatus } = await scenario.order();
    expect(orderStatus).toBe('READY_FOR_DELIVERY');
    expect(await scenario.amountRetained()).toBe(total.priceGross);
    expect(await countRefundsNeeded()).toBe(0);
    expect(await refundEvents(scenario)).toEqual(['REFUND_NEEDED', 'REFUNDED']);
    expect(scenario.messages()).toEqual(expect.arrayContaining(['paid', 'refunded']));
  });

  it('is refunded when it succeeds after the order was cancelled', async () => {
    const scenario = await startOrderScenario(testApp, [mapPosition()]);
    await scenario.pay('SEPA');
    await scenario.setPaymentStatus(0, 'FAILED');
    await scenario.notify(0);
    expect((await scenario.cancel()).statusCode).toBe(204);
    await scenario.setPaymentStatus(0, 'SUCCESS');
    await Promise.all([scenario.notify(0), scenario.notify(0), scenario.returnFromProvider(0)]);
    await Promise.all([testApp.app.runJobs(), testApp.app.runJobs()]);
    expect(await scenario.amountRetained()).toBe(0);
    expect(await refundEvents(scenario)).toEqual(['REFUND_NEEDED', 'REFUNDED']);
    await testApp.app.runJobs();
    expect(scenario.messages()).toEqual(expect.arrayContaining(['cancelled', 'refunded']));
  });

  it('is found by the reconciliation job without a notification', async () => {
    const scenario = await startOrderScenario(testApp, [mapPosition()]);
    await scenario.pay('SEPA');
    await scenario.setPaymentStatus(0, 'FAILED');
    await scenario.returnFromProvider(0);
    await scenario.pay('CREDIT_CARD');
    for (const index of [0, 1]) await scenario.setPaymentStatus(index, 'SUCCESS');
    await advanceHour(scenario);
    await advanceHour(scenario);
    const { total } = await scenario.order();
    expect(await scenario.amountRetained()).toBe(total.priceGross);
    expect(await refundEvents(scenario)).toEqual(['REFUND_NEEDED', 'REFUNDED']);
  });

  it('becomes a dead letter when the provider refuses, and can be retried', async () => {
    const scenario = await startOrderScenario(testApp, [mapPosition()]);
    await scenario.payTwice();
    testApp.externalSystems.refundStatus = 'FAILED';
    for (let time = 0; time < 41; time += 1) await advanceHour(scenario);
    const headers = { authorization: testApp.credentialOf('/api/monitoring/') };
    expect(await countRefundsNeeded()).toBe(1);
    const dead = `select 1 from jobs where kind = 'refund-payment' and dead_at is not null`;
    expect(await testApp.database.query(dead)).toHaveLength(1);
    testApp.externalSystems.refundStatus = 'SUCCESS';
    await testApp.send({ method: 'POST', url: '/api/monitoring/dead-letters/retry', headers });
    await advanceHour(scenario);
    expect(await refundEvents(scenario)).toEqual(['REFUND_NEEDED', 'REFUNDED']);
  });

  it('is refunded when its amount differs, in the amount received, and the order can be paid again', async () => {
    const scenario = await startOrderScenario(testApp, [mapPosition()]);
    await scenario.pay('SEPA');
    const id = (await scenario.transaction(0)) ?? '';
    testApp.externalSystems.amounts.set(id, 1);
    await scenario.setPaymentStatus(0, 'SUCCESS');
    await scenario.notify(0);
    expect(await operations()).toMatchObject({ refundsNeeded: 1, paymentMismatches: 1 });
    expect(await scenario.order()).toMatchObject({ orderStatus: 'APPROVED', nextAction: 'PAY' });
    await advanceHour(scenario);
    expect(testApp.externalSystems.refunds.get(id)).toBe(1);
    await testApp.app.runJobs();
    const [message] = testApp.externalSystems.received.filter(
      ({ body }) => body.messageId === `refunded-${scenario.number}`,
    );
    // What came, not what the order costs.
    expect(message?.body.text).toMatch(/0,01 €|€0\.01/);
    expect(await refundEvents(scenario)).toEqual(['REFUND_NEEDED', 'REFUNDED']);
    await scenario.pay('CREDIT_CARD');
    await scenario.setPaymentStatus(1, 'SUCCESS');
    await scenario.notify(1);
    expect((await scenario.order()).orderStatus).toBe('READY_FOR_DELIVERY');
  });

  it('is refunded in its own currency when that differs, and pays nothing (SAFE-5)', async () => {
    const scenario = await startOrderScenario(testApp, [mapPosition()]);
    await scenario.pay('SEPA');
    const id = (await scenario.transaction(0)) ?? '';
    const before = await mismatches();
    testApp.externalSystems.changes.set(id, { currency: 'USD' });
    await scenario.setPaymentStatus(0, 'SUCCESS');
    await scenario.notify(0);
    expect(await mismatches()).toBe(before + 1);
    expect(await scenario.order()).toMatchObject({ orderStatus: 'APPROVED', nextAction: 'PAY' });
    // What was recorded counts, whatever the provider says later.
    testApp.externalSystems.changes.delete(id);
    expect(await scenario.returnFromProvider(0)).toMatchObject({
      headers: { location: expect.stringMatching(/failed$/) },
    });
    await advanceHour(scenario);
    const { total } = await scenario.order();
    const { received } = testApp.externalSystems;
    expect(received.find(({ path }) => path.endsWith(`${id}/refunds`))?.body).toMatchObject({
      amountCents: total.priceGross,
      currency: 'USD',
    });
    await testApp.app.runJobs();
    const message = received.find(({ body }) => body.messageId === `refunded-${scenario.number}`);
    expect(message?.body.text).toMatch(/\$/);
  });

  it('is no payment while the answer does not follow its schema: operators see it, and it is read again (SAFE-5)', async () => {
    const scenario = await startOrderScenario(testApp, [mapPosition()]);
    await scenario.pay('SEPA');
    const id = (await scenario.transaction(0)) ?? '';
    await scenario.setPaymentStatus(0, 'SUCCESS');
    testApp.externalSystems.changes.set(id, { amountCents: 1100.4 });
    for (let time = 0; time < 41; time += 1) await advanceHour(scenario);
    expect(await scenario.order()).toMatchObject({ orderStatus: 'APPROVED' });
    expect(await operations()).toMatchObject({ stuckPayments: 1 });
    const [job] = await testApp.database.query<{ last_error: string; dead_at: Date | null }>(
      `select last_error, dead_at from jobs where kind = 'settle-payment' and subject = $1`,
      [id],
    );
    expect(job?.last_error).toContain('did not return a transaction');
    expect(job?.dead_at).not.toBeNull();
    testApp.externalSystems.changes.delete(id);
    await scenario.notify(0);
    expect((await scenario.order()).orderStatus).toBe('READY_FOR_DELIVERY');
  });
});
