import type { Suggestion } from '@portal/api';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importCadastre } from '../import.ts';
import { parcelFeature, parcelIdOf, smallCadastre } from '../../testing/small-cadastre.ts';
import { openTestApp, person, type TestApp } from '../../testing/test-app.ts';
import { suggestions } from './suggestions.ts';

let testApp: TestApp;
let client: Awaited<ReturnType<TestApp['login']>>;

const ADDRESSES = [
  ['Lindenallee', '5', 'Lindenau'],
  ['Lindenallee', '5a', 'Lindenau'],
  ['Lindenallee', '50', 'Lindenau'],
  ['Lindenallee', '6', 'Lindenau'],
  ['Lindenallee', '5', 'Erlenbruch'],
  ['Mühlenstraße', '12 a', 'Großlindow'],
  ['Str. der Jugend', '7', 'Lindenau'],
  ['Straße des 17. Juni', '135', 'Lindenau'],
  ['Linden-Weg', '1', 'Lindenau'],
  ['Sankt-Anna-Weg', '3', 'Lindenau'],
  ['Hafenstraße', '10-14', 'Lindenau'],
  ['Hafenstraße', '12a-13', 'Erlenbruch'],
  ['Hafenstraße', '120', 'Lindenau'],
  ['Hafenstraße', '16', 'Lindenau'],
  ...['2', '4', '12', '24', '24a', '33 1/3', '30a-32'].map(
    (number) => ['Waldweg', number, 'Lindenau'] as const,
  ),
  ['Waldwegring', '7', 'Lindenau'],
] as const;

/** A parcel of another subdistrict. */
function inSubdistrict(gemaschl: string, gemarkung: string, number = 7) {
  const { properties, geometry } = parcelFeature(number);
  const flstkennz = parcelIdOf(number).replace('120653', gemaschl);
  return { geometry, properties: { ...properties, gemaschl, gemarkung, flstkennz } };
}

beforeAll(async () => {
  testApp = await openTestApp();
  await testApp.database.query('delete from cadastre_imports');
  const addresses = ADDRESSES.map(([strasse, hausnr, ort]) => ({
    properties: { plz: '15990', ort, strasse, hausnr, flstkennz: '12065300300009______' },
    geometry: null,
  }));
  const subdistricts = [
    ['120653', 'Lindenau', 'Lindenau'],
    ['120660', 'Lindenau', 'Seeheim'],
    ['120661', 'Doppelfeld', 'Seeheim'],
    ['120662', 'Doppelfeld', 'Seeheim'],
    ['120663', 'Ahornfeld', 'Seeheim'],
    ['120664', 'Ahornfeld Süd', 'Seeheim'],
  ].map(([gemaschl, gemarkung, gemeinde]) => ({
    properties: { gemaschl, gemarkung, gemeinde, stelle: '1' },
    geometry: null,
  }));
  const parcels = [
    parcelFeature(114, 2),
    parcelFeature(114, 10),
    parcelFeature(9),
    parcelFeature(1141),
    inSubdistrict('120661', 'Doppelfeld'),
    inSubdistrict('120662', 'Doppelfeld'),
    ...[7, 8].map((number) => inSubdistrict('120663', 'Ahornfeld', number)),
    ...[7, 8].map((number) => inSubdistrict('120664', 'Ahornfeld Süd', number)),
  ];
  const source = smallCadastre({ addresses, subdistricts, parcels });
  await importCadastre(testApp.database, source);
  client = await testApp.login(person('suggest'));
});
afterAll(() => testApp.close());

async function suggest(text: string): Promise<readonly Suggestion[]> {
  const answer = await client({ method: 'POST', url: '/api/land/parcels/suggest', body: { text } });
  expect(answer.statusCode).toBe(200);
  return answer.json().items;
}

const labels = async (text: string): Promise<readonly string[]> =>
  (await suggest(text)).map(({ label, detail }) => (detail ? `${label} | ${detail}` : label));

