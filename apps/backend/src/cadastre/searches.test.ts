import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, openTestApp, person } from '../testing/test-app.ts';
import { nameIdentity, searchKey, sheetKey } from './keys.ts';
import { everyWord } from './words.ts';

let testApp: TestApp;
let client: Awaited<ReturnType<TestApp['login']>>;

beforeAll(async () => {
  testApp = await openTestApp();
  client = await testApp.login(person('search'));
});
afterAll(() => testApp.close());

const search = async (kind: string, body: object) =>
  (
    await client({
      method: 'POST',
      url: `/api/land/parcels/search-by-${kind}`,
      body: { page: 0, limit: 7, ...body },
    })
  ).json();

const names = async (kind: string, body: object): Promise<string[]> =>
  (await search(kind, body)).items.map((parcel: { parcelNumber: string }) => parcel.parcelNumber);

const address = (params: object) => ({
  params: { zipCode: '', city: '', streetName: '', houseNumber: '', ...params },
});

const inZipCode = (streetName: string) => address({ zipCode: '15990', streetName });

describe('search by address', () => {
  it.each(['Mühlenstraße', 'muehlenstr.', ' Mühlen-Strasse ', 'MÜHLENSTR'])(
    'finds %s',
    async (streetName) => {
      const body = address({ zipCode: '15990', streetName });
      expect(await names('address', body)).toEqual(['114/2', '114/10']);
    },
  );

  it('filters by city and house number in any spelling', async () => {
    const body = address({ city: 'Grosslindow', streetName: 'Mühlenstraße', houseNumber: '12A' });
    expect(await names('address', body)).toEqual(['114/2']);
  });

  it.each([
    { zipCode: '15990 Großlindow', streetName: 'Mühlenstraße' },
    { zipCode: 'D-15990 Großlindow, Deutschland', streetName: 'Mühlenstraße' },
    { city: '15990 Großlindow', streetName: 'Mühlenstraße' },
    { streetName: 'Mühlenstraße, 15990 Großlindow' },
  ])('takes ZIP code and city in one field, as the form does: %j (IN-2)', async (params) => {
    expect(await names('address', address(params))).toEqual(['114/2', '114/10']);
  });

  it('finds the house when its number is typed with the street (JRN-6)', async () => {
    expect(await names('address', inZipCode('Mühlenstraße 12a'))).toEqual(['114/2']);
    expect(await names('address', inZipCode('Mühlenstr. 12 A'))).toEqual(['114/2']);
    expect(await names('address', inZipCode('Mühlenstraße 99'))).toEqual([]);
  });

  it('adds street and house number to the parcels (JRN-5)', async () => {
    const found = await search('address', address({ zipCode: '15990', streetName: 'Am Berg' }));
    expect(found.items[0].addresses).toEqual([
      { streetName: 'Am Berg', houseNumber: '1', zipCode: '15990', city: 'Großlindow' },
    ]);
    expect((await search('parcel-details', details('21'))).items[0].addresses).toEqual([]);
  });

  it('prefers the exact street to prefix matches', async () => {
    expect(await names('address', address({ zipCode: '15990', streetName: 'Am Berg' }))).toEqual([
      '9',
    ]);
    expect(await names('address', address({ zipCode: '15990', streetName: 'Am Ber' }))).toEqual([
      '9',
      '20',
    ]);
  });

  it('rejects invalid fields with the keys of the rules (VAL-1)', async () => {
    const answer = await search('address', address({ streetName: '<b>' }));
    expect(answer.errors).toEqual([
      { field: 'zipCode', messageKey: 'CITY_OR_ZIP_NOT_EMPTY' },
      { field: 'streetName', messageKey: 'HTML_TAG' },
    ]);
  });
});

const details = (parcelNumber: string) => ({
  params: { localSubdistrictId: '0653', cadastralSection: '003', parcelNumber },
});

const sheets = (bookingSheet: string) =>
  names('land-register', { params: { landRegisterDistrictId: '0653', bookingSheet } });

