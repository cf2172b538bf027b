import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse, person } from '../testing/house.ts';
import { orderWorld } from '../testing/order-world.ts';
import { mapPosition } from '../testing/small-land.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse({ env: { RETENTION_DAYS: '30' } });
});
afterAll(() => house.close());

const count = async (table: string, condition = 'true'): Promise<number> =>
  (await house.database.query(`select 1 from ${table} where ${condition}`)).length;

const YESTERDAY = new Date(Date.now() - 24 * 3_600_000);

/** A file as it lies there since yesterday. */
function leaveFile(folder: string, name: string, age: Date = YESTERDAY): void {
  const place = join(house.files, folder);
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, name), '%PDF-1.7 half');
  utimesSync(join(place, name), age, age);
}

const filesIn = (folder: string): string[] => readdirSync(join(house.files, folder)).toSorted();

/** Both processes want to do it at once. */
async function keepHouse(): Promise<void> {
  const twin = await house.openTwin();
  await Promise.all([house.app.runJobs(), twin.runJobs()]);
  await twin.server.close();
}

describe('putting the house in order', () => {
  it('throws away what nobody needs any more, and nothing else', async () => {
    const world = await orderWorld(house, [{ ...mapPosition(), numberOfCopies: 0 }]);
    await world.payTwice();
    await world.deliver();
    await world.bill();
    await house.app.runJobs();
    const open = await orderWorld(house, [mapPosition()]);
    await open.pay('SEPA');
    await open.press(0, 'FAILED');
    await open.notify(0);
    await house.login(person('never-orders'));
    const target = encodeURIComponent('http://localhost:8080/');
    await house.send({ url: `/api/authenticate?redirectToUrl=${target}` });
    leaveFile('incoming', 'half-received');
    leaveFile('incoming', 'being-received', new Date());
    leaveFile('extracts', 'AAAA-AAAA-AAAA.pdf');
    leaveFile('extracts', 'BBBB-BBBB-BBBB.pdf', new Date());
    utimesSync(join(house.files, 'extracts', `${world.number}.pdf`), YESTERDAY, YESTERDAY);

    await house.app.scheduleJobs();
    await keepHouse();
    expect(filesIn('incoming')).toEqual(['being-received']);
    expect(filesIn('extracts')).toEqual(['BBBB-BBBB-BBBB.pdf', `${world.number}.pdf`].toSorted());
    const finished = await count('jobs', 'done_at is not null');
    expect(finished).toBeGreaterThan(5);
    expect(await count('login_attempts')).toBe(1);
    expect(await count('customers', `subject = 'never-orders'`)).toBe(1);

    // A day later sessions and logins have run out; a month later the rest has.
    world.later(24 * 6);
    await keepHouse();
    expect(await count('sessions')).toBe(0);
    expect(await count('login_attempts')).toBe(0);
    expect(await count('jobs', 'done_at is not null')).toBeGreaterThanOrEqual(finished);
    world.later(24 * 26);
    await keepHouse();
    expect(
      await count(
        'jobs',
        `done_at < '${new Date(house.clock.now.getTime() - 30 * 24 * 3_600_000).toISOString()}'`,
      ),
    ).toBe(0);
    expect(await count('customers', `subject = 'never-orders'`)).toBe(0);
    expect(await count('orders', 'idempotency_key is not null')).toBe(0);
    expect((await world.payments()).map(({ status }) => status)).toEqual(['SUCCESS', 'SUCCESS']);
    expect((await world.download()).statusCode).toBe(200);
    expect((await world.order()).timeline?.at(-1)).toBeDefined();
  });

  it('forgets attempts that brought no money only when their order is over', async () => {
    const world = await orderWorld(house, [mapPosition()]);
    await world.pay('SEPA');
    await world.press(0, 'FAILED');
    await world.notify(0);
    world.later(24 * 31);
    await keepHouse();
    // The order has expired meanwhile, and its attempt is old enough.
    await house.app.runJobs();
    world.later(2);
    await keepHouse();
    expect((await world.order()).closeResolution).toBe('EXPIRED');
    expect(await world.payments()).toEqual([]);
    const failed = `kind in ('housekeeping', 'refresh-cadastre') and last_error is not null`;
    expect(await count('jobs', failed)).toBe(0);
  });
});
