import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { mapPosition, ownerPosition } from '../../testing/small-cadastre.ts';
import { openTestApp, person, type TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

it('an order with several positions reads parcels and authorities with one statement', async () => {
  const client = await testApp.login(person('several-positions'));
  const query = vi.spyOn(testApp.database, 'query');
  const answer = await client({
    method: 'POST',
    url: '/api/authenticated-customer/orders',
    body: { orderPositions: [mapPosition(), ownerPosition(), mapPosition(), ownerPosition()] },
    headers: { 'idempotency-key': 'the-key-of-several-positions' },
  });
  const reads = query.mock.calls.filter(([sql]) => /\b(?:parcels|authorities)\b/.test(sql));
  query.mockRestore();
  expect(answer.statusCode).toBe(201);
  expect(reads).toHaveLength(1);
  const names = await testApp.database.query<{ name: string }>(
    'select authority_name as name from order_positions where order_number = $1',
    [answer.json().orderNumber],
  );
  expect(names.map(({ name }) => name)).toEqual(Array.from({ length: 4 }, () => 'Katasteramt'));
});
