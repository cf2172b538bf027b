import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOrderScenario } from '../testing/order-scenario.ts';
import { mapPosition } from '../testing/small-cadastre.ts';
import { type TestApp, openTestApp, person } from '../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp({ env: { RETENTION_DAYS: '30' } });
});
afterAll(() => testApp.close());

const count = async (table: string, condition = 'true'): Promise<number> =>
  (await testApp.database.query(`select 1 from ${table} where ${condition}`)).length;

/** Runs the job in two processes concurrently. */
async function purgeTwice(): Promise<void> {
  const secondApp = await testApp.openSecondApp();
  await Promise.all([testApp.app.runJobs(), secondApp.runJobs()]);
  await secondApp.server.close();
}

describe('purging expired data', () => {
  it('deletes expired data only', async () => {
    const scenario = await startOrderScenario(testApp, [{ ...mapPosition(), numberOfCopies: 0 }]);
    await scenario.payTwice();
    await scenario.putAllExtracts();
    await scenario.putInvoice();
    await testApp.app.runJobs();
    const open = await startOrderScenario(testApp, [mapPosition()]);
    await open.pay('SEPA');
    await open.setPaymentStatus(0, 'FAILED');
    await open.notify(0);
    await testApp.login(person('never-orders'));
    const target = encodeURIComponent('http://localhost:8080/');
    await testApp.send({ url: `/api/authenticate?redirectToUrl=${target}` });
    const abandoned = await testApp.app.services.files.receive('EXTRACT', Readable.from(['%PDF-']));
    await testApp.database.query(`update unreferenced_files set since = now() - interval '1 day'`);
    const recent = await testApp.app.services.files.receive('EXTRACT', Readable.from(['%PDF-']));

    await testApp.app.scheduleJobs();
    await purgeTwice();
    await expect(testApp.app.services.files.read(abandoned.key)).rejects.toThrow('ENOENT');
    for await (const piece of await testApp.app.services.files.read(recent.key)) {
      expect(String(piece)).toBe('%PDF-');
    }
    const finished = await count('jobs', 'done_at is not null');
    expect(finished).toBeGreaterThan(3);
    expect(await count('login_attempts')).toBe(1);
    expect(await count('customers', `subject = 'never-orders'`)).toBe(1);

    // Sessions and logins expire after days, the rest after a month.
    scenario.advanceHours(24 * 6);
    await purgeTwice();
    expect(await count('sessions')).toBe(0);
    expect(await count('login_attempts')).toBe(0);
    expect(await count('jobs', 'done_at is not null')).toBeGreaterThanOrEqual(finished);
    scenario.advanceHours(24 * 26);
    await purgeTwice();
    // What another job changed at that moment, such as the deadline of the open order, waits for the purge of the next day.
    scenario.advanceHours(24);
    await purgeTwice();
    expect(
      await count(
        'jobs',
        `done_at < '${new Date(testApp.clock.now.getTime() - 30 * 24 * 3_600_000).toISOString()}'`,
      ),
    ).toBe(0);
    expect(await count('customers', `subject = 'never-orders'`)).toBe(0);
    expect(await count('orders', 'idempotency_key is not null')).toBe(0);
    expect((await scenario.payments()).map(({ status }) => status)).toEqual(['SUCCESS', 'SUCCESS']);
    expect((await scenario.download()).statusCode).toBe(200);
    expect((await scenario.order()).timeline?.at(-1)).toBeDefined();
  });

  it('deletes unsuccessful payment attempts of closed orders only', async () => {
    const scenario = await startOrderScenario(testApp, [mapPosition()]);
    await scenario.pay('SEPA');
    await scenario.setPaymentStatus(0, 'FAILED');
    await scenario.notify(0);
    scenario.advanceHours(24 * 31);
    await purgeTwice();
    // The order has expired, and its attempt is older than the retention.
    await testApp.app.runJobs();
    scenario.advanceHours(2);
    await purgeTwice();
    expect((await scenario.order()).closeResolution).toBe('EXPIRED');
    expect(await scenario.payments()).toEqual([]);
    const failed = `kind in ('housekeeping', 'refresh-cadastre') and last_error is not null`;
    expect(await count('jobs', failed)).toBe(0);
  });
});
