import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conversations, DAY_HOURS } from '../../testing/conversation.ts';
import { mapPosition, ownerPosition } from '../../testing/small-cadastre.ts';
import { openTestApp, person, type TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const { start, positionOf, decide, ask, answer, withdraw, statusOf, advance, lastReview } =
  conversations(() => testApp);

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
        const refused = decision === 'QUESTION' ? 'QUESTION_CHANGED' : 'NO_QUESTION';
        expect([
          [204, 'ANSWER_ARRIVED'],
          [refused, 204],
        ]).toContainEqual([answered, decided]);
        const { approvalStatus, messages = [] } = await positionOf(scenario);
        expect(approvalStatus).toBe(answered === 204 ? 'APPROVAL_PENDING' : decision);
        expect(messages.some(({ author }) => author === 'CUSTOMER')).toBe(answered === 204);
      }
    },
  );
});
