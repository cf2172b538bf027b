import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conversations, DAY_HOURS } from '../../testing/conversation.ts';
import { startOrderScenario } from '../../testing/order-scenario.ts';
import { mapPosition, ownerPosition } from '../../testing/small-cadastre.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const { start, positionOf, decide, ask, answer, withdraw, statusOf, advance, lastReview } =
  conversations(() => testApp);

describe('silence (DESK-2)', () => {
  it('is announced by a reminder, and rejects the position at the end of the period', async () => {
    const scenario = await start(ownerPosition());
    await ask(scenario);
    await advance(scenario, 11 * DAY_HOURS);
    expect(scenario.messages().toSorted()).toEqual(['question', 'under-review']);
    await advance(scenario, DAY_HOURS);
    expect(scenario.messages().at(-1)).toBe('remind-answer');
    await advance(scenario, 3 * DAY_HOURS);
    const order = await scenario.order();
    expect(order).toMatchObject({ orderStatus: 'CLOSED', closeResolution: 'REJECTED' });
    expect(order.orderPositions[0]?.decisionReason).toMatch(/nicht beantwortet|not answered/);
    expect(scenario.messages().at(-1)).toBe('rejected');
    expect(await statusOf(answer(scenario))).toBe('NO_QUESTION');
    expect(lastReview(scenario)).toMatchObject({ positions: [{ status: 'REJECTED' }] });
  });

  it('begins anew with the next question', async () => {
    const scenario = await start(ownerPosition());
    await ask(scenario);
    await advance(scenario, 10 * DAY_HOURS);
    await ask(scenario, 'Und mit wem?');
    await advance(scenario, 5 * DAY_HOURS);
    expect((await positionOf(scenario)).approvalStatus).toBe('QUESTION');
    await advance(scenario, 10 * DAY_HOURS);
    expect((await positionOf(scenario)).approvalStatus).toBe('REJECTED');
  });

  it('ends the period also while the job waits: a late answer is refused', async () => {
    const scenario = await start(ownerPosition());
    await ask(scenario);
    scenario.advanceHours(15 * DAY_HOURS);
    expect(await statusOf(answer(scenario))).toBe('ANSWER_LATE');
    expect((await positionOf(scenario)).approvalStatus).toBe('QUESTION');
  });
});

describe('a withdrawal (DESK-2)', () => {
  it('of the only position cancels the order, twice as well', async () => {
    const scenario = await start(ownerPosition());
    await ask(scenario);
    expect(await statusOf(withdraw(scenario))).toBe(204);
    expect(await statusOf(withdraw(scenario))).toBe(204);
    await testApp.app.runJobs();
    const { timeline = [], ...order } = await scenario.order();
    expect(order).toMatchObject({
      orderStatus: 'CLOSED',
      closeResolution: 'CANCELLED',
      total: { priceGross: 0 },
    });
    expect(timeline.map(({ event }) => event).slice(-2)).toEqual(['WITHDRAWN', 'CANCELLED']);
    expect(scenario.messages()).toContain('cancelled');
    expect(await statusOf(decide(scenario, { decision: 'APPROVED' }))).toBe('ALREADY_DECIDED');
    expect(lastReview(scenario)).toMatchObject({ positions: [{ status: 'WITHDRAWN' }] });
  });

  it('of one position leaves the others, which are paid and delivered', async () => {
    const scenario = await start(mapPosition(), ownerPosition());
    const asked = { decision: 'QUESTION', reason: 'Seit wann?' };
    await decide(scenario, asked, 2);
    expect(await statusOf(withdraw(scenario, 2))).toBe(204);
    await testApp.app.runJobs();
    const order = await scenario.order();
    expect(order).toMatchObject({ orderStatus: 'APPROVED', nextAction: 'PAY' });
    expect(order.total.priceGross).toBe(order.orderPositions[0]?.price.priceGross);
    expect(order.timeline?.map(({ event }) => event).at(-1)).toBe('APPROVED');
    expect(scenario.messages()).toContain('withdrawn');
    expect(await scenario.summary()).toMatchObject({ rejectedCount: 0, positionCount: 2 });
    await scenario.pay('SEPA');
    await scenario.setPaymentStatus(0, 'SUCCESS');
    await scenario.notify(0);
    expect((await scenario.putExtract(2)).statusCode).toBe(409);
    expect((await scenario.putExtract(1)).statusCode).toBe(204);
    expect((await scenario.order()).orderStatus).toBe('GENERATION_COMPLETED');
  });

  it('beside a rejected position ends the order as rejected, with the legal remedy (DESK-3)', async () => {
    const scenario = await start(ownerPosition(), ownerPosition());
    await decide(scenario, { decision: 'REJECTED', reason: 'Kein Interesse' }, 1);
    await decide(scenario, { decision: 'QUESTION', reason: 'Seit wann?' }, 2);
    await withdraw(scenario, 2);
    expect((await scenario.order()).closeResolution).toBe('REJECTED');
  });
});

describe('a state', () => {
  it('without questions knows approval and rejection only, as in the seed (DESK-2)', async () => {
    const seed = await openTestApp({ configuration: { questions: undefined } });
    try {
      const scenario = await startOrderScenario(seed, [ownerPosition()]);
      const { orderPositions } = await scenario.order();
      const positionId = orderPositions[0]?.positionId ?? '';
      const asked = await seed.send({
        method: 'POST',
        url: '/api/review-result',
        body: {
          orderNumber: scenario.number,
          decisions: [{ positionId, decision: 'QUESTION', reason: 'Seit wann?' }],
        },
        headers: { authorization: seed.credentialOf('/api/review-result') },
      });
      expect(asked.statusCode).toBe(400);
      await seed.app.runJobs();
      const review = seed.externalSystems.received.find(({ path }) => path.endsWith('/reviews'));
      expect(Object.keys(review?.body ?? {}).toSorted()).toEqual([
        'applicant',
        'orderNumber',
        'orderedAt',
        'positions',
      ]);
      expect((await scenario.decide(0, 'APPROVED'))?.statusCode).toBe(204);
    } finally {
      await seed.close();
    }
  });

  it('can let the authority decide on what it has when nobody answers (DESK-2)', async () => {
    const deciding = await openTestApp({
      configuration: { questions: { daysToAnswer: 2, reminderDays: 0, silence: 'DECIDE' } },
    });
    try {
      const scenario = await startOrderScenario(deciding, [ownerPosition()]);
      const positionId = (await scenario.order()).orderPositions[0]?.positionId ?? '';
      const send = (decided: object) =>
        deciding.send({
          method: 'POST',
          url: '/api/review-result',
          body: { orderNumber: scenario.number, decisions: [{ positionId, ...decided }] },
          headers: { authorization: deciding.credentialOf('/api/review-result') },
        });
      await send({ decision: 'QUESTION', reason: 'Seit wann?' });
      scenario.advanceHours(3 * DAY_HOURS);
      await deciding.app.runJobs();
      const order = await scenario.order();
      expect(order).toMatchObject({ nextAction: 'WAIT_FOR_REVIEW' });
      expect(order.timeline?.at(-1)?.event).toBe('UNANSWERED');
      expect(scenario.messages().toSorted()).toEqual(['question', 'under-review']);
      const late = await scenario.ask({
        method: 'POST',
        url: `/api/authenticated-customer/orders/${scenario.number}/positions/${positionId}/answer`,
        body: { question: 1, text: 'Seit Mai.' },
      });
      expect(late.json().messageKey).toBe('ANSWER_LATE');
      expect((await send({ decision: 'APPROVED' })).statusCode).toBe(204);
    } finally {
      await deciding.close();
    }
  });
});
