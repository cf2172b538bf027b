import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OrderScenario, startOrderScenario } from '../../testing/order-scenario.ts';
import { mapPosition, ownerPosition } from '../../testing/small-cadastre.ts';
import { openTestApp, person, type TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const DAY_HOURS = 24;

const start = (...positions: readonly object[]) => startOrderScenario(testApp, positions);

const positionOf = async (scenario: OrderScenario, number = 1) => {
  const found = (await scenario.order()).orderPositions.find((one) => one.number === number);
  if (!found) throw new Error(`There is no position ${number}.`);
  return found;
};

/** A decision of the authority about one position. */
async function decide(scenario: OrderScenario, decided: object, number = 1) {
  const { positionId } = await positionOf(scenario, number);
  return testApp.send({
    method: 'POST',
    url: '/api/review-result',
    body: { orderNumber: scenario.number, decisions: [{ positionId, ...decided }] },
    headers: { authorization: testApp.credentialOf('/api/review-result') },
  });
}

const ask = (scenario: OrderScenario, reason = 'Seit wann planen Sie?', more: object = {}) =>
  decide(scenario, { decision: 'QUESTION', reason, ...more });

async function answer(scenario: OrderScenario, text = 'Seit Mai.', question = 1, number = 1) {
  const { positionId } = await positionOf(scenario, number);
  return scenario.ask({
    method: 'POST',
    url: `/api/authenticated-customer/orders/${scenario.number}/positions/${positionId}/answer`,
    body: { question, text },
  });
}

async function withdraw(scenario: OrderScenario, number = 1) {
  const { positionId } = await positionOf(scenario, number);
  return scenario.ask({
    method: 'DELETE',
    url: `/api/authenticated-customer/orders/${scenario.number}/positions/${positionId}`,
  });
}

const statusOf = async (pending: Promise<{ statusCode: number; body: string }>) => {
  const { statusCode, body } = await pending;
  return statusCode < 300 ? statusCode : JSON.parse(body).messageKey;
};

async function advance(scenario: OrderScenario, hours: number): Promise<void> {
  scenario.advanceHours(hours);
  await testApp.app.runJobs();
}

/** The position in the last review that the desk received. */
const lastReview = (scenario: OrderScenario) => {
  const { body } = testApp.externalSystems.received.findLast(
    (one) => one.path === '/desk/api/reviews' && one.body.orderNumber === scenario.number,
  ) ?? { body: {} };
  return body;
};

describe('a question of the authority (DESK-2)', () => {
  it('reaches the person, who answers; the review returns with the whole conversation, and is decided', async () => {
    const scenario = await start(ownerPosition());
    expect(await statusOf(ask(scenario, 'Seit wann?', { missing: ['kaufvertrag'] }))).toBe(204);
    await testApp.app.runJobs();
    const asked = await scenario.order();
    expect(asked).toMatchObject({ orderStatus: 'APPROVAL_PENDING', nextAction: 'ANSWER' });
    expect(asked.orderPositions[0]).toMatchObject({
      approvalStatus: 'QUESTION',
      messages: [{ number: 1, author: 'AUTHORITY', text: 'Seit wann?', missing: ['kaufvertrag'] }],
    });
    expect(await scenario.summary()).toMatchObject({ nextAction: 'ANSWER', questionCount: 1 });
    const search = `/api/authenticated-customer/orders/search?group=TO_DO&search=${scenario.number}`;
    expect((await scenario.ask({ url: search })).json().total).toBe(1);
    expect(scenario.messages().toSorted()).toEqual(['question', 'under-review']);

    expect(await statusOf(answer(scenario))).toBe(204);
    expect(await scenario.order()).toMatchObject({ nextAction: 'WAIT_FOR_REVIEW' });
    await testApp.app.runJobs();
    expect(lastReview(scenario)).toMatchObject({
      questions: { daysToAnswer: 14 },
      positions: [
        {
          status: 'APPROVAL_PENDING',
          messages: [
            { number: 1, author: 'AUTHORITY' },
            { number: 2, author: 'CUSTOMER', text: 'Seit Mai.' },
          ],
        },
      ],
    });
    expect(await statusOf(decide(scenario, { decision: 'APPROVED', afterMessage: 2 }))).toBe(204);
    const { timeline = [], ...order } = await scenario.order();
    expect(order).toMatchObject({ orderStatus: 'APPROVED', nextAction: 'PAY' });
    expect(timeline.map(({ event }) => event)).toEqual([
      'CREATED',
      'REVIEW_NEEDED',
      'QUESTION',
      'ANSWERED',
      'APPROVED',
    ]);
  });

  it('is asked once when its request is repeated, and again when the clerk asks twice', async () => {
    const scenario = await start(ownerPosition());
    await ask(scenario);
    await ask(scenario);
    await testApp.app.runJobs();
    expect((await positionOf(scenario)).messages).toHaveLength(1);
    expect(await statusOf(ask(scenario, 'Und mit wem?'))).toBe(204);
    await testApp.app.runJobs();
    expect((await positionOf(scenario)).messages).toHaveLength(2);
    expect(scenario.messages().toSorted()).toEqual(['question', 'question-2', 'under-review']);
    // The answer to the first question does not answer the second.
    expect(await statusOf(answer(scenario, 'Seit Mai.', 1))).toBe('QUESTION_CHANGED');
    expect(await statusOf(answer(scenario, 'Seit Mai, mit Max.', 2))).toBe(204);
    // A late repetition of the question that was answered.
    expect(await statusOf(ask(scenario, 'Und mit wem?'))).toBe(204);
    expect((await positionOf(scenario)).approvalStatus).toBe('APPROVAL_PENDING');
    expect(await statusOf(ask(scenario, 'Und mit wem?', { afterMessage: 3 }))).toBe(204);
    expect((await positionOf(scenario)).messages).toHaveLength(4);
  });

  it('sends one message about several positions of one request', async () => {
    const scenario = await start(ownerPosition(), ownerPosition());
    const { orderPositions } = await scenario.order();
    const decisions = orderPositions.map(({ positionId }) => ({
      positionId,
      decision: 'QUESTION',
      reason: `Frage zu ${positionId}`,
    }));
    await testApp.send({
      method: 'POST',
      url: '/api/review-result',
      body: { orderNumber: scenario.number, decisions },
      headers: { authorization: testApp.credentialOf('/api/review-result') },
    });
    await testApp.app.runJobs();
    expect(scenario.messages().toSorted()).toEqual(['question', 'under-review']);
    const sent = testApp.externalSystems.received.findLast(
      ({ body }) => body.messageId === `question-${scenario.number}`,
    );
    for (const { positionId } of orderPositions) {
      expect(sent?.body.text).toContain(`Frage zu ${positionId}`);
    }
    expect(String(sent?.body.text)).toMatch(/5\. Dezember 2026|5 December 2026|December 5, 2026/);
  });

  it.each([
    [{ decision: 'QUESTION' }, 'QUESTION_LENGTH'],
    [{ decision: 'QUESTION', reason: ' \n ' }, 'QUESTION_LENGTH'],
    [{ decision: 'QUESTION', reason: 'Seit wann?', missing: ['ausweis'] }, 'INVALID_ID'],
    [{ decision: 'APPROVED', missing: ['kaufvertrag'] }, 'INVALID_REQUEST'],
  ])('is refused as %j', async (decided, key) => {
    const scenario = await start(ownerPosition());
    expect(await statusOf(decide(scenario, decided))).toBe(key);
    expect((await positionOf(scenario)).approvalStatus).toBe('APPROVAL_PENDING');
  });

  it('can be decided before it is answered', async () => {
    const scenario = await start(ownerPosition());
    await ask(scenario);
    expect(await statusOf(decide(scenario, { decision: 'APPROVED' }))).toBe(204);
    expect(await statusOf(answer(scenario))).toBe('NO_QUESTION');
    expect(await positionOf(scenario)).not.toHaveProperty('answerUntil');
    await advance(scenario, 15 * DAY_HOURS);
    expect((await positionOf(scenario)).approvalStatus).toBe('APPROVED');
  });

  it('comes too late once all positions are decided, paid or not: an order is payable only then', async () => {
    const scenario = await start(mapPosition(), ownerPosition());
    expect(await statusOf(scenario.pay('SEPA'))).toBe('NOT_APPROVED');
    await scenario.decide(0, 'APPROVED');
    const asked = { decision: 'QUESTION', reason: 'Seit wann?' };
    expect(await statusOf(decide(scenario, asked, 2))).toBe('ALREADY_DECIDED');
    await scenario.pay('SEPA');
    await scenario.setPaymentStatus(0, 'SUCCESS');
    await scenario.notify(0);
    expect((await scenario.order()).orderStatus).toBe('READY_FOR_DELIVERY');
    expect(await statusOf(decide(scenario, asked, 2))).toBe('ALREADY_DECIDED');
    expect(await statusOf(decide(scenario, asked, 1))).toBe('ALREADY_DECIDED');
  });

  it('keeps the order from payment while other positions are approved', async () => {
    const scenario = await start(ownerPosition(), ownerPosition());
    await decide(scenario, { decision: 'APPROVED' }, 1);
    await decide(scenario, { decision: 'QUESTION', reason: 'Seit wann?' }, 2);
    expect(await scenario.order()).toMatchObject({
      orderStatus: 'APPROVAL_PENDING',
      nextAction: 'ANSWER',
    });
    expect(await statusOf(scenario.pay('SEPA'))).toBe('NOT_APPROVED');
  });
});

describe('an answer (DESK-2)', () => {
  it('is sent once by a second click, a retry and another device', async () => {
    const scenario = await start(ownerPosition());
    await ask(scenario);
    const both = await Promise.all([answer(scenario), answer(scenario)]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    expect(await statusOf(answer(scenario))).toBe(204);
    expect(await statusOf(answer(scenario, 'Etwas anderes.'))).toBe('NO_QUESTION');
    expect((await positionOf(scenario)).messages).toHaveLength(2);
  });

  it.each([
    ['', 'ANSWER_LENGTH'],
    [' \n', 'ANSWER_LENGTH'],
    ['lang '.repeat(401), 'INVALID_REQUEST'],
    ['Seit <b>Mai</b>', 'HTML_TAG'],
  ])('is refused, text %#', async (text, key) => {
    const scenario = await start(ownerPosition());
    await ask(scenario);
    expect(await statusOf(answer(scenario, text))).toBe(key);
  });

  it('without a question is refused', async () => {
    const scenario = await start(ownerPosition());
    expect(await statusOf(answer(scenario))).toBe('NO_QUESTION');
    expect(await statusOf(withdraw(scenario))).toBe('NO_QUESTION');
  });

  it('of another person finds nothing, nor does a withdrawal (SEC-1)', async () => {
    const scenario = await start(ownerPosition());
    await ask(scenario);
    const { positionId } = await positionOf(scenario);
    const stranger = await testApp.login(person('stranger'));
    const url = `/api/authenticated-customer/orders/${scenario.number}/positions/${positionId}`;
    const body = { question: 1, text: 'Seit Mai.' };
    const answers = [
      stranger({ method: 'POST', url: `${url}/answer`, body }),
      stranger({ method: 'DELETE', url }),
    ];
    expect(await Promise.all(answers.map(statusOf))).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    expect((await positionOf(scenario)).approvalStatus).toBe('QUESTION');
  });

  it.each(['APPROVED', 'REJECTED', 'QUESTION'])(
    'and %s at the same second: exactly one counts, the other is told so',
    async (decision) => {
      for (let round = 0; round < 4; round += 1) {
        const scenario = await start(ownerPosition());
        await ask(scenario);
        const made = { decision, reason: 'Neu', afterMessage: 1 };
        const calls = [
          () => statusOf(answer(scenario)),
          () => statusOf(decide(scenario, made)),
        ] as const;
        const [first, second] = round % 2 ? [calls[1], calls[0]] : calls;
        const results = await Promise.all([first(), second()]);
        const [answered, decided] = round % 2 ? results.toReversed() : results;
        if (answered === 204) expect(decided).toBe('ANSWER_ARRIVED');
        else {
          expect(decided).toBe(204);
          expect(answered).toBe(decision === 'QUESTION' ? 'QUESTION_CHANGED' : 'NO_QUESTION');
        }
        const { approvalStatus, messages = [] } = await positionOf(scenario);
        expect(approvalStatus).toBe(answered === 204 ? 'APPROVAL_PENDING' : decision);
        expect(messages.some(({ author }) => author === 'CUSTOMER')).toBe(answered === 204);
      }
    },
  );
});

describe('silence (DESK-2)', () => {
  it('is announced by a reminder, and rejects the position at the end of the period', async () => {
    const scenario = await start(ownerPosition());
    await ask(scenario);
    await advance(scenario, 11 * DAY_HOURS);
    expect(scenario.messages()).toEqual(['under-review', 'question']);
    await advance(scenario, DAY_HOURS);
    expect(scenario.messages()).toEqual(['under-review', 'question', 'remind-answer']);
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
    expect(scenario.messages().at(-1)).toBe('cancelled');
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
    expect(scenario.messages().at(-1)).toBe('withdrawn');
    expect(await scenario.summary()).toMatchObject({ rejectedCount: 0, positionCount: 2 });
    await scenario.pay('SEPA');
    await scenario.setPaymentStatus(0, 'SUCCESS');
    await scenario.notify(0);
    expect((await scenario.putExtract(2)).statusCode).toBe(409);
    expect((await scenario.putExtract(1)).statusCode).toBe(204);
    expect((await scenario.order()).orderStatus).toBe('GENERATION_COMPLETED');
  });

  it('beside a rejected position ends the order as rejected, with the legal remedy', async () => {
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
      expect(scenario.messages()).toEqual(['under-review', 'question']);
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
