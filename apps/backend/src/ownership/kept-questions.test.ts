import type { PersonalData } from '@portal/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ANSWER_MS,
  ask,
  isEntered,
  openOwnershipScenario,
  OWNER,
  someone,
} from '../testing/ownership-scenario.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const DAY_MS = 24 * 3_600_000;
const PERSONAL_DATA = '/api/authenticated-customer/personal-data';

let scenario: Awaited<ReturnType<typeof openOwnershipScenario>>;
let testApp: TestApp;
beforeAll(async () => {
  scenario = await openOwnershipScenario();
  ({ testApp } = scenario);
});
afterAll(() => scenario.close());

const rowsOf = (subject: string) =>
  testApp.database.query(
    'select 1 from ownership_asks a join customers c on c.id = a.customer_id where c.subject = $1',
    [subject],
  );

describe('what is kept of the questions (OWN-1, BIG-9)', () => {
  it('is exported, and deleted with the data of the person', async () => {
    const client = await testApp.login(someone('Owner', 'leaves'));
    await ask(client);
    const { ownershipAsks, sessions } = (await client({ url: PERSONAL_DATA })).json<PersonalData>();
    expect(ownershipAsks).toEqual([
      expect.objectContaining({ parcel_id: OWNER.parcelId, asks: 1 }),
    ]);
    expect(sessions).toEqual([expect.objectContaining({ birth_date: '1964-08-12' })]);
    const all = () => testApp.database.query('select 1 from ownership_asks');
    const before = (await all()).length;
    expect((await client({ method: 'DELETE', url: PERSONAL_DATA })).statusCode).toBe(204);
    expect(await all()).toHaveLength(before - 1);
  });

  it('is deleted when it counts no longer', async () => {
    await ask(await testApp.login(someone('Stranger', 'passes')));
    const { now } = testApp.clock;
    testApp.clock.now = new Date(now.getTime() + DAY_MS - 60_000);
    await testApp.app.services.purgeExpired();
    expect(await rowsOf('passes')).toHaveLength(1);
    testApp.clock.now = new Date(now.getTime() + 2 * DAY_MS);
    await testApp.app.services.purgeExpired();
    expect(await rowsOf('passes')).toEqual([]);
    testApp.clock.now = now;
  });
});

describe('a portal without a register (OWN-1)', () => {
  it('gives the same answer after the same time', async () => {
    const without = await openTestApp({ env: { OWNERSHIP_ANSWER_MS: String(ANSWER_MS) } });
    const client = await without.login(someone('Owner', 'nobody-asks'));
    const startedAt = performance.now();
    expect(await isEntered(client)).toBe(false);
    expect(performance.now() - startedAt).toBeGreaterThan(ANSWER_MS - 2);
    await without.close();
  });
});
