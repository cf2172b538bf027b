import type { Program } from '@portal/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { employee, organisation } from '../testing/organisation-profile.ts';
import {
  addProgram,
  askToken,
  orderRequest,
  PROGRAM_ORDERS,
  PROGRAMS,
  startProgram,
  tokenOf,
  withToken,
} from '../testing/programs.ts';
import { mapPosition } from '../testing/small-cadastre.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp({
    env: { RETENTION_DAYS: '30', RATE_LIMIT_LOGIN: '1000', WEBHOOK_NETWORKS: '10.1.0.0/16' },
  });
});
afterAll(() => testApp.close());

const NOTARY = organisation('Notariat');
const NORA = employee('nora', NOTARY);
const BENNO = employee('benno', NOTARY);
const FIONA = employee('fiona', organisation('Firma'));
const NEW = { name: 'Software', scopes: ['orders:read'] };
const DAY_MS = 24 * 3_600_000;

const listed = async (profile: typeof NORA): Promise<readonly Program[]> =>
  (await (await testApp.login(profile))({ url: PROGRAMS })).json();

const add = async (profile: typeof NORA, body: object, headers = {}) => {
  const client = await testApp.login(profile);
  const answer = await client({ method: 'POST', url: PROGRAMS, body, headers });
  return [answer.statusCode, answer.json().messageKey];
};

async function passDays(days: number): Promise<void> {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + days * DAY_MS);
  await testApp.app.scheduleJobs();
  await testApp.app.runJobs();
}