describe('suggestions of addresses (JRN-6)', () => {
  it.each([
    ['Lindenallee 5, Lindenau', 'Lindenallee 5 | 15990 Lindenau'],
    ['lindenau lindenallee 5', 'Lindenallee 5 | 15990 Lindenau'],
    ['linden allee 5 erlen', 'Lindenallee 5 | 15990 Erlenbruch'],
    ['15990 Lindenallee 6', 'Lindenallee 6 | 15990 Lindenau'],
    ['lindena', 'Lindenallee | 15990 Erlenbruch'],
    ['muehlenstr. 12a', 'Mühlenstraße 12 a | 15990 Großlindow'],
    ['Muhlenstrasse 12 A', 'Mühlenstraße 12 a | 15990 Großlindow'],
    ['MÜHLENSTRAẞE', 'Mühlenstraße | 15990 Großlindow'],
    ['grosslindow mühl', 'Mühlenstraße | 15990 Großlindow'],
    ['Straße der Jugend 7', 'Str. der Jugend 7 | 15990 Lindenau'],
    ['Str. d. Jugend', 'Str. der Jugend | 15990 Lindenau'],
    ['straße des 17. juni', 'Straße des 17. Juni | 15990 Lindenau'],
    ['Straße des 17. Juni 135', 'Straße des 17. Juni 135 | 15990 Lindenau'],
    ['Lindenweg', 'Linden-Weg | 15990 Lindenau'],
    ['St. Anna', 'Sankt-Anna-Weg | 15990 Lindenau'],
    ['Mühlenstraße Groß Lindow', 'Mühlenstraße | 15990 Großlindow'],
  ])('"%s" → %s', async (text, first) => {
    expect((await labels(text))[0]).toBe(first);
  });

  it('lists the typed house number before those with a letter, with the input of the address search', async () => {
    expect(await labels('Lindenallee 5 Lindenau')).toEqual([
      'Lindenallee 5 | 15990 Lindenau',
      'Lindenallee 5a | 15990 Lindenau',
    ]);
    const [first] = await suggest('Lindenallee 5 Lindenau');
    expect(first).toMatchObject({
      type: 'ADDRESS',
      address: {
        zipCode: '15990',
        city: 'Lindenau',
        streetName: 'Lindenallee',
        houseNumber: '5',
      },
    });
  });

  it.each([
    ['Hafenstraße 12', ['Hafenstraße 10-14']],
    ['Hafenstr. 13 Erlenbruch', ['Hafenstraße 12a-13']],
    ['Hafenstraße 11 Lindenau', ['Hafenstraße 10-14']],
    // A house of its own comes alone.
    ['Hafenstraße 16', ['Hafenstraße 16']],
  ])('"%s" finds the ranges that contain the number (DATA-4)', async (text, expected) => {
    expect((await suggest(text)).map(({ label }) => label)).toEqual(expected);
  });

  it.each([
    ['Waldweg 2-4', ['Waldweg 2', 'Waldweg 4']],
    ['Waldweg 2/4', ['Waldweg 2', 'Waldweg 4']],
    ['Waldweg 2 bis 4, Lindenau', ['Waldweg 2', 'Waldweg 4']],
    ['Waldweg 2', ['Waldweg 2']],
    ['Waldweg 24', ['Waldweg 24', 'Waldweg 24a']],
    ['Waldweg 33 1/3', ['Waldweg 33 1/3']],
    ['Waldweg 31-32', ['Waldweg 30a-32']],
    // The street alone shows which houses exist.
    ['Waldweg 1/2', ['Waldweg', 'Waldwegring']],
    ['Waldweg 333', ['Waldweg', 'Waldwegring']],
    ['Waldweg 3', ['Waldweg', 'Waldwegring']],
    // Streets that begin with the name of a street are not meant.
    ['Waldweg 7', ['Waldweg', 'Waldwegring']],
    ['Waldwegri 7', ['Waldwegring 7']],
  ])('"%s" suggests %j and no other house (FIND-1)', async (text, expected) => {
    expect((await suggest(text)).map(({ label }) => label)).toEqual(expected);
  });

  it('needs a word of the street for a house: the city alone has too many', async () => {
    const found = await suggest('Lindenau 5');
    const numbers = found.map((one) => one.type === 'ADDRESS' && one.address.houseNumber);
    expect(new Set(numbers)).toEqual(new Set(['']));
  });

  it('finds the beginnings of words also when another street has one of them as a whole word', async () => {
    expect(await labels('Linden Lindenau')).toContain('Lindenallee | 15990 Lindenau');
  });

  it('suggests the street when it has no such house', async () => {
    expect(await labels('Lindenallee 99 Lindenau')).toEqual(['Lindenallee | 15990 Lindenau']);
  });
});

