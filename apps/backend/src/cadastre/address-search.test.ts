import { WIDE_PATTERNS } from '@portal/order-flow';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parcelFeature, parcelIdOf, smallCadastre } from '../testing/small-cadastre.ts';
import { openTestApp, person, type TestApp } from '../testing/test-app.ts';
import { importCadastre } from './import.ts';

/** Each house is on a parcel of its own, so that a parcel says which house was found. */
const HOUSES = [
  ...['1-3', '1/2', '12', '13', '24', '24a', '2', '4', '3313', '33 1/3', '12a-14', '6/8'].map(
    (number) => ['Ringweg', number],
  ),
  ['Dürerstraße', '1'],
  ['Duererstraße', '1'],
  ['Duererstraße', '2'],
  ['Weg 1', '7'],
  ['Weg 12', '7'],
  ['Weg 12', '8'],
  ['Weg 1-2', '9'],
  ['Kurzweg', '1'],
  ['Mühlenweg', '3'],
  ['Nørregade', '4'],
  ['Łużycka', '5'],
  ['Schlossstraße', '6'],
  ['Kurzwegring', '5'],
] as const;

let testApp: TestApp;
let client: Awaited<ReturnType<TestApp['login']>>;

beforeAll(async () => {
  testApp = await openTestApp({
    configuration: {
      streetPattern: WIDE_PATTERNS.streetName,
      houseNumberPattern: WIDE_PATTERNS.houseNumber,
    },
  });
  await testApp.database.query('delete from cadastre_imports');
  const addresses = HOUSES.map(([strasse, hausnr], index) => ({
    properties: {
      plz: '15990',
      ort: 'Lindenau',
      strasse,
      hausnr,
      flstkennz: parcelIdOf(index + 1),
    },
    geometry: null,
  }));
  const parcels = HOUSES.map((_, index) => parcelFeature(index + 1));
  await importCadastre(testApp.database, smallCadastre({ addresses, parcels }));
  client = await testApp.login(person('houses'));
});
afterAll(() => testApp.close());

async function find(
  streetName: string,
  houseNumber = '',
  place = { zipCode: '15990', city: '' },
): Promise<readonly string[]> {
  const answer = await client({
    method: 'POST',
    url: '/api/land/parcels/search-by-address',
    body: {
      page: 0,
      limit: 20,
      params: { ...place, streetName, houseNumber },
    },
  });
  expect(answer.statusCode).toBe(200);
  return answer
    .json()
    .items.map(({ parcelNumber }: { parcelNumber: string }) =>
      HOUSES[Number(parcelNumber) - 1]?.join(' '),
    );
}

const EXPECTED: readonly (readonly [string, readonly string[]])[] = [
  ['1', ['1-3']],
  ['2', ['2']],
  ['3', ['1-3']],
  ['12', ['12']],
  ['13', ['13']],
  ['14', ['12a-14']],
  ['12b', ['12a-14']],
  ['1/2', ['1/2']],
  ['24', ['24']],
  ['24 A', ['24a']],
  ['2-4', ['1-3', '2', '4']],
  ['2–4', ['1-3', '2', '4']],
  ['2\u20114', ['1-3', '2', '4']],
  ['24\u00A0a', ['24a']],
  ['1⁄2', ['1/2']],
  ['2/4', ['1-3', '2', '4']],
  ['2-4a', ['1-3', '2', '4']],
  ['1-3', ['1-3']],
  ['12-13', ['12', '13', '12a-14']],
  ['33 1/3', ['33 1/3']],
  ['3313', ['3313']],
  ['8', ['6/8']],
  ['6/8', ['6/8']],
  ['7', []],
  ['68', []],
  ['14a', []],
  ['33', []],
  ['121', []],
];

describe('a house number finds itself and what contains it, and no other house (FIND-1)', () => {
  it.each(EXPECTED)('Ringweg, %s: %j', async (houseNumber, houses) => {
    const expected = houses.map((house) => `Ringweg ${house}`);
    expect(await find('Ringweg', houseNumber)).toEqual(expected);
    expect(await find(`Ringweg ${houseNumber}`)).toEqual(expected);
  });

  it.each(['Ringweg24a', 'Ringweg Nr. 24a', 'Ringweg. 24 a'])(
    'reads "%s" (FIND-3)',
    async (text) => {
      expect(await find(text)).toEqual(['Ringweg 24a']);
    },
  );

  it('does not search streets that begin with the name of a street without such a house', async () => {
    expect(await find('Kurzweg', '5')).toEqual([]);
    expect(await find('Kurzwegr', '5')).toEqual(['Kurzwegring 5']);
  });
});

describe('different streets stay different (FIND-1)', () => {
  it.each([
    ['Dürerstraße', '', ['Dürerstraße 1']],
    ['Duererstr.', '', ['Duererstraße 1', 'Duererstraße 2']],
    ['Dürerstraße', '2', ['Duererstraße 2']],
    ['DUERERSTRASSE', '1', ['Duererstraße 1']],
    ['Weg 1', '', ['Weg 1 7']],
    ['Weg 1', '8', []],
    ['Weg 12', '', ['Weg 12 7', 'Weg 12 8']],
    ['Weg 1-2', '', ['Weg 1-2 9']],
    ['Weg 1 2', '9', ['Weg 1-2 9']],
    ['Weg 1/3', '', []],
  ])('%s %s finds %j', async (street, houseNumber, expected) => {
    expect(await find(street, houseNumber)).toEqual(expected);
  });

  it('are shown with their own spelling', async () => {
    const { database } = testApp;
    expect(
      await database.query(
        `select street, variant from streets where street_key = 'duererstrasse' order by variant`,
      ),
    ).toEqual([
      { street: 'Dürerstraße', variant: 0 },
      { street: 'Duererstraße', variant: 1 },
    ]);
  });
});

describe('names in the forms people write (NAME-4)', () => {
  it.each([
    ...['Muhlenweg', 'Muehlenweg', 'Mühlenweg', 'MÜHLENWEG', 'Muhlen', 'Muehlenw'].map(
      (typed) => [typed, 'Mühlenweg 3'] as const,
    ),
    ...['Norregade', 'Noerregade', 'Nørregade', 'norreg'].map(
      (typed) => [typed, 'Nørregade 4'] as const,
    ),
    ...['Luzycka', 'Łużycka', 'ŁUŻ'].map((typed) => [typed, 'Łużycka 5'] as const),
    ...['Schlossstr.', 'Schloßstraße', 'Schlossstrasse', 'Schloss-Strasse'].map(
      (typed) => [typed, 'Schlossstraße 6'] as const,
    ),
  ])('%s finds %s', async (typed, house) => {
    expect(await find(typed)).toEqual([house]);
    expect(await find(typed, '', { zipCode: '', city: 'Lindenau' })).toEqual([house]);
    expect(await find(typed, house.split(' ').at(-1))).toEqual([house]);
  });

  it.each(['Muhlenweg', 'Muehlenweg 3', 'Noerregade 4', 'Norregade', 'Luzycka 5', 'Schlossstr. 6'])(
    '"%s" is suggested',
    async (text) => {
      const answer = await client({
        method: 'POST',
        url: '/api/land/parcels/suggest',
        body: { text },
      });
      expect(answer.json().items).toHaveLength(1);
    },
  );
});
