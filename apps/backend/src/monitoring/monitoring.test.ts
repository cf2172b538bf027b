import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyOrder } from '../testing/copy-order.ts';
import { startOrderScenario } from '../testing/order-scenario.ts';
import { parcelIdOf, mapPosition, ownerPosition } from '../testing/small-cadastre.ts';
import { type TestApp, openTestApp, person } from '../testing/test-app.ts';

let testApp: TestApp;
const lines: string[] = [];
const logs = new Writable({
  write: (piece: Buffer, _encoding, done) => {
    lines.push(piece.toString());
    done();
  },
});
beforeAll(async () => {
  testApp = await openTestApp({ logs });
});
afterAll(() => testApp.close());

const operator = (url: string, method: 'GET' | 'POST' = 'GET') =>
  testApp.send({
    method,
    url: `/api${url}`,
    headers: { authorization: testApp.credentialOf(`/api${url}`) },
  });
const userMetrics = async () => (await operator('/monitoring/users')).json();
const metrics = async () => (await operator('/monitoring/operations')).json();

describe('metrics for operators (BE-10)', () => {
  it('require the integration credentials', async () => {
    expect((await testApp.send({ url: '/api/monitoring/operations' })).statusCode).toBe(401);
    expect(await metrics()).toMatchObject({ openReviews: 0, deadLetters: 0 });
  });

  it('count open reviews, open payments and dead letters, which can be retried', async () => {
    const reviewed = await startOrderScenario(testApp, [ownerPosition()]);
    const paid = await startOrderScenario(testApp, [mapPosition()]);
    await paid.pay('SEPA');
    expect(await metrics()).toMatchObject({ openReviews: 1, openPayments: 1, stuckPayments: 0 });
    await testApp.database.query(
      `update jobs set attempts = 40, dead_at = now() where kind = 'send-review' and subject = $1`,
      [reviewed.number],
    );
    expect(await metrics()).toMatchObject({ deadLetters: 1 });
    const retry = await operator('/monitoring/dead-letters/retry', 'POST');
    expect(retry.json()).toEqual({ retried: 1 });
    await testApp.app.runJobs();
    expect(await metrics()).toMatchObject({ deadLetters: 0, failedJobs: 0 });
    paid.advanceHours(49);
    expect(await metrics()).toMatchObject({ stuckPayments: 1 });
  });
});

describe('the build (OPS-9)', () => {
  it('is named by the health check and the metrics, and by no other check', async () => {
    const { version } = (await testApp.send({ url: '/api/health' })).json();
    expect(version).toMatch(/^\d+\.\d+\.\d+/);
    expect((await testApp.send({ url: '/api/health/ready' })).json().version).toBeUndefined();
    const { body } = await testApp.send({
      url: '/metrics',
      headers: { authorization: testApp.credentialOf('/api/monitoring/operations') },
    });
    expect(body).toContain(`portal_build_info{version="${version}",commit=""} 1`);
  });
});

/** Asks monitoring for the cadastre, which is down or not. */
const askWhile = async (isDown: boolean): Promise<void> => {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + 10_000);
  testApp.externalSystems.isDown = isDown;
  await testApp.send({ url: '/api/monitoring/products' });
};

describe('probes', () => {
  it('check the external systems', async () => {
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 10_000);
    testApp.externalSystems.isDown = true;
    for (const system of ['payment', 'products', 'identity']) {
      expect((await testApp.send({ url: `/api/monitoring/${system}` })).statusCode).toBe(503);
    }
    testApp.externalSystems.isDown = false;
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 10_000);
    for (const system of ['payment', 'products', 'identity', 'search']) {
      expect((await testApp.send({ url: `/api/monitoring/${system}` })).statusCode).toBe(200);
    }
  });

  it('name the system and the reason in the log, once until it is up again', async () => {
    const failures = () => lines.filter((line) => line.includes('"check failed"'));
    await askWhile(false);
    lines.length = 0;
    for (const isDown of [true, true, false, true]) await askWhile(isDown);
    await askWhile(false);
    expect(failures()).toHaveLength(2);
    expect(JSON.parse(failures()[0] ?? '')).toMatchObject({
      level: 40,
      system: 'products',
      reason: expect.stringMatching(
        /^http:\/\/127\.0\.0\.1:\d+ answered 503 to GET \/cadastre\/orders\.$/,
      ),
    });
  });

  it('count active sessions', async () => {
    const { activeSessions } = await userMetrics();
    await testApp.login(person('one-more'));
    expect(await userMetrics()).toEqual({ activeSessions: activeSessions + 1 });
  });
});