describe('suggestions of parcels (JRN-6)', () => {
  it.each([
    ['Lindenau 3 114/2', 'Lindenau, Flur 3, Flurstück 114/2 | Lindenau'],
    ['Lindenau 3-114/2', 'Lindenau, Flur 3, Flurstück 114/2 | Lindenau'],
    ['Gemarkung Lindenau Flur 3 Flurstück 9', 'Lindenau, Flur 3, Flurstück 9 | Lindenau'],
    ['Lindenau 114/2', 'Lindenau, Flur 3, Flurstück 114/2 | Lindenau'],
    ['Lindenau Flur 3', 'Lindenau, Flur 3 | Lindenau'],
    ['120653 003 00114/0002', 'Lindenau, Flur 3, Flurstück 114/2 | 120653003001140002__'],
    ['397285 5795305', 'Lindenau, Flur 3, Flurstück 114/2 | 397285 5795305'],
  ])('"%s" → %s', async (text, first) => {
    expect((await labels(text))[0]).toBe(first);
  });

  it.each([
    ['Lindenau 3 1141', ['Lindenau, Flur 3, Flurstück 1141 | Lindenau']],
    ['Lindenau 3 114/1', []],
    ['Lindenau 3 11/41', []],
    ['Lindenau 31 14/1', []],
  ])('"%s" finds %j and no other parcel (FIND-1)', async (text, expected) => {
    expect((await labels(text)).filter((label) => label.includes('Flurstück'))).toEqual(expected);
  });

  it.each([
    'Grundbuch von Lindenau Blatt 12 lfd. Nr. 1 Flur 3 Flurstück 114/2 Gebäude- und Freifläche, Hofweg 6, 1.234 m²',
    'Flurstück 114/2 der Flur 3 in der Gemarkung Lindenau (120653)',
    '120653/3/114/2',
  ])('"%s" is read as documents write it (IN-2)', async (text) => {
    expect(await labels(text)).toEqual(['Lindenau, Flur 3, Flurstück 114/2 | Lindenau']);
  });

  it('offers to take several parcels together, then each (IN-2)', async () => {
    const [all, ...each] = await suggest('120653 Lindenau, Flur 3, Flurstücke 114/2, 114/10 und 9');
    expect(all).toEqual({
      type: 'PARCELS',
      label: 'Lindenau, Flur 3, Flurstücke 114/2, 114/10, 9',
      detail: 'Lindenau',
      parcels: ['114/2', '114/10', '9'].map((parcelNumber) => ({
        localSubdistrictId: '0653',
        cadastralSection: '3',
        parcelNumber,
      })),
    });
    expect(each.map(({ label }) => label)).toEqual([
      'Lindenau, Flur 3, Flurstück 114/2',
      'Lindenau, Flur 3, Flurstück 114/10',
      'Lindenau, Flur 3, Flurstück 9',
    ]);
  });

  it('offers those of the subdistrict with the whole name, not of others that begin with it', async () => {
    const [all, ...each] = await labels('Ahornfeld 3 7 und 8');
    expect(all).toBe('Ahornfeld, Flur 3, Flurstücke 7, 8 | Seeheim');
    expect(each).toHaveLength(2);
  });

  it('does not offer to take several of which one is not clear (FIND-1)', async () => {
    expect(await labels('Doppelfeld 3 7 und 8')).not.toContainEqual(
      expect.stringMatching('Flurstücke'),
    );
  });

  it('says that a part of the parcel was typed (IN-2)', async () => {
    const [part] = await suggest('Lindenau 3 114/2 tlw.');
    const [whole] = await suggest('Lindenau 3 114/2');
    expect(part).toEqual({ ...whole, isPart: true });
  });

  it.each([
    'Gemarkung Seeheim (120653), Flur 3, Flurstück 9',
    '990653 3 114/2',
    'Lindenau Flur 1234 Flurstück 9',
  ])('suggests no parcel for "%s" (IN-2)', async (text) => {
    expect((await labels(text)).filter((label) => label.includes('Flurstück'))).toEqual([]);
  });

  it('tells parcels of subdistricts of the same name apart (FIND-1)', async () => {
    expect(await labels('Doppelfeld 3 7')).toEqual([
      'Doppelfeld, Flur 3, Flurstück 7 | Seeheim, 0661',
      'Doppelfeld, Flur 3, Flurstück 7 | Seeheim, 0662',
    ]);
  });

  it('lists the fractions of a number', async () => {
    expect(await labels('Lindenau 3 114')).toEqual([
      'Lindenau, Flur 3, Flurstück 114/2 | Lindenau',
      'Lindenau, Flur 3, Flurstück 114/10 | Lindenau',
    ]);
  });

  it('adds the sections of a subdistrict that was typed completely', async () => {
    expect(await labels('Lindenau')).toContain('Lindenau, Flur 3 | Lindenau');
    expect(await labels('Lindena')).not.toContain('Lindenau, Flur 3 | Lindenau');
  });
});

describe('limits of suggestions (SEC-6)', () => {
  it.each(['', '  li ', 'xyz', "';--", "a' & b:*", '<b>', '120653003999990002__', '1 1', '%%%'])(
    'has none for "%s"',
    async (text) => expect(await suggest(text)).toEqual([]),
  );

  it('suggests the other kind as well when the first query takes long', async () => {
    const { database } = testApp;
    let delayMs = 350;
    const slow: typeof database = {
      ...database,
      query: async (...parameters) => {
        await pause(delayMs);
        delayMs = 0;
        return database.query(...parameters);
      },
    };
    const { items } = await suggestions(slow, async () => null, '12')({ text: 'Lindenau 114/2' });
    expect(items.map(({ label }) => label)).toContain('Lindenau, Flur 3, Flurstück 114/2');
  });

  it('returns at most 8 and rejects long texts', async () => {
    expect((await suggest('linden')).length).toBeLessThanOrEqual(8);
    const answer = await client({
      method: 'POST',
      url: '/api/land/parcels/suggest',
      body: { text: 'a'.repeat(501) },
    });
    expect(answer.statusCode).toBe(400);
  });

  it('requires a session', async () => {
    const answer = await testApp.send({
      method: 'POST',
      url: '/api/land/parcels/suggest',
      body: { text: 'Lindenallee' },
    });
    expect([401, 403]).toContain(answer.statusCode);
  });
});