describe('search by parcel number and land register', () => {
  it('finds a section in natural order, a numerator, and a full parcel number', async () => {
    const all = await names('parcel-details', details(''));
    expect(all).toEqual(['9', '20', '21', '30', '114/2', '114/10']);
    expect(await names('parcel-details', details('114'))).toEqual(['114/2', '114/10']);
    expect(await names('parcel-details', details('114/10'))).toEqual(['114/10']);
    const second = await search('parcel-details', { ...details(''), page: 1, limit: 4 });
    expect([second.total, second.items.length]).toEqual([6, 2]);
    expect(second.items[0].displayString).toBe('Lindenau, Flur 3, Flurstück 114/2');
  });

  it('reads pasted numbers as typed ones (FIND-2)', async () => {
    expect(await names('parcel-details', details('114 / 10'))).toEqual(['114/10']);
    expect(await names('parcel-details', details('114⁄10\n'))).toEqual(['114/10']);
    expect(await sheets('15–17; 12a,')).toEqual(await sheets('15-17, 12a'));
  });

  it('finds booking sheets by list and range', async () => {
    expect(await sheets('15-17, 12a')).toEqual(['9', '21', '114/2', '114/10']);
    expect(await sheets('p7')).toEqual(['20']);
  });

  it('finds a parcel by each of its booking sheets (DATA-4)', async () => {
    for (const sheet of ['18', '40', '0040', '42a', '42A', '39-41', '1-18, 40, 42a']) {
      expect(await sheets(sheet)).toContain('30');
    }
    for (const sheet of ['41', '42', '4', '41-45']) expect(await sheets(sheet)).not.toContain('30');
  });
});

const at = (east: number, north: number) =>
  names('map-coordinates', { limit: 1, coordinates: [395_000 + east, 5_795_000 + north] });

const box = (size: number) => ({
  area: [
    [395_012, 5_795_112],
    [395_012 + size, 5_795_112],
    [395_012 + size, 5_795_112 + size],
    [395_012, 5_795_112 + size],
    [395_012, 5_795_112],
  ],
});

describe('search by map', () => {
  it('finds the parcel at a point and excludes holes', async () => {
    expect(await at(5, 5)).toEqual(['114/2']);
    expect(await at(5, 105)).toEqual(['20']);
    expect(await at(15, 115)).toEqual(['21']);
    expect(await at(-5, -5)).toEqual([]);
  });

  it('finds parcels that intersect an area and rejects large areas', async () => {
    expect(await names('map-area', box(2))).toEqual(['21']);
    expect(await names('map-area', box(20))).toEqual(['20', '21']);
    expect((await search('map-area', box(5001))).messageKey).toBe('AREA_TOO_LARGE');
  });
});

describe('authority of a parcel', () => {
  it('returns name and address', async () => {
    const found = await client({ url: '/api/ca/find-by-parcel/12065300300009______' });
    expect(found.json()).toMatchObject({ name: 'Katasteramt', city: 'Lindenau' });
    expect((await client({ url: '/api/ca/find-by-parcel/13065300300009______' })).statusCode).toBe(
      400,
    );
  });
});

describe('searchKey', () => {
  it.each([
    ['Straße des Friedens', 'strassedesfriedens'],
    ['Str. der Jugend', 'strassederjugend'],
    ['Café-Allee', 'cafeallee'],
    ['Strandweg', 'strandweg'],
    ['Weg 12', 'weg12'],
    ['Weg 1-2', 'weg1 2'],
    ['Q 5', 'q5'],
  ])('%s → %s', (text, key) => expect(searchKey(text)).toBe(key));
});

describe('other keys tell different things apart (FIND-1)', () => {
  it.each([
    ['12', '12A'],
    ['P7', '7'],
    ['12', '120'],
  ])('booking sheet %s is not %s', (one, other) => {
    expect(sheetKey(one)).not.toBe(sheetKey(other));
  });

  it.each([
    ['0012a', '12 A'],
    ['p7', 'P7'],
  ])('booking sheet %s is %s', (one, other) => expect(sheetKey(one)).toBe(sheetKey(other)));

  it.each([
    ['Dürerstraße', 'Duererstraße'],
    ['Am Berg', 'Amberg'],
    ['Weg 1-2', 'Weg 12'],
    ['Roséweg', 'Roseweg'],
  ])('the name %s is not %s', (one, other) => {
    expect(nameIdentity(one)).not.toBe(nameIdentity(other));
  });

  it.each([
    ['Mühlenstr.', 'MÜHLENSTRASSE'],
    ['Linden-Allee', 'Linden Allee'],
    ['Caf\u00e9weg', 'Cafe\u0301weg'],
  ])('the name %s is %s', (one, other) => expect(nameIdentity(one)).toBe(nameIdentity(other)));

  it('two numbers of a name are not joined to one word', () => {
    expect(everyWord(['Weg', '1', '2'])).not.toContain("'12'");
    expect(everyWord(['Linden', 'Allee'])).toContain("'lindenallee'");
  });
});
