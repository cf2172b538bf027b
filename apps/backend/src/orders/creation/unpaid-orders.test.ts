import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyOrder } from '../../testing/copy-order.ts';
import { mapPosition } from '../../testing/small-cadastre.ts';
import { openTestApp, person, type TestApp } from '../../testing/test-app.ts';
import { MAX_UNPAID_ORDERS } from './create-order.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

it('refuses another order of a person with many unpaid ones, also of simultaneous calls (OPS-10)', async () => {
  const client = await testApp.login(person('many-unpaid'));
  const other = await testApp.login(person('another'));
  const url = '/api/authenticated-customer/orders';
  const order = async (by: typeof client) => {
    const body = { orderPositions: [mapPosition()] };
    const answer = await by({ method: 'POST', url, body });
    return answer.statusCode === 201 ? 201 : answer.json().messageKey;
  };
  const body = { orderPositions: [mapPosition()] };
  const { orderNumber } = (await client({ method: 'POST', url, body })).json();
  await copyOrder(testApp.database, orderNumber, MAX_UNPAID_ORDERS - 2);
  expect(await Promise.all([order(client), order(client)])).toEqual(
    expect.arrayContaining([201, 'UNPAID_ORDERS']),
  );
  expect(await order(other)).toBe(201);
  // What is cancelled or paid does not count.
  await client({ method: 'DELETE', url: `${url}/${orderNumber}` });
  expect(await order(client)).toBe(201);
});
