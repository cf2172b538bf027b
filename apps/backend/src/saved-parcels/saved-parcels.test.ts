import type { PersonalData, SavedParcel } from '@portal/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parcelIdOf } from '../testing/small-cadastre.ts';
import { openTestApp, person, type TestApp } from '../testing/test-app.ts';
import { MAX_SAVED } from './saved-parcels.ts';

const SAVED = '/api/authenticated-customer/saved-parcels';
const PERSONAL_DATA = '/api/authenticated-customer/personal-data';
const LARGE = parcelIdOf(114, 2);
const SMALL = parcelIdOf(9);

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp({ env: { RETENTION_DAYS: '30' } });
});
afterAll(() => testApp.close());

type Client = Awaited<ReturnType<TestApp['login']>>;

const savedOf = async (client: Client): Promise<SavedParcel[]> =>
  (await client({ url: SAVED })).json();

async function idsOf(client: Client): Promise<readonly string[]> {
  return (await savedOf(client)).map(({ parcelId }) => parcelId);
}

/** Saves or removes a parcel, a second after the call before. @returns status, and the message key of a refusal */
async function change(client: Client, method: 'PUT' | 'DELETE', id: string): Promise<string> {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + 1000);
  const answer = await client({ method, url: `${SAVED}/${id}` });
  return answer.statusCode === 204 ? '204' : `${answer.statusCode} ${answer.json().messageKey}`;
}

/** Adds parcels that the cadastre does not have any more to those of a person. */
async function addFormer(subject: string, count: number): Promise<void> {
  await testApp.database.query(
    `insert into saved_parcels (customer_id, parcel_id, display_string, saved_at)
     select c.id, '120653004' || lpad(n::text, 5, '0') || '______', 'Lindenau, Flur 4, Flurstück ' || n, '2020-01-01T00:00:00Z'
     from customers c, generate_series(1, ${count}) as n where c.subject = $1`,
    [subject],
  );
}

describe('saved parcels (PAGE-6)', () => {
  it('are listed with their parcels, the last saved first, each once', async () => {
    const client = await testApp.login(person('saves'));
    expect(await savedOf(client)).toEqual([]);
    for (const id of [LARGE, SMALL, LARGE]) expect(await change(client, 'PUT', id)).toBe('204');
    const [last, first, ...more] = await savedOf(client);
    expect(more).toEqual([]);
    expect(last).toMatchObject({
      parcelId: SMALL,
      displayString: 'Lindenau, Flur 3, Flurstück 9',
      parcel: { parcelId: SMALL, parcelNumber: '9', geometry: { type: 'MultiPolygon' } },
    });
    expect(first?.parcelId).toBe(LARGE);
    expect(Date.parse(last?.savedAt ?? '')).toBeGreaterThan(Date.parse(first?.savedAt ?? ''));
  });

  it('are removed, also twice', async () => {
    const client = await testApp.login(person('removes'));
    await change(client, 'PUT', LARGE);
    await change(client, 'PUT', SMALL);
    for (const id of [LARGE, LARGE]) expect(await change(client, 'DELETE', id)).toBe('204');
    expect(await idsOf(client)).toEqual([SMALL]);
  });

  it('belong to one person (SEC-1)', async () => {
    const owner = await testApp.login(person('owns'));
    const other = await testApp.login(person('does-not-own'));
    await change(owner, 'PUT', LARGE);
    expect(await idsOf(other)).toEqual([]);
    expect(await change(other, 'DELETE', LARGE)).toBe('204');
    expect(await idsOf(owner)).toEqual([LARGE]);
    expect((await testApp.send({ url: SAVED })).statusCode).toBe(401);
  });

  it('are refused without a parcel, with a wrong id and with a wrong token', async () => {
    const client = await testApp.login(person('wrong'));
    expect(await change(client, 'PUT', parcelIdOf(99_999))).toBe('404 INVALID_ID');
    expect(await change(client, 'PUT', '4711')).toBe('400 INVALID_ID');
    const headers = { 'x-xsrf-token': 'wrong' };
    const answer = await client({ method: 'PUT', url: `${SAVED}/${LARGE}`, headers });
    expect(answer.statusCode).toBe(403);
    expect(await idsOf(client)).toEqual([]);
  });

  it('are at most fifty, also by concurrent calls; one that is saved already is not refused', async () => {
    const client = await testApp.login(person('many'));
    await addFormer('many', MAX_SAVED - 1);
    const both = await Promise.all([LARGE, SMALL].map((id) => change(client, 'PUT', id)));
    expect(both.toSorted()).toEqual(['204', '409 SAVED_PARCELS_FULL']);
    const [kept = ''] = await idsOf(client);
    expect(await idsOf(client)).toHaveLength(MAX_SAVED);
    expect(await change(client, 'PUT', kept)).toBe('204');
    await change(client, 'DELETE', kept);
    expect(await change(client, 'PUT', kept)).toBe('204');
  });

  it('keep the name of a parcel that the cadastre does not have any more', async () => {
    const client = await testApp.login(person('former'));
    await addFormer('former', 1);
    const [former] = await savedOf(client);
    expect(former?.displayString).toBe('Lindenau, Flur 4, Flurstück 1');
    expect(former?.parcel).toBeUndefined();
  });

  it('are exported and deleted with the data of the person (BIG-9)', async () => {
    const client = await testApp.login(person('leaves'));
    const other = await testApp.login(person('stays'));
    for (const each of [client, other]) await change(each, 'PUT', LARGE);
    const { savedParcels } = (await client({ url: PERSONAL_DATA })).json<PersonalData>();
    expect(savedParcels).toEqual([expect.objectContaining({ parcel_id: LARGE })]);
    const of = (condition: string) =>
      testApp.database.query(
        `select 1 from saved_parcels s join customers c on c.id = s.customer_id where ${condition}`,
      );
    expect((await client({ method: 'DELETE', url: PERSONAL_DATA })).statusCode).toBe(204);
    expect(await of(`c.issuer = 'deleted'`)).toEqual([]);
    expect(await idsOf(other)).toEqual([LARGE]);
  });

  it('are purged with a person who never ordered', async () => {
    const client = await testApp.login(person('never-orders'));
    await change(client, 'PUT', LARGE);
    const rows = () => testApp.database.query('select 1 from saved_parcels');
    expect(await rows()).not.toEqual([]);
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 40 * 24 * 3_600_000);
    await testApp.app.scheduleJobs();
    await testApp.app.runJobs();
    expect(await rows()).toEqual([]);
  });
});
