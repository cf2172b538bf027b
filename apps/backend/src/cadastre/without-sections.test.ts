import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { smallCadastre } from '../testing/small-cadastre.ts';
import { openTestApp, person, type TestApp } from '../testing/test-app.ts';
import { importCadastre } from './import.ts';

let testApp: TestApp;
let client: Awaited<ReturnType<TestApp['login']>>;

const ring = [
  [395_000, 5_795_000],
  [395_020, 5_795_000],
  [395_020, 5_795_020],
  [395_000, 5_795_000],
];

/** Parcels as Hamburg publishes them: `flur` is empty. */
const parcels = [
  ['120653___013550002__', 1355, 2, ''],
  ['120653___01356______', 1356, null, null],
].map(([flstkennz, flstnrzae, flstnrnen, flur]) => ({
  properties: {
    flstkennz,
    gemarkung: 'Lindenau',
    gemaschl: '120653',
    flur,
    flstnrzae,
    flstnrnen,
    flaeche: 200,
    stelle: '1',
  },
  geometry: { type: 'Polygon', coordinates: [ring] },
}));

beforeAll(async () => {
  testApp = await openTestApp({ configuration: { cadastralSections: 'NONE' } });
  await testApp.database.query('delete from cadastre_imports');
  await importCadastre(testApp.database, smallCadastre({ parcels }));
  client = await testApp.login(person('no-sections'));
});
afterAll(() => testApp.close());

const post = async (call: string, body: object) =>
  (await client({ method: 'POST', url: `/api/land/parcels/${call}`, body })).json();

const byNumber = (cadastralSection: string, parcelNumber: string) =>
  post('search-by-parcel-details', {
    page: 0,
    limit: 7,
    params: { localSubdistrictId: '0653', cadastralSection, parcelNumber },
  });

describe('a land without cadastral sections (DATA-4)', () => {
  it('is searched by subdistrict and number', async () => {
    const found = await byNumber('', '1355/2');
    expect(found.items).toEqual([
      expect.objectContaining({
        parcelId: '120653___013550002__',
        displayString: 'Lindenau, Flurstück 1355/2',
        cadastralSection: '',
      }),
    ]);
    expect((await byNumber('', '')).total).toBe(2);
  });

  it('still rejects a section that is no number from 1 to 999', async () => {
    const found = await byNumber('0', '1355/2');
    expect(found.errors).toEqual([{ field: 'cadastralSection', messageKey: 'CADASTRAL_SECTION' }]);
  });

  it.each([
    ['Lindenau 1355/2', 'Lindenau, Flurstück 1355/2'],
    ['Lindenau Flurstück 1356', 'Lindenau, Flurstück 1356'],
    ['120653___013550002__', 'Lindenau, Flurstück 1355/2'],
    ['Lindenau', 'Lindenau'],
  ])('suggests for %s: %s', async (text, label) => {
    const { items } = await post('suggest', { text });
    const own = items.filter(({ type }: { type: string }) => type === 'PARCEL');
    expect(own[0]).toMatchObject({ label, parcel: { cadastralSection: '' } });
  });
});
