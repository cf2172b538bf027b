import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownerPosition } from '../../testing/small-cadastre.ts';
import { openTestApp, person, type TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
let client: Awaited<ReturnType<TestApp['login']>>;
beforeAll(async () => {
  testApp = await openTestApp();
  client = await testApp.login(person('justifies'));
});
afterAll(() => testApp.close());

const order = (justification: string) =>
  client({
    method: 'POST',
    url: '/api/authenticated-customer/orders',
    body: { orderPositions: [{ ...ownerPosition(), justification }] },
  });

describe('a justification', () => {
  it('must not contain NUL characters', async () => {
    const answer = await order('Ich plane einen Anbau\u0000 an der Grenze.');
    expect([answer.statusCode, answer.json().messageKey]).toEqual([400, 'INVALID_REQUEST']);
  });

  it('is stored without other control characters, which no document can show (OPS-11)', async () => {
    const created = await order('Ich plane\r\neinen\tAnbau\u{1B}[2J \u{202E}an der Grenze.');
    const [row] = await testApp.database.query(
      'select justification from order_positions where order_number = $1',
      [created.json().orderNumber],
    );
    expect(row?.justification).toBe('Ich plane\neinen Anbau[2J an der Grenze.');
  });
});
