import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OrderScenario, startOrderScenario } from '../../testing/order-scenario.ts';
import { mapPosition } from '../../testing/small-cadastre.ts';
import { type TestApp, openTestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const needed = async (): Promise<number> => {
  const headers = { authorization: testApp.integration };
  return (await testApp.send({ url: '/api/monitoring/operations', headers })).json().refundsNeeded;
};
const work = async (scenario: OrderScenario): Promise<void> => {
  scenario.advanceHours(1);
  await testApp.app.runJobs();
};
const told = async (scenario: OrderScenario) =>
  (await scenario.order()).timeline
    ?.map(({ event }) => event)
    .filter((event) => event.startsWith('REFUND'));

describe('money that came for an order that did not ask for it (BE-3)', () => {
  it('is given back once when somebody has paid twice, as soon as the provider can', async () => {
    const scenario = await startOrderScenario(testApp, [mapPosition()]);
    await scenario.payTwice();
    expect(await needed()).toBe(1);
    testApp.outside.isDown = true;
    await work(scenario);
    testApp.outside.isDown = false;
    testApp.outside.refundStatus = 'OPEN';
    await work(scenario);
    expect(await told(scenario)).toEqual(['REFUND_NEEDED']);
    expect(await needed()).toBe(1);
    testApp.outside.refundStatus = 'SUCCESS';
    await work(scenario);
    await work(scenario);
    const { total, orderStatus } = await scenario.order();
    expect(orderStatus).toBe('READY_FOR_DELIVERY');
    expect(await scenario.amountRetained()).toBe(total.priceGross);
    expect(await needed()).toBe(0);
    expect(await told(scenario)).toEqual(['REFUND_NEEDED', 'REFUNDED']);
    expect(scenario.messages()).toEqual(expect.arrayContaining(['paid', 'refunded']));
  });

  it('is given back when the order was cancelled before the bank changed its mind', async () => {
    const scenario = await startOrderScenario(testApp, [mapPosition()]);
    await scenario.pay('SEPA');
    await scenario.setPaymentStatus(0, 'FAILED');
    await scenario.notify(0);
    expect((await scenario.cancel()).statusCode).toBe(204);
    await scenario.setPaymentStatus(0, 'SUCCESS');
    await Promise.all([scenario.notify(0), scenario.notify(0), scenario.returnFromProvider(0)]);
    await Promise.all([testApp.app.runJobs(), testApp.app.runJobs()]);
    expect(await scenario.amountRetained()).toBe(0);
    expect(await told(scenario)).toEqual(['REFUND_NEEDED', 'REFUNDED']);
    await testApp.app.runJobs();
    expect(scenario.messages()).toEqual(expect.arrayContaining(['cancelled', 'refunded']));
  });

  it('is found by the mop-up job alone when nobody tells that a refused payment came', async () => {
    const scenario = await startOrderScenario(testApp, [mapPosition()]);
    await scenario.pay('SEPA');
    await scenario.setPaymentStatus(0, 'FAILED');
    await scenario.returnFromProvider(0);
    await scenario.pay('CREDIT_CARD');
    for (const index of [0, 1]) await scenario.setPaymentStatus(index, 'SUCCESS');
    await work(scenario);
    await work(scenario);
    const { total } = await scenario.order();
    expect(await scenario.amountRetained()).toBe(total.priceGross);
    expect(await told(scenario)).toEqual(['REFUND_NEEDED', 'REFUNDED']);
  });

  it('is left to a person when the provider refuses, and tried again when that one asks', async () => {
    const scenario = await startOrderScenario(testApp, [mapPosition()]);
    await scenario.payTwice();
    testApp.outside.refundStatus = 'FAILED';
    for (let time = 0; time < 41; time += 1) await work(scenario);
    const headers = { authorization: testApp.integration };
    expect(await needed()).toBe(1);
    const dead = `select 1 from jobs where kind = 'refund-payment' and dead_at is not null`;
    expect(await testApp.database.query(dead)).toHaveLength(1);
    testApp.outside.refundStatus = 'SUCCESS';
    await testApp.send({ method: 'POST', url: '/api/monitoring/dead-letters/retry', headers });
    await work(scenario);
    expect(await told(scenario)).toEqual(['REFUND_NEEDED', 'REFUNDED']);
  });
});
