import type { Parcel } from '@portal/api';
import { describe, expect, it } from 'vitest';
import { allHits, arrangeHits } from './arrange-hits.ts';

function parcel(parcelNumber: string, area: number, x: number, address?: string): Parcel {
  const ring: [number, number][] = [
    [x, 0],
    [x + 10, 0],
    [x + 10, 10],
    [x, 0],
  ];
  const [streetName = '', houseNumber = ''] = address?.split(' ') ?? [];
  return {
    parcelId: `1236490030${parcelNumber.padStart(4, '0')}______`,
    displayString: `Lindenau, Flur 3, Flurstück ${parcelNumber}`,
    localSubdistrictId: '3649',
    localSubdistrict: 'Lindenau',
    cadastralSection: '3',
    parcelNumber,
    area,
    shape: [ring],
    holes: [],
    geometry: { type: 'MultiPolygon', coordinates: [[ring]] },
    addresses: address ? [{ streetName, houseNumber, zipCode: '15990', city: 'Lindenau' }] : [],
  };
}

const hits = [
  parcel('1', 50, 0, 'Weg 12'),
  parcel('2', 90, 100),
  parcel('3', 70, 200, 'Weg 2'),
  parcel('4', 70, 300, 'Allee 9'),
];
const numbers = (parcels: readonly Parcel[]): string =>
  parcels.map(({ parcelNumber }) => parcelNumber).join(' ');

describe('the hits of a search (PAGE-1)', () => {
  it.each([
    ['NUMBER', '1 2 3 4'],
    ['ADDRESS', '4 3 1 2'],
    ['AREA', '2 3 4 1'],
  ] as const)('are sorted by %s', (order, expected) => {
    expect(numbers(arrangeHits(hits, { order, within: null }))).toBe(expected);
  });

  it('are those that the map shows, at least in part', () => {
    const within = [105, 5, 205, 50] as const;
    expect(numbers(arrangeHits(hits, { order: 'NUMBER', within }))).toBe('2 3');
  });

  it('are read in calls of 100', async () => {
    const asked: string[] = [];
    const client = {
      searchParcels: async ({ body }: { body: { page: number; limit: number } }) => {
        asked.push(`${body.page} ${body.limit}`);
        return { items: hits.slice(body.page, body.page + 1), page: body.page, total: 279 };
      },
    };
    const query = { type: 'area', area: [] } as const;
    const found = await allHits(client, query, 279, new AbortController().signal);
    expect(asked).toEqual(['0 100', '1 100', '2 100']);
    expect(numbers(found)).toBe('1 2 3');
  });
});
