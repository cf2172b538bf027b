import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openTestApp, person } from '../testing/test-app.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { type OptionFilter, optionLists } from './option-lists.ts';
import { wordKeys } from './words.ts';

const NAMES = {
  '0102': 'Großgörschen',
  '0653': 'Lindenau',
  '0654': 'Alt Lindenau',
  '0655': 'St. Gangloff',
  '0656': 'Bad Freienwalde (Oder)',
  '0701': 'Neu Seeheim',
  '0702': 'Nørreby',
};

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await migrate(database);
  for (const table of ['subdistricts', 'districts']) {
    for (const [id, name] of Object.entries(NAMES)) {
      await database.query(
        `insert into ${table} (id, name, words) select $1, $2, array_to_tsvector(array(select jsonb_array_elements_text($3::jsonb)))`,
        [id, name, JSON.stringify(wordKeys(name))],
      );
    }
  }
});
afterAll(() => database.close());

describe('option list (BIG-4, API-13, API-14, NAME-4)', () => {
  const both = async (filter: OptionFilter) => {
    const { subdistricts, districts } = optionLists(database);
    const ids = (await subdistricts(filter)).map(({ localSubdistrictId }) => localSubdistrictId);
    const others = await districts(filter);
    expect(others.map(({ landRegisterDistrictId }) => landRegisterDistrictId)).toEqual(ids);
    return ids.map((id) => Object.entries(NAMES).find(([key]) => key === id)?.[1]);
  };

  it('contains all options by name without a filter', async () => {
    expect(await both({})).toEqual(Object.values(NAMES).toSorted());
  });

  it('is limited', async () => {
    expect(await both({ limit: 2 })).toEqual(['Alt Lindenau', 'Bad Freienwalde (Oder)']);
  });

  it.each([
    ['linden', 1, ['Lindenau']],
    ['linden', 2, ['Lindenau', 'Alt Lindenau']],
    ['L%u', 1, []],
    ['065', 2, ['Alt Lindenau', 'Bad Freienwalde (Oder)']],
  ])('is limited to the likeliest for "%s": %d', async (search, limit, found) => {
    expect(await both({ search, limit })).toEqual(found);
  });

  it.each([
    ['linden', ['Lindenau', 'Alt Lindenau']],
    ['lindenau alt', ['Alt Lindenau']],
    ['Grossgoer', ['Großgörschen']],
    ['sankt', ['St. Gangloff']],
    ['Grossgorschen', ['Großgörschen']],
    ['Neu-Seeheim', ['Neu Seeheim']],
    ['neuseeheim', ['Neu Seeheim']],
    ['norreby', ['Nørreby']],
    ['Noerre', ['Nørreby']],
    ['Bad Freienwalde (Oder)', ['Bad Freienwalde (Oder)']],
    ['065', ['Alt Lindenau', 'Bad Freienwalde (Oder)', 'Lindenau', 'St. Gangloff']],
    ['0653', ['Lindenau']],
    ['120653', ['Lindenau']],
    ['%', Object.values(NAMES).toSorted()],
    [`' | 'x`, []],
  ])('finds by the beginning of words or of the number: %s', async (search, found) => {
    expect(await both({ search })).toEqual(found);
  });

  it('is filtered over HTTP and refuses a wrong limit', async () => {
    const testApp = await openTestApp();
    const client = await testApp.login(person('options'));
    const ask = (query: string) => client({ url: `/api/land/subdistricts?${query}` });
    expect((await ask('search=lind&limit=5')).json()).toEqual([
      expect.objectContaining({ localSubdistrictId: '0653', label: 'Lindenau' }),
    ]);
    expect((await ask('search=berg')).json()).toEqual([]);
    expect((await ask('limit=1001')).statusCode).toBe(400);
    await testApp.close();
  });
});
