import type { OrderPage } from '@portal/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOrderScenario } from '../../testing/order-scenario.ts';
import { mapPosition, ownerPosition } from '../../testing/small-cadastre.ts';
import { openTestApp, person, type TestApp } from '../../testing/test-app.ts';

const SEARCH = '/api/authenticated-customer/orders/search';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

describe('the searched list of orders (PAGE-12)', () => {
  it('has pages, groups with numbers, and a sorting', async () => {
    const customer = person('search');
    const order = (positions: readonly object[]) => {
      testApp.clock.now = new Date(testApp.clock.now.getTime() + 1000);
      return startOrderScenario(testApp, positions, {}, customer);
    };
    const cancelled = await order([mapPosition()]);
    await cancelled.cancel();
    const open = await order([mapPosition(), mapPosition()]);
    const reviewed = await order([ownerPosition()]);
    const search = async (query: string): Promise<OrderPage> =>
      (await reviewed.ask({ url: `${SEARCH}?${query}` })).json();
    const numbers = async (query: string) =>
      (await search(query)).items.map(({ orderNumber }) => orderNumber);

    const all = await search('');
    expect(all).toMatchObject({
      page: 0,
      total: 3,
      counts: { TO_DO: 1, IN_PROGRESS: 1, READY: 0, ENDED: 1 },
    });
    expect(all.items.map(({ orderNumber }) => orderNumber)).toEqual([
      reviewed.number,
      open.number,
      cancelled.number,
    ]);
    expect(all.items[0]).toEqual(await reviewed.summary());
    expect(await numbers('group=TO_DO')).toEqual([open.number]);
    expect(await numbers('sort=FEE_DESC&pageSize=1')).toEqual([open.number]);
    expect(await numbers('sort=FEE&pageSize=2&page=1')).toEqual([open.number]);
    expect(await numbers(`search=${open.number.toLowerCase()}`)).toEqual([open.number]);
    expect(await search('search=nothing')).toEqual({
      items: [],
      page: 0,
      total: 0,
      counts: { TO_DO: 0, IN_PROGRESS: 0, READY: 0, ENDED: 0 },
    });
  });

  it('contains no orders of other people (SEC-1)', async () => {
    const own = await startOrderScenario(testApp, [mapPosition()]);
    const other = await startOrderScenario(testApp, [mapPosition()]);
    const answer = await other.ask({ url: `${SEARCH}?search=${own.number}` });
    expect(answer.json()).toMatchObject({ items: [], total: 0 });
  });

  it('has the own references of the extracts, and finds orders by them (PAGE-6)', async () => {
    const { ask, number, order } = await startOrderScenario(testApp, [
      { ...mapPosition(), reference: ' Az.\n12/26 ' },
      mapPosition(),
    ]);
    const answer: OrderPage = (await ask({ url: `${SEARCH}?search=az.%2012/26` })).json();
    expect(answer.items).toMatchObject([{ orderNumber: number, references: ['Az. 12/26'] }]);
    const references = (await order()).orderPositions.map(({ reference }) => reference);
    expect(references).toEqual(['Az. 12/26', undefined]);
  });

  it('refuses an unknown group', async () => {
    const { ask } = await startOrderScenario(testApp, [mapPosition()]);
    expect((await ask({ url: `${SEARCH}?group=LOST` })).statusCode).toBe(400);
  });
});
