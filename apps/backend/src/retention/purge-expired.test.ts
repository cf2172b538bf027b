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

/** A file as it lies there since yesterday. */
function leaveFile(folder: string, name: string, age: Date = YESTERDAY): void {
  const place = join(testApp.fileFolder, folder);
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, name), '%PDF-1.7 half');
  utimesSync(join(place, name), age, age);
}

const filesIn = (folder: string): string[] =>
  readdirSync(join(testApp.fileFolder, folder)).toSorted();

/** Both processes want to do it at once. */
async function keepHouse(): Promise<void> {
  const secondApp = await testApp.openSecondApp();
  await Promise.all([testApp.app.runJobs(), secondApp.runJobs()]);
  await secondApp.server.close();
}

describe('purging expired data', () => {
  it('throws away what nobody needs any more, and nothing else', async () => {
    const scenario = await startOrderScenario(testApp, [{ ...mapPosition(), numberOfCopies: 0 }]);
    await scenario.payTwice();
    await scenario.putExtract();
    await scenario.putInvoice();
    await testApp.app.runJobs();
    const open = await startOrderScenario(testApp, [mapPosition()]);
    await open.pay('SEPA');
    await open.setPaymentStatus(0, 'FAILED');
    await open.notify(0);
    await testApp.login(person('never-orders'));
    const target = encodeURIComponent('http://localhost:8080/');
    await testApp.send({ url: `/api/authenticate?redirectToUrl=${target}` });
    leaveFile('incoming', 'half-received');
    leaveFile('incoming', 'being-received', new Date());
    leaveFile('extracts', 'AAAA-AAAA-AAAA.pdf');
    leaveFile('extracts', 'BBBB-BBBB-BBBB.pdf', new Date());
    utimesSync(
      join(testApp.fileFolder, 'extracts', `${scenario.number}.pdf`),
      YESTERDAY,
      YESTERDAY,
    );

    await testApp.app.scheduleJobs();
    await keepHouse();
    expect(filesIn('incoming')).toEqual(['being-received']);
    expect(filesIn('extracts')).toEqual(
      ['BBBB-BBBB-BBBB.pdf', `${scenario.number}.pdf`].toSorted(),
    );
    const finished = await count('jobs', 'done_at is not null');
    expect(finished).toBeGreaterThan(5);
    expect(await count('login_attempts')).toBe(1);
    expect(await count('customers', `subject = 'never-orders'`)).toBe(1);

    // A day later sessions and logins have run out; a month later the rest has.
    scenario.advanceHours(24 * 6);
    await keepHouse();
    expect(await count('sessions')).toBe(0);
    expect(await count('login_attempts')).toBe(0);
    expect(await count('jobs', 'done_at is not null')).toBeGreaterThanOrEqual(finished);
    scenario.advanceHours(24 * 26);
    await keepHouse();
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

  it('forgets attempts that brought no money only when their order is over', async () => {
    const scenario = await startOrderScenario(testApp, [mapPosition()]);
    await scenario.pay('SEPA');
    await scenario.setPaymentStatus(0, 'FAILED');
    await scenario.notify(0);
    scenario.advanceHours(24 * 31);
    await keepHouse();
    // The order has expired meanwhile, and its attempt is old enough.
    await testApp.app.runJobs();
    scenario.advanceHours(2);
    await keepHouse();
    expect((await scenario.order()).closeResolution).toBe('EXPIRED');
    expect(await scenario.payments()).toEqual([]);
    const failed = `kind in ('housekeeping', 'refresh-cadastre') and last_error is not null`;
    expect(await count('jobs', failed)).toBe(0);
  });
});
