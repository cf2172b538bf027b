import { isCharged } from '@portal/order-flow';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OrderScenario, startOrderScenario } from '../../testing/order-scenario.ts';
import { mapPosition, ownerPosition } from '../../testing/small-cadastre.ts';
import { type TestApp, openTestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

/** Any event, at any time and any number of times. */
const eventArbitrary = fc.oneof(
  fc.record({ action: fc.constant('pay'), method: fc.constantFrom('SEPA', 'CREDIT_CARD') }),
  fc.record({
    action: fc.constant('setPaymentStatus'),
    index: fc.nat(3),
    status: fc.constantFrom('SUCCESS', 'FAILED', 'CANCELLED'),
  }),
  fc.record({ action: fc.constantFrom('returnFromProvider', 'notify'), index: fc.nat(3) }),
  fc.record({
    action: fc.constant('decide'),
    index: fc.nat(2),
    decision: fc.constantFrom('APPROVED', 'REJECTED'),
  }),
  fc.record({
    action: fc.constant('converse'),
    index: fc.nat(2),
    move: fc.constantFrom('ask', 'answer', 'withdraw'),
  }),
  fc.record({ action: fc.constant('advanceTime'), hours: fc.constantFrom(0.01, 1, 30, 500) }),
  fc.record({ action: fc.constant('setAvailability'), isDown: fc.boolean() }),
  fc.record({
    action: fc.constant('setRefundStatus'),
    refund: fc.constantFrom('SUCCESS', 'OPEN', 'FAILED'),
  }),
  fc.record({
    action: fc.constantFrom(
      'cancel',
      'putExtracts',
      'removeExtract',
      'putInvoice',
      'dispatch',
      'payTwice',
      'runJobs',
    ),
  }),
);
type ScenarioEvent = typeof eventArbitrary extends fc.Arbitrary<infer One> ? One : never;

async function applyEvent(scenario: OrderScenario, one: ScenarioEvent): Promise<void> {
  if ('method' in one) await scenario.pay(one.method);
  else if ('status' in one) await scenario.setPaymentStatus(one.index, one.status);
  else if ('decision' in one) {
    await scenario.decide(one.index, one.decision === 'APPROVED' ? 'APPROVED' : 'REJECTED');
  } else if ('move' in one) {
    await scenario.converse(one.index, one.move);
  } else if ('index' in one) {
    await (one.action === 'notify'
      ? scenario.notify(one.index)
      : scenario.returnFromProvider(one.index));
  } else if ('hours' in one) scenario.advanceHours(one.hours);
  else if ('isDown' in one) testApp.externalSystems.isDown = one.isDown;
  else if ('refund' in one) testApp.externalSystems.refundStatus = one.refund;
  else if (one.action === 'payTwice') await scenario.payTwice();
  else if (one.action === 'runJobs') await testApp.app.runJobs();
  else if (one.action === 'cancel') await scenario.cancel();
  else if (one.action === 'putExtracts') await scenario.putAllExtracts();
  else if (one.action === 'removeExtract') await scenario.removeExtract();
  else if (one.action === 'putInvoice') await scenario.putInvoice();
  else await scenario.dispatch();
}

const count = (events: readonly string[], ...names: readonly string[]): number =>
  events.filter((event) => names.includes(event)).length;

/** The invariants of every order. */
async function checkInvariants(scenario: OrderScenario): Promise<void> {
  const [order, events, payments] = [
    await scenario.order(),
    await scenario.events(),
    await scenario.payments(),
  ];
  const remaining = order.orderPositions.filter(({ approvalStatus }) => isCharged(approvalStatus));
  const due = remaining.reduce((sum, { price }) => sum + price.priceGross, 0);
  // An order that ended without delivery costs nothing.
  const hasEnded = ['CANCELLED', 'EXPIRED', 'REJECTED'].includes(order.closeResolution ?? '');
  expect(order.total.priceGross).toBe(hasEnded ? 0 : due);

  const settled = count(events, 'PAID', 'NOTHING_TO_PAY', 'COMPLETED_BY_TIME');
  const isDelivering =
    ['READY_FOR_DELIVERY', 'GENERATION_COMPLETED'].includes(order.orderStatus) ||
    order.closeResolution === 'COMPLETED';
  expect(settled).toBe(isDelivering ? 1 : 0);
  expect(count(events, 'EXTRACT_DELIVERED')).toBeLessThanOrEqual(settled);
  expect((await scenario.download()).statusCode === 200 && !isDelivering).toBe(false);

  // Every successful payment has either paid the order or is refunded once.
  const received = payments.filter(({ status }) => status === 'SUCCESS');
  expect(received).toHaveLength(count(events, 'PAID', 'REFUND_NEEDED'));
  const refundOf = (status: string) => payments.filter((one) => one.refund_status === status);
  expect(refundOf('REFUNDED')).toHaveLength(count(events, 'REFUNDED'));
  expect(refundOf('NEEDED').length + refundOf('REFUNDED').length).toBe(
    count(events, 'REFUND_NEEDED'),
  );
  for (const one of payments) {
    const back = testApp.externalSystems.refunds.get(one.transaction_id ?? '') ?? 0;
    expect(back).toBe(one.refund_status === 'REFUNDED' ? one.amount_cents : 0);
  }
  expect(count(events, 'PAID')).toBeLessThanOrEqual(1);
  expect(payments.filter(({ status }) => status === 'OPEN').length).toBeLessThanOrEqual(1);
  expect(new Set(payments.map((one) => one.amount_cents)).size).toBeLessThanOrEqual(1);
  for (const payment of received) expect(payment.amount_cents).toBe(due);

  const ends = count(
    events,
    'ALL_REJECTED',
    'ALL_WITHDRAWN',
    'CANCELLED',
    'EXPIRED',
    'DISPATCHED',
    'NOTHING_LEFT_TO_DO',
  );
  expect(ends).toBe(order.orderStatus === 'CLOSED' ? 1 : 0);
}

/** Completes the order: decisions, notifications, jobs, delivery. */
async function complete(scenario: OrderScenario): Promise<void> {
  testApp.externalSystems.isDown = false;
  testApp.externalSystems.refundStatus = 'SUCCESS';
  for (const index of [0, 1, 2]) await scenario.decide(index, 'APPROVED');
  // A provider repeats notifications until they are accepted.
  for (const index of (await scenario.payments()).keys()) await scenario.notify(index);
  for (const hours of [0.1, 480, 100, 24, 24]) {
    await testApp.app.runJobs();
    scenario.advanceHours(hours);
  }
  await testApp.app.runJobs();
  if ((await scenario.order()).orderStatus === 'READY_FOR_DELIVERY')
    await scenario.putAllExtracts();
  await scenario.dispatch();
  await testApp.app.runJobs();
}

const positionsArbitrary = fc.constantFrom(
  [mapPosition()],
  [{ ...mapPosition(), orderPdf: false }],
  [{ ...mapPosition(), numberOfCopies: 0 }],
  [ownerPosition()],
  [mapPosition(), ownerPosition(), ownerPosition()],
);

describe('order with any sequence of events (BE-3, BE-8)', () => {
  it('keeps its invariants after every event and is finally closed', {
    timeout: 120_000,
  }, async () => {
    const sequences = fc.array(eventArbitrary, { minLength: 3, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(positionsArbitrary, sequences, async (positions, sequence) => {
        testApp.externalSystems.isDown = false;
        const scenario = await startOrderScenario(testApp, positions);
        await checkInvariants(scenario);
        for (const one of sequence) {
          await applyEvent(scenario, one);
          await checkInvariants(scenario);
        }
        await complete(scenario);
        await checkInvariants(scenario);
        const order = await scenario.order();
        expect(order.orderStatus).toBe('CLOSED');
        // The retained amount is the price of the order or nothing: no double charges.
        const events = await scenario.events();
        expect(await scenario.amountRetained()).toBe(
          events.includes('PAID') ? order.total.priceGross : 0,
        );
        const messages = scenario.messages();
        expect(new Set(messages).size).toBe(messages.length);
      }),
      { numRuns: 12, endOnFailure: true },
    );
  });
});
