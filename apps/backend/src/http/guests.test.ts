import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openTestApp, person, type TestApp } from '../testing/test-app.ts';
import { dailyBound } from './daily-bound.ts';

const SEARCH = {
  params: { localSubdistrictId: '0653', cadastralSection: '3', parcelNumber: '114/2' },
  page: 0,
  limit: 7,
};

const GUEST = { 'x-guest': 'true' };

/** Calls of somebody who has not logged in, with the token of the page. */
async function guestOf({ send }: TestApp) {
  const { headers } = await send({ url: '/api/configuration' });
  const cookie = [headers['set-cookie']].flat().join();
  const token = /XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? '';
  return (url: string, body?: object) =>
    send(
      body
        ? {
            method: 'POST',
            url,
            body,
            headers: { ...GUEST, 'x-xsrf-token': token, cookie: `XSRF-TOKEN=${token}` },
          }
        : { url, headers: GUEST },
    );
}

describe('people who have not logged in (OPEN-1)', () => {
  let open: TestApp;
  beforeAll(async () => {
    open = await openTestApp({
      configuration: { openSearch: true },
      env: { RATE_LIMIT_GUEST: '3', GUEST_SEARCHES_PER_DAY: '1000' },
    });
  });
  afterAll(() => open.close());

  it('search parcels where the state allows it, without addresses', async () => {
    const call = await guestOf(open);
    const { items } = (await call('/api/land/parcels/search-by-parcel-details', SEARCH)).json();
    expect(items.length).toBeGreaterThan(0);
    expect(items.every((item: object) => !('addresses' in item))).toBe(true);
    const client = await open.login(person('guests'));
    const found = await client({
      method: 'POST',
      url: '/api/land/parcels/search-by-parcel-details',
      body: SEARCH,
    });
    expect(JSON.stringify(found.json())).toContain('"addresses"');
    expect((await call('/api/land/subdistricts')).statusCode).toBe(200);
    expect((await call('/api/land/parcels/suggest', { text: 'Linden' })).statusCode).toBe(200);
  });

  it('see neighbours and the ground of buildings, without house numbers, uses and streets (DATA-8)', async () => {
    const call = await guestOf(open);
    const url = '/api/land/parcels/surroundings';
    const body = {
      boxes: [
        [
          [395_000, 5_795_000],
          [395_060, 5_795_020],
        ],
      ],
    };
    const { buildings, parcels } = (await call(url, body)).json();
    expect(buildings).toHaveLength(2);
    expect(buildings.map(({ houseNumber }: { houseNumber: unknown }) => houseNumber)).toEqual([
      null,
      null,
    ]);
    expect(parcels).toHaveLength(3);
    expect(JSON.stringify(parcels)).not.toMatch(/Am Berg|Wohnbaufläche/);
    const client = await open.login(person('guests'));
    const found = (await client({ method: 'POST', url, body })).json();
    expect(found.buildings[0].houseNumber).toBe('12 a, 12 b');
    expect(JSON.stringify(found.parcels)).toMatch(/Am Berg.*Wohnbaufläche/);
  });

  it('order nothing', async () => {
    const call = await guestOf(open);
    for (const url of ['/api/authenticated-customer', '/api/authenticated-customer/sessions']) {
      expect((await call(url)).statusCode).toBe(401);
    }
    expect((await call('/api/authenticated-customer/orders', {})).statusCode).toBe(401);
  });

  it('see fees, and the authority of a parcel', async () => {
    const call = await guestOf(open);
    const [category] = (await open.send({ url: '/api/categories' })).json();
    const request = { productId: category.products[0].id, paperCopies: 1, digital: true };
    const prices = await call('/api/price/calculate', [request]);
    expect(prices.json()).toMatchObject([{ currency: 'EUR' }]);
    const { items } = (await call('/api/land/parcels/search-by-parcel-details', SEARCH)).json();
    const authority = await call(`/api/ca/find-by-parcel/${items[0].parcelId}`);
    expect(authority.json()).toHaveProperty('zipCode');
  });

  it('may have the cookie of a session that has ended; without the header they are told so', async () => {
    const cookie = 'portal_session=ended';
    const url = '/api/land/subdistricts';
    const asGuest = await open.send({ url, headers: { ...GUEST, cookie } });
    expect(asGuest.statusCode).toBe(200);
    expect((await open.send({ url, headers: { cookie } })).statusCode).toBe(401);
  });

  it('are refused like everybody without a session, unless they say that they are guests', async () => {
    expect((await open.send({ url: '/api/land/subdistricts' })).statusCode).toBe(401);
  });

  it('make few calls a minute from one network', async () => {
    const call = await guestOf(open);
    const url = '/api/land/parcels/search-by-map-coordinates';
    const ask = () => call(url, { params: { x: 392_000, y: 5_793_000 }, page: 0, limit: 7 });
    const statuses = [];
    for (let count = 0; count < 5; count++) statuses.push((await ask()).statusCode);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });
});

describe('people who have not logged in, in a state that does not let them search (OPEN-1)', () => {
  let closed: TestApp;
  beforeAll(async () => {
    closed = await openTestApp({ configuration: { openSearch: false } });
  });
  afterAll(() => closed.close());

  it('are asked to log in', async () => {
    const call = await guestOf(closed);
    const { statusCode } = await call('/api/land/parcels/search-by-parcel-details', SEARCH);
    expect(statusCode).toBe(401);
  });
});

describe('the calls of guests on a day (OPEN-1)', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
    await migrate(database);
  });
  afterAll(() => database.close());

  it('are bounded for all processes together', async () => {
    const [one, other] = [dailyBound(database, 10), dailyBound(database, 10)];
    const calls = Array.from({ length: 15 }, () => [one.take(), other.take()]);
    const taken = await Promise.all(calls.flat());
    expect(taken.filter(Boolean)).toHaveLength(10);
    expect(await dailyBound(database, 10).take()).toBe(false);
    expect(await dailyBound(database, 11).take()).toBe(true);
  });

  it('begin anew with the day', async () => {
    await database.query(`update guest_calls set day = day - 1`);
    expect(await dailyBound(database, 10).take()).toBe(true);
  });
});
