import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mapPosition } from '../testing/small-cadastre.ts';
import { openTestApp, person, type TestApp } from '../testing/test-app.ts';

const LIMIT = 20;
let first: TestApp;
let second: TestApp;
beforeAll(async () => {
  const limits = ['LOGIN', 'SEARCH', 'SUGGESTION', 'VERIFICATION', 'ORDER', 'PAYMENT'];
  const env = {
    TRUST_PROXY: '10.0.0.0/8',
    MAX_CALLS: '1000',
    ...Object.fromEntries(limits.map((name) => [`RATE_LIMIT_${name}`, String(LIMIT)])),
  };
  first = await openTestApp({ env });
  const shared = { ...first.database, close: async () => undefined };
  second = await openTestApp({ env, database: shared });
});
afterAll(async () => {
  await second.close();
  await first.close();
});

type Send = (index: number) => Promise<{ readonly statusCode: number }>;

/** The minute of the database, and the seconds left of it. */
async function minute(): Promise<{ readonly start: number; readonly left: number }> {
  const [row] = await first.database.query<{ start: number; left: number }>(
    `select extract(epoch from date_trunc('minute', clock_timestamp()))::float8 as start,
       60 - extract(second from clock_timestamp())::float8 as left`,
  );
  if (!row) throw new Error('The database has no clock.');
  return row;
}

/** Sends calls concurrently within one minute. @returns how many were not refused by the limit */
async function countAllowed(calls: number, send: Send): Promise<number> {
  for (;;) {
    const { start, left } = await minute();
    const answers = await Promise.all(Array.from({ length: calls }, (_none, index) => send(index)));
    const end = await minute();
    // Another refusal would hide that of the limit.
    expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
    if (end.start === start) return answers.filter(({ statusCode }) => statusCode !== 429).length;
    // The minute ended meanwhile: again in the next one, which is not used yet.
    await pause(end.left * 1000 + 100);
    if (left > 50) throw new Error('The calls take more than a minute.');
  }
}

const search = { method: 'POST', url: '/api/land/parcels/search-by-address', body: {} } as const;

const verify = (forwarded: string, from: string) =>
  first.app.server.inject({
    url: '/api/verifications/AAAA-BBBB-CCCC',
    remoteAddress: from,
    headers: { 'x-forwarded-for': forwarded },
  });

const postAnswer = (from: string) =>
  first.app.server.inject({
    method: 'POST',
    url: '/api/authenticate/assertion-consumer',
    remoteAddress: from,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `SAMLResponse=${'A'.repeat(100_000)}`,
  });

// A test waits for the next minute when the calls do not fit into the current one.
describe('rate limits (BIG-6, SEC-6)', { timeout: 200_000 }, () => {
  it('apply to a person in all processes together', async () => {
    const clients = [await first.login(person('limited')), await second.login(person('limited'))];
    const send: Send = (index) => {
      const client = clients[index % 2];
      if (!client) throw new Error('There are two clients.');
      return client(search);
    };
    const allowed = await countAllowed(3 * LIMIT, send);
    expect(allowed).toBeLessThanOrEqual(LIMIT);
    expect(allowed).toBeGreaterThanOrEqual(LIMIT - 4);
  });

  it('do not refuse a person because of another one behind the same address', async () => {
    const one = await first.login(person('busy'));
    const other = await first.login(person('quiet'));
    expect(await countAllowed(LIMIT + 5, () => one(search))).toBe(LIMIT);
    expect((await other(search)).statusCode).toBe(400);
  });

  it('apply to each forwarded address of a trusted proxy', async () => {
    const addresses = 200;
    const allowed = await countAllowed(addresses, (index) =>
      verify(`192.0.2.${index}`, '10.1.2.3'),
    );
    expect(allowed).toBe(addresses);
    expect(await countAllowed(LIMIT + 5, () => verify('198.51.100.1', '10.1.2.3'))).toBe(LIMIT);
  });

  it('do not believe others what they forward', async () => {
    const allowed = await countAllowed(LIMIT + 5, (index) =>
      verify(`203.0.113.${index}`, '198.51.100.7'),
    );
    expect(allowed).toBe(LIMIT);
  });

  it('count a network of IPv6 as one address', async () => {
    const allowed = await countAllowed(LIMIT + 5, (index) =>
      verify(`2001:db8:1:2::${index + 1}`, '10.1.2.3'),
    );
    expect(allowed).toBe(LIMIT);
  });

  it('apply to answers of the identity service by their address (SAFE-1)', async () => {
    expect(await countAllowed(LIMIT + 5, () => postAnswer('198.51.100.9'))).toBe(LIMIT);
    // Another address may still log in.
    expect((await postAnswer('198.51.100.10')).statusCode).toBe(404);
  });

  it('apply to creating, paying and cancelling orders, and to the logout', async () => {
    const client = await first.login(person('orders'));
    const orders = '/api/authenticated-customer/orders';
    const create: Send = (index) =>
      client({
        method: 'POST',
        url: orders,
        body: { orderPositions: [mapPosition()] },
        headers: { 'idempotency-key': `a-key-of-many-orders-${index}` },
      });
    expect(await countAllowed(LIMIT + 3, create)).toBe(LIMIT);
    const url = `${orders}/AAAA-BBBB-CCCC`;
    const body = { paymentMethod: 'SEPA' };
    expect(
      await countAllowed(LIMIT + 3, () => client({ method: 'POST', url: `${url}/pay`, body })),
    ).toBe(LIMIT);
    expect(await countAllowed(LIMIT + 3, () => client({ method: 'DELETE', url }))).toBe(LIMIT);
    const logout = { method: 'POST', url: '/api/authenticated-customer/logout' } as const;
    expect(await countAllowed(LIMIT + 3, () => client(logout))).toBe(LIMIT);
  });

  it('apply to suggestions, and to option lists, which are searched while people type', async () => {
    const client = await first.login(person('typing'));
    const suggest = {
      method: 'POST',
      url: '/api/land/parcels/suggest',
      body: { text: 'li' },
    } as const;
    expect(await countAllowed(LIMIT + 3, () => client(suggest))).toBe(LIMIT);
    for (const list of ['subdistricts', 'districts']) {
      const url = `/api/land/${list}?search=li&limit=1`;
      expect(await countAllowed(LIMIT + 3, () => client({ url }))).toBe(LIMIT);
    }
  });

  it('are stored without addresses or persons', async () => {
    const rows = await first.database.query<{ key: string }>('select key from rate_limits');
    expect(rows.length).toBeGreaterThanOrEqual(200);
    expect(rows.filter(({ key }) => !/^[\w-]{43}$/.test(key))).toEqual([]);
  });
});
