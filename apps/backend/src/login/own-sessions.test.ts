import type { CustomerSession } from '@portal/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, person, type TestApp } from '../testing/test-app.ts';

const SESSIONS = '/api/authenticated-customer/sessions';
const CUSTOMER = '/api/authenticated-customer';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

type Client = Awaited<ReturnType<TestApp['login']>>;

const sessionsOf = async (client: Client): Promise<CustomerSession[]> =>
  (await client({ url: SESSIONS })).json();

const end = async (client: Client, { id }: Pick<CustomerSession, 'id'>): Promise<number> =>
  (await client({ method: 'DELETE', url: `${SESSIONS}/${id}` })).statusCode;

async function currentOf(client: Client): Promise<CustomerSession> {
  const current = (await sessionsOf(client)).find(({ isCurrent }) => isCurrent);
  if (!current) throw new Error('The session of the request is not listed.');
  return current;
}

describe("a person's own sessions (SEC-2)", () => {
  it('are listed, and another one is ended, which ends no further one', async () => {
    const profile = person('own-sessions');
    const here = await testApp.login(profile);
    const elsewhere = await testApp.login(profile);
    expect(await sessionsOf(here)).toHaveLength(2);
    expect(await end(here, await currentOf(elsewhere))).toBe(204);
    expect((await elsewhere({ url: CUSTOMER })).statusCode).toBe(401);
    expect(await sessionsOf(here)).toEqual([expect.objectContaining({ isCurrent: true })]);
  });

  it('are ended by an id that may be sent again', async () => {
    const profile = person('again');
    const here = await testApp.login(profile);
    const other = await currentOf(await testApp.login(profile));
    expect(await end(here, other)).toBe(204);
    expect(await end(here, other)).toBe(204);
    expect(await end(here, { id: 'no-id' })).toBe(400);
  });

  it('are neither listed for others nor ended by them (SEC-1)', async () => {
    const visitor = await testApp.login(person('visitor'));
    const owner = await testApp.login(person('owner'));
    const owned = await currentOf(owner);
    expect((await sessionsOf(visitor)).map(({ id }) => id)).not.toContain(owned.id);
    expect(await end(visitor, owned)).toBe(204);
    expect((await owner({ url: CUSTOMER })).statusCode).toBe(200);
  });

  it('are ended with the XSRF token only', async () => {
    const client = await testApp.login(person('token'));
    const { id } = await currentOf(client);
    const headers = { 'x-xsrf-token': 'wrong' };
    const answer = await client({ method: 'DELETE', url: `${SESSIONS}/${id}`, headers });
    expect(answer.statusCode).toBe(403);
  });
});