describe('the programs of an organisation (ORG-4)', () => {
  it('are seen by all of its people, with who added them and when they were used, and by nobody else', async () => {
    const added = await addProgram(testApp, NORA, { name: '  Kanzlei Software ' });
    expect(added).toMatchObject({ clientSecret: expect.stringMatching(/^[\w-]{43}$/) });
    expect(added.webhookSecret).toBeUndefined();
    const find = async (profile: typeof NORA) =>
      (await listed(profile)).find(({ id }) => id === added.program.id);
    expect(await find(BENNO)).toEqual({
      id: added.program.id,
      name: 'Kanzlei Software',
      scopes: ['orders:read', 'orders:write'],
      madeBy: 'Erika nora',
      createdAt: testApp.clock.now.toISOString(),
      deliveries: [],
    });
    expect(JSON.stringify(await listed(BENNO))).not.toContain(added.clientSecret);
    await tokenOf(testApp, added);
    expect(await find(BENNO)).toMatchObject({ lastUsedAt: testApp.clock.now.toISOString() });
    expect(await listed(FIONA)).toEqual([]);
  });

  it('are revoked by its people, and by nobody else (ORG-6)', async () => {
    const { added, ask } = await startProgram(testApp, NORA);
    const revoke = async (profile: typeof NORA) => {
      const client = await testApp.login(profile);
      const url = `${PROGRAMS}/${added.program.id}`;
      return (await client({ method: 'DELETE', url })).statusCode;
    };
    expect(await revoke(FIONA)).toBe(404);
    expect((await ask({ url: PROGRAM_ORDERS })).statusCode).toBe(200);
    expect(await revoke(BENNO)).toBe(204);
    expect((await ask({ url: PROGRAM_ORDERS })).statusCode).toBe(401);
    const [program] = (await listed(NORA)).filter(({ id }) => id === added.program.id);
    expect(program?.revokedAt).toBe(testApp.clock.now.toISOString());
  });

  it('need the XSRF token, a name, a right, and an address that the portal sends to', async () => {
    const XSRF = { 'x-xsrf-token': '' };
    expect(await add(NORA, NEW, XSRF)).toEqual([403, 'XSRF']);
    const client = await testApp.login(NORA);
    const { program } = await addProgram(testApp, NORA);
    const url = `${PROGRAMS}/${program.id}`;
    expect((await client({ method: 'DELETE', url, headers: XSRF })).statusCode).toBe(403);
    expect(await add(NORA, { ...NEW, name: '  ' })).toEqual([400, 'PROGRAM_NAME']);
    expect(await add(NORA, { ...NEW, scopes: [] })).toEqual([400, 'INVALID_REQUEST']);
    expect(await add(NORA, { ...NEW, scopes: ['all'] })).toEqual([400, 'INVALID_REQUEST']);
    expect(await add(NORA, { ...NEW, madeBy: 'x' })).toEqual([400, 'INVALID_REQUEST']);
    for (const webhookUrl of ['http://notar.example', 'https://10.2.0.1', 'https://localhost/']) {
      expect(await add(NORA, { ...NEW, webhookUrl })).toEqual([400, 'WEBHOOK_URL']);
    }
    for (const webhookUrl of ['https://notar.example/hook', 'https://10.1.2.3:8443/hook']) {
      expect(await add(NORA, { ...NEW, webhookUrl })).toEqual([201, undefined]);
    }
  });

  it('cannot be added by somebody whose sessions were ended, nor order in a request that is under way', async () => {
    const leaver = employee('leaver', NOTARY);
    const left = await testApp.login(leaver);
    const stays = await testApp.login(NORA);
    const page = await stays({ url: '/api/authenticated-customer/organisation' });
    const { members } = page.json<{ members: { id: string; name: string }[] }>();
    const id = members.find(({ name }) => name === 'Erika leaver')?.id ?? '';
    const url = `/api/authenticated-customer/organisation/members/${id}/sessions`;
    await stays({ method: 'DELETE', url });
    const answer = await left({ method: 'POST', url: PROGRAMS, body: NEW });
    expect(answer.statusCode).toBe(401);
  });

  it('are 20 at most; revoked ones do not count', async () => {
    const CROWDED = employee('crowd', organisation('Viele'));
    const first = await addProgram(testApp, CROWDED);
    for (let count = 1; count < 20; count += 1) await addProgram(testApp, CROWDED);
    expect(await add(CROWDED, NEW)).toEqual([409, 'TOO_MANY_PROGRAMS']);
    const client = await testApp.login(CROWDED);
    await client({ method: 'DELETE', url: `${PROGRAMS}/${first.program.id}` });
    expect(await add(CROWDED, NEW)).toEqual([201, undefined]);
  });

  it('have address and postbox that the identity service states at the last login of anybody', async () => {
    const firm = organisation('Umgezogen');
    const ada = { ...employee('ada', firm), postbox: 'old-box' };
    const { ask } = await startProgram(testApp, ada);
    const moved = { street: 'Neuer Weg 9', zipCode: '54321', city: 'Neustadt', country: 'DE' };
    await testApp.login({ ...employee('bob', firm), address: moved, postbox: 'new-box' });
    const paper = { ...mapPosition(), numberOfCopies: 1 };
    const { orderNumber } = (await ask(orderRequest([paper]))).json();
    const [row] = await testApp.database.query(
      `select o.applicant, o.sender, c.postbox from orders o join customers c on c.id = o.customer_id where order_number = $1`,
      [orderNumber],
    );
    expect(row).toMatchObject({
      applicant: { name: 'Umgezogen', ...moved },
      sender: 'Kanzleisoftware',
      postbox: 'new-box',
    });
  });

  it('are part of the export of who added them, and outlive the data of that person without the name (BIG-9)', async () => {
    const leaving = employee('leaving', NOTARY);
    const { added, ask } = await startProgram(testApp, leaving, { name: 'Bleibt' });
    const client = await testApp.login(leaving);
    const url = '/api/authenticated-customer/personal-data';
    expect((await client({ url })).json().programs).toEqual([
      expect.objectContaining({ name: 'Bleibt' }),
    ]);
    expect((await client({ method: 'DELETE', url })).statusCode).toBe(204);
    const [program] = (await listed(NORA)).filter(({ id }) => id === added.program.id);
    expect(program).toMatchObject({ name: 'Bleibt', madeBy: '' });
    expect((await ask(orderRequest([mapPosition()]))).statusCode).toBe(201);
  });

  it('are purged some time after they were revoked, tokens when they have ended; usable ones keep their organisation', async () => {
    const count = async (table: string, condition: string, id: string): Promise<number> =>
      (await testApp.database.query(`select 1 from ${table} where ${condition}`, [id])).length;
    const unused = employee('unused', organisation('Unbenutzt'));
    const { added } = await startProgram(testApp, unused);
    const { id } = added.program;
    await passDays(40);
    expect(await count('access_tokens', 'program_id = $1::uuid', id)).toBe(0);
    expect(await count('programs', 'id = $1::uuid', id)).toBe(1);
    expect(await count('organisations', 'name = $1', 'Unbenutzt')).toBe(1);
    const client = await testApp.login(unused);
    await client({ method: 'DELETE', url: `${PROGRAMS}/${id}` });
    await passDays(40);
    await passDays(1);
    expect(await count('programs', 'id = $1::uuid', id)).toBe(0);
    expect(await count('customers', 'id = $1::uuid', id)).toBe(0);
    expect(await count('organisations', 'name = $1', 'Unbenutzt')).toBe(0);
  });

  it('do not get a token for a secret of another one (ORG-6)', async () => {
    const [own, foreign] = [await addProgram(testApp, NORA), await addProgram(testApp, FIONA)];
    const answer = await askToken(testApp, {
      grant_type: 'client_credentials',
      client_id: own.program.id,
      client_secret: foreign.clientSecret,
    });
    expect(answer.statusCode).toBe(401);
    const { access_token: token } = await tokenOf(testApp, foreign);
    const created = await (await startProgram(testApp, NORA)).ask(orderRequest([mapPosition()]));
    const url = `${PROGRAM_ORDERS}/${created.json().orderNumber}`;
    expect((await withToken(testApp, token)({ url })).statusCode).toBe(404);
  });
});
