import { WIDE_PATTERNS } from '@portal/order-flow';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { smallCadastre, parcelIdOf } from '../testing/small-cadastre.ts';
import { openTestApp, person, type TestApp } from '../testing/test-app.ts';
import { importCadastre } from './import.ts';

let testApp: TestApp;
let client: Awaited<ReturnType<TestApp['login']>>;

/** As some sources publish names: letters and marks apart. */
const decomposed = (text: string): string => text.normalize('NFD');

const addresses = [
  ['Lindenallee', '12a-14', 'St.Gangloff', parcelIdOf(114, 2)],
  ['Lindenallee', '33 1/3', 'St.Gangloff', parcelIdOf(114, 10)],
  ['Lindenallee', '20 – 24', 'St.Gangloff', parcelIdOf(9)],
  ['Lindenallee', '22', 'St.Gangloff', parcelIdOf(20)],
  ["Auf'm Berg", '1', 'Schwedt/Oder', parcelIdOf(21)],
  ['1. Mai-Straße', '2', 'Schwedt/Oder', parcelIdOf(30)],
  ['Q5', '3', 'Schwedt/Oder', parcelIdOf(30)],
  ['Au', '4', 'Schwedt/Oder', parcelIdOf(30)],
  ['Łużycka', '7', 'Großräschen', parcelIdOf(30)].map(decomposed),
].map(([strasse, hausnr, ort, flstkennz]) => ({
  properties: { plz: '15990', ort, strasse, hausnr, flstkennz },
  geometry: null,
}));
/** Location texts have no ZIP codes. */
const withoutZipCode = {
  properties: { ort: 'Lindenau', strasse: 'Am Bruch', hausnr: '10', flstkennz: parcelIdOf(20) },
  geometry: null,
};

beforeAll(async () => {
  testApp = await openTestApp({
    configuration: {
      cityPattern: WIDE_PATTERNS.city,
      streetPattern: WIDE_PATTERNS.streetName,
      houseNumberPattern: WIDE_PATTERNS.houseNumber,
    },
  });
  await testApp.database.query('delete from cadastre_imports');
  await importCadastre(
    testApp.database,
    smallCadastre({ addresses: [...addresses, withoutZipCode] }),
  );
  client = await testApp.login(person('addresses'));
});
afterAll(() => testApp.close());

async function find(params: object): Promise<string[]> {
  const answer = await client({
    method: 'POST',
    url: '/api/land/parcels/search-by-address',
    body: {
      page: 0,
      limit: 7,
      params: { zipCode: '15990', city: '', streetName: 'Lindenallee', houseNumber: '', ...params },
    },
  });
  return answer.json().items.map((one: { parcelNumber: string }) => one.parcelNumber);
}

describe('ranges and fractions of house numbers (DATA-4)', () => {
  it.each([
    ['12a', ['114/2']],
    ['12 b', ['114/2']],
    ['13', ['114/2']],
    ['14', ['114/2']],
    ['12a-14', ['114/2']],
    ['12', []],
    ['14a', []],
    ['15', []],
    ['33 1/3', ['114/10']],
    ['21', ['9']],
    // A number of its own comes before the range that contains it.
    ['22', ['20']],
  ])('%s finds %j', async (houseNumber, expected) => {
    expect(await find({ houseNumber })).toEqual(expected);
  });

  it('are found when they are typed with the street', async () => {
    expect(await find({ streetName: 'Lindenallee 13' })).toEqual(['114/2']);
    expect(await find({ streetName: 'Lindenallee 33 1/3' })).toEqual(['114/10']);
  });
});

describe('an address whose ZIP code the source does not publish (DATA-2)', () => {
  it.each([{ city: 'Lindenau' }, { city: '' }, { city: 'Lindenau', zipCode: '' }])(
    'is found by %j',
    async (params) => {
      expect(await find({ streetName: 'Am Bruch', houseNumber: '10', ...params })).toEqual(['20']);
    },
  );

  it('leaves the ZIP codes of others as they are', async () => {
    expect(await find({ zipCode: '15991' })).toEqual([]);
  });

  it.each([
    ['Am Bruch 10, 15990 Lindenau', ['Am Bruch 10']],
    ['Am Bruch, 15990 Lindenau', ['Am Bruch']],
    ['Am Bruch 15990', ['Am Bruch']],
    ['Lindenallee 22, 15991 St.Gangloff', []],
  ])('is suggested for "%s": %j', async (text, labels) => {
    const answer = await client({
      method: 'POST',
      url: '/api/land/parcels/suggest',
      body: { text },
    });
    const found: readonly { readonly type: string; readonly label: string }[] = answer.json().items;
    expect(found.filter(({ type }) => type === 'ADDRESS').map(({ label }) => label)).toEqual(
      labels,
    );
  });
});

describe('unusual names (DATA-4)', () => {
  it.each([
    [{ streetName: "Auf'm Berg" }, ['21']],
    [{ streetName: 'Aufm Berg' }, ['21']],
    [{ streetName: '1. Mai-Straße' }, ['30']],
    [{ streetName: 'Q5' }, ['30']],
    [{ streetName: 'Au' }, ['30']],
    [{ city: 'St Gangloff', zipCode: '', houseNumber: '12a' }, ['114/2']],
    [{ city: 'St.Gangloff', zipCode: '', houseNumber: '12a' }, ['114/2']],
    [{ city: 'Schwedt/Oder', zipCode: '', streetName: 'Au' }, ['30']],
  ])('%j finds %j', async (params, expected) => {
    expect(await find(params)).toEqual(expected);
  });
});

it('publishes names in NFC, in whichever form the source has them (NAME-1)', async () => {
  const answer = await client({
    method: 'POST',
    url: '/api/land/parcels/suggest',
    body: { text: 'Luzycka 7' },
  });
  expect(answer.json().items).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        label: 'Łużycka 7',
        detail: expect.stringContaining('Großräschen'),
      }),
    ]),
  );
});
