import { afterAll, beforeAll, expect, it } from 'vitest';
import { startOrderScenario } from '../../testing/order-scenario.ts';
import { mapPosition } from '../../testing/small-cadastre.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

it('leads no tab to the page of the method that another tab has chosen (OPS-11)', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const scenario = await startOrderScenario(testApp, [mapPosition()]);
    const methods = ['SEPA', 'PAY_PAL'];
    const answers = await Promise.all(methods.map((method) => scenario.pay(method)));
    const attempts = await testApp.database.query<{ method: string; redirect_url: string }>(
      'select method, redirect_url from payments where order_number = $1',
      [scenario.number],
    );
    expect(answers.some(({ statusCode }) => statusCode === 200)).toBe(true);
    for (const [index, answer] of answers.entries()) {
      if (answer.statusCode !== 200) continue;
      const { redirectUrl } = answer.json();
      const own = attempts.find((attempt) => attempt.redirect_url === redirectUrl);
      expect(own?.method).toBe(methods[index]);
    }
    const open = (await scenario.payments()).filter(({ status }) => status === 'OPEN');
    expect(open).toHaveLength(1);
  }
});
