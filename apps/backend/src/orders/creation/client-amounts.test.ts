import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOrderScenario } from '../../testing/order-scenario.ts';
import { mapPosition } from '../../testing/small-cadastre.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

const ORDERS = '/api/authenticated-customer/orders';

/** What a client adds that wants to pay one cent. */
const AMOUNTS = {
  amount: 1,
  amountCents: 1,
  price: { priceGross: 1 },
  priceGross: 1,
  total: { priceGross: 1 },
};

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

describe('amounts that a client sends (BE-9)', () => {
  it.each(Object.entries(AMOUNTS))('are refused: %s', async (field, amount) => {
    const scenario = await startOrderScenario(testApp, [mapPosition()]);
    const orders = async () => (await scenario.ask({ url: ORDERS })).json();
    const before = await orders();
    const refusal = async (url: string, body: object) => {
      const answer = await scenario.ask({ method: 'POST', url, body });
      expect(answer.json()).toMatchObject({ status: 400, messageKey: 'INVALID_REQUEST' });
      return answer.json().errors[0].field;
    };
    const position = { ...mapPosition(), [field]: amount };
    expect(await refusal(ORDERS, { orderPositions: [position] })).toBe(`orderPositions.0.${field}`);
    const order = { orderPositions: [mapPosition()], [field]: amount };
    expect(await refusal(ORDERS, order)).toBe(field);
    const payment = { paymentMethod: 'SEPA', [field]: amount };
    expect(await refusal(`${ORDERS}/${scenario.number}/pay`, payment)).toBe(field);
    expect(await orders()).toEqual(before);
    expect(await scenario.payments()).toEqual([]);
  });

  it('are not needed: order and payment have the total of the server', async () => {
    const scenario = await startOrderScenario(testApp, [mapPosition(), mapPosition()]);
    // Twice a PDF for 22,00 €, a first copy for 22,00 € and a second one for 7,00 €.
    expect((await scenario.order()).total.priceGross).toBe(10_200);
    await scenario.pay('SEPA');
    const asked = testApp.externalSystems.received.filter(
      ({ body }) => body['reference'] === scenario.number,
    );
    expect(asked.map(({ body }) => body['amountCents'])).toEqual([10_200]);
  });
});
