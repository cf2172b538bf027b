import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

const YESTERDAY = new Date(Date.now() - 24 * 3_600_000);

/** Creates a file of yesterday. */
function createFile(folder: string, name: string, age: Date = YESTERDAY): void {
  const place = join(testApp.fileFolder, folder);
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, name), '%PDF-1.7 half');
  utimesSync(join(place, name), age, age);
}

const filesIn = (folder: string): string[] =>
  readdirSync(join(testApp.fileFolder, folder)).toSorted();

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
    createFile('incoming', 'half-received');
    createFile('incoming', 'being-received', new Date());
    createFile('extracts', 'AAAA-AAAA-AAAA.pdf');
    createFile('extracts', 'BBBB-BBBB-BBBB.pdf', new Date());
    utimesSync(
      join(testApp.fileFolder, 'extracts', `${scenario.number}-1.pdf`),
      YESTERDAY,
      YESTERDAY,
    );

    await testApp.app.scheduleJobs();
    await purgeTwice();
    expect(filesIn('incoming')).toEqual(['being-received']);
    expect(filesIn('extracts')).toEqual(
      ['BBBB-BBBB-BBBB.pdf', `${scenario.number}-1.pdf`].toSorted(),
    );
    const finished = await count('jobs', 'done_at is not null');
    expect(finished).toBeGreaterThan(5);
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