describe('verification of an extract (BEY-10)', () => {
  it('is public after delivery and contains the hash, but no personal data', async () => {
    const scenario = await startOrderScenario(testApp, [mapPosition()]);
    const { verificationCode } = await scenario.order();
    const verify = async () =>
      (await testApp.send({ url: `/api/verifications/${verificationCode}` })).json();
    expect(await verify()).toEqual({ code: verificationCode, genuine: false, document: null });
    await scenario.pay('SEPA');
    await scenario.setPaymentStatus(0, 'SUCCESS');
    await scenario.returnFromProvider(0);
    await scenario.putAllExtracts();
    const found = await verify();
    expect(found).toMatchObject({
      genuine: true,
      document: { sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
    expect(found.document.extracts).toEqual([
      expect.objectContaining({
        parcelId: parcelIdOf(114, 2),
        englishProductName: expect.any(String),
      }),
    ]);
    for (const secret of [scenario.number, 'Erika', 'Mustermann']) {
      expect(JSON.stringify(found)).not.toContain(secret);
    }
    await scenario.removeExtract();
    expect((await verify()).genuine).toBe(false);
  });
});

describe('list of orders (BEY-1)', () => {
  it('returns 1,000 orders, or a page of the wanted length, and leads to further ones (OPS-10, SAFE-10)', async () => {
    const client = await testApp.login(person('many'));
    const body = { orderPositions: [mapPosition()] };
    const headers = { 'idempotency-key': 'the-first-of-many-orders' };
    const url = '/api/authenticated-customer/orders';
    const first = (await client({ method: 'POST', url, body, headers })).json().orderNumber;
    await copyOrder(testApp.database, first, 1000);
    const list = async (query: string) => {
      const answer = await client({ url: `${url}${query}` });
      const [, next = null] = /^<(.*)>; rel="next"$/.exec(String(answer.headers.link)) ?? [];
      return { orders: answer.json(), next };
    };
    const { orders: all, next: rest } = await list('');
    expect(all).toHaveLength(1000);
    expect(rest).toBe(`?before=${all[999].orderNumber}&limit=1000`);
    const last = await list(rest ?? '');
    expect([last.orders.length, last.next]).toEqual([1, null]);
    const page = await list('?limit=10');
    expect(page.orders).toEqual(all.slice(0, 10));
    expect((await list(page.next ?? '')).orders).toEqual(all.slice(10, 20));
    expect(await list(`?limit=10&before=${all[989].orderNumber}`)).toMatchObject({
      orders: all.slice(990),
      next: expect.any(String),
    });
    expect(await list(`?limit=11&before=${all[989].orderNumber}`)).toEqual({
      orders: [...all.slice(990), ...last.orders],
      next: null,
    });
  });
});

describe('log lines', () => {
  it('contain refused events of orders', async () => {
    const scenario = await startOrderScenario(testApp, [ownerPosition()]);
    for (const decision of ['APPROVED', 'REJECTED'] as const) await scenario.decide(0, decision);
    await scenario.dispatch();
    for (const reason of ['ALREADY_DECIDED', 'ORDER_STATE']) {
      expect(lines.filter((line) => line.includes(`"reason":"${reason}"`))).toHaveLength(1);
    }
  });

  it('contain refused credentials', async () => {
    const before = lines.length;
    await testApp.send({ url: '/api/monitoring/operations' });
    const client = await testApp.login(person('refused'));
    const logout = { method: 'POST', url: '/api/authenticated-customer/logout' } as const;
    await client({ ...logout, headers: { 'x-xsrf-token': 'wrong' } });
    expect(lines.slice(before).filter((line) => line.includes('"msg":"refused"'))).toEqual([
      expect.stringContaining('"reason":"The integration credentials are wrong."'),
      expect.stringContaining('"reason":"The XSRF token is missing or wrong."'),
    ]);
  });

  it('contain the request id and no personal data', () => {
    const all = lines.join('');
    expect(lines.length).toBeGreaterThan(20);
    const entries = lines.map((line): Record<string, unknown> => JSON.parse(line));
    expect(entries.filter((entry) => 'req' in entry && !entry.reqId)).toEqual([]);
    const personal = ['Erika', 'Mustermann', 'example.org', 'Anbau', 'portal_session'];
    for (const secret of personal) expect(all).not.toContain(secret);
  });
});
