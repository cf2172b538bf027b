import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PostgresServer, startPostgres } from '../testing/postgres-server.ts';
import { mapPosition } from '../testing/small-cadastre.ts';
import { openTestApp, person, type TestApp } from '../testing/test-app.ts';
import { type Database } from './database.ts';
import { openPostgres } from './postgres.ts';

const ORDERS = '/api/authenticated-customer/orders';
let server: PostgresServer;
let database: Database;
let testApp: TestApp;
let client: Awaited<ReturnType<TestApp['login']>>;

beforeAll(async () => {
  server = await startPostgres();
  database = openPostgres(server.url, () => undefined);
  testApp = await openTestApp({ database, env: { RATE_LIMIT_ORDER: '100000' } });
  client = await testApp.login(person('failover'));
}, 60_000);
afterAll(async () => {
  await testApp.close();
  await server.remove();
});

type Answer = Awaited<ReturnType<typeof client>>;

/** An unavailable database is a temporary problem; the response contains when to retry. */
function expectUnavailable(answer: Answer): void {
  expect([answer.statusCode, answer.json().messageKey]).toEqual([503, 'TECHNICAL_PROBLEM']);
  expect(answer.headers['content-type']).toBe('application/problem+json');
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
}

const create = (key: string) =>
  client({
    method: 'POST',
    url: ORDERS,
    body: { orderPositions: [mapPosition()] },
    headers: { 'idempotency-key': key },
  });

/** Repeats a request until it succeeds. @returns the time in ms */
async function untilOk(request: () => Promise<Answer>): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < 20_000) {
    const { statusCode } = await request();
    if (statusCode < 300) return performance.now() - began;
    await pause(100);
  }
  throw new Error('The request never succeeded.');
}

describe('database failover (BIG-1)', () => {
  it('survives terminated connections under load and loses no confirmed order', async () => {
    const operator = new Client({ connectionString: server.url });
    operator.on('error', () => undefined);
    await operator.connect();
    const over = new AbortController();
    const confirmed: string[] = [];
    const refused: Answer[] = [];
    const load = Array.from({ length: 12 }, async (_, user) => {
      for (let index = 0; !over.signal.aborted; index += 1) {
        const answer = await create(`failover-key-${user}-${index}`);
        if (answer.statusCode === 201) confirmed.push(answer.json().orderNumber);
        else refused.push(answer);
      }
    });
    // The number of rounds depends on the speed of the machine.
    for (let round = 0; round < 60 && (confirmed.length < 20 || refused.length < 5); round += 1) {
      await pause(150 + 20 * round);
      await operator.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and usename = current_user',
      );
    }
    over.abort();
    await Promise.all(load);
    await operator.end();
    expect(confirmed.length).toBeGreaterThanOrEqual(20);
    expect(refused.length).toBeGreaterThan(0);
    for (const answer of refused) expectUnavailable(answer);
    await untilOk(() => client({ url: ORDERS }));
    const numbers = (await client({ url: ORDERS }))
      .json()
      .map((one: { orderNumber: string }) => one.orderNumber);
    expect(numbers).toEqual(expect.arrayContaining(confirmed));
  }, 60_000);

  it('answers 503 while the server is stopped and recovers without intervention', async () => {
    const stopJobs = await testApp.app.startJobs();
    await server.stop();
    for (let index = 0; index < 5; index += 1) {
      const began = performance.now();
      expectUnavailable(await client({ url: ORDERS }));
      expect(performance.now() - began).toBeLessThan(3000);
    }
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 10_000);
    const began = performance.now();
    expect((await testApp.send({ url: '/api/health' })).statusCode).toBe(503);
    expect(performance.now() - began).toBeLessThan(1000);
    await server.start();
    expect(await untilOk(() => client({ url: ORDERS }))).toBeLessThan(10_000);
    await untilOk(() => create('after-the-failover'));
    const pending = `select 1 from jobs where done_at is null and run_at <= '${testApp.clock.now.toISOString()}' and subject <> 'portal'`;
    for (let wait = 0; (await database.query(pending)).length > 0; wait += 1) {
      expect(wait).toBeLessThan(100);
      await pause(100);
    }
    await stopJobs();
  }, 60_000);

  it('limits the time of statements and of waiting for locks and connections', async () => {
    await expect(database.query('select pg_sleep(60)')).rejects.toThrow('database');
    const holder = new Client({ connectionString: server.url });
    await holder.connect();
    await holder.query('begin; lock table orders in access exclusive mode');
    const answers = await Promise.all(Array.from({ length: 30 }, () => client({ url: ORDERS })));
    for (const answer of answers) expectUnavailable(answer);
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 10_000);
    const blocked = Array.from({ length: 30 }, () => client({ url: ORDERS }));
    await pause(200);
    const began = performance.now();
    await testApp.send({ url: '/api/health' });
    expect(performance.now() - began).toBeLessThan(1000);
    await Promise.all(blocked);
    await holder.query('rollback');
    await holder.end();
    expect((await client({ url: ORDERS })).statusCode).toBe(200);
  }, 60_000);
});
