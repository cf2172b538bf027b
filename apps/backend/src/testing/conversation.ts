import { type OrderScenario, startOrderScenario } from './order-scenario.ts';
import type { TestApp } from './test-app.ts';

/** Hours of a day. */
export const DAY_HOURS = 24;

const positionOf = async (scenario: OrderScenario, number = 1) => {
  const found = (await scenario.order()).orderPositions.find((one) => one.number === number);
  if (!found) throw new Error(`There is no position ${number}.`);
  return found;
};

const statusOf = async (pending: Promise<{ statusCode: number; body: string }>) => {
  const { statusCode, body } = await pending;
  return statusCode < 300 ? statusCode : JSON.parse(body).messageKey;
};

/** What authority and customer do about the positions of an order (DESK-2). @param testApp that of the test, once it is open */
export function conversations(testApp: () => TestApp) {
  const start = (...positions: readonly object[]) => startOrderScenario(testApp(), positions);

  /** A decision of the authority about one position. */
  async function decide(scenario: OrderScenario, decided: object, number = 1) {
    const { positionId } = await positionOf(scenario, number);
    return testApp().send({
      method: 'POST',
      url: '/api/review-result',
      body: { orderNumber: scenario.number, decisions: [{ positionId, ...decided }] },
      headers: { authorization: testApp().credentialOf('/api/review-result') },
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

  async function advance(scenario: OrderScenario, hours: number): Promise<void> {
    scenario.advanceHours(hours);
    await testApp().app.runJobs();
  }

  /** The position in the last review that the desk received. */
  const lastReview = (scenario: OrderScenario) => {
    const { body } = testApp().externalSystems.received.findLast(
      (one) => one.path === '/desk/api/reviews' && one.body.orderNumber === scenario.number,
    ) ?? { body: {} };
    return body;
  };
  return { start, positionOf, decide, ask, answer, withdraw, statusOf, advance, lastReview };
}
