import type { ApiClient, Parcel, ParcelSearch } from '@portal/api';
import { describe, expect, it } from 'vitest';
import { parcelsIn } from './parcels-in.ts';

const SIDE = 40;

const cornerOf = (index: number): readonly [number, number] => [
  (index % SIDE) * 20,
  Math.floor(index / SIDE) * 20,
];

/** Square parcels without a gap, in the order of their ids. */
const parcels = Array.from({ length: SIDE * SIDE }, (_, index): Parcel => {
  const [x, y] = cornerOf(index);
  const ring: [number, number][] = [
    [x, y],
    [x + 20, y],
    [x + 20, y + 20],
    [x, y + 20],
    [x, y],
  ];
  return {
    parcelId: String(index),
    displayString: `Lindenau, Flurstück ${index}`,
    localSubdistrictId: '123649',
    localSubdistrict: 'Lindenau',
    cadastralSection: '5',
    parcelNumber: String(index),
    area: 400,
    geometry: { type: 'MultiPolygon', coordinates: [[ring]] },
    shape: [ring],
    holes: [],
  };
});

type Box = readonly [left: number, bottom: number, right: number, top: number];

function crosses({ parcelId }: Parcel, [left, bottom, right, top]: Box): boolean {
  const [x, y] = cornerOf(Number(parcelId));
  return x < right && x + 20 > left && y < top && y + 20 > bottom;
}

const searches: ParcelSearch[] = [];
const client: Pick<ApiClient, 'searchParcels'> = {
  async searchParcels(search) {
    searches.push(search);
    if (search.by !== 'map-area') throw new Error(`Not a search in an area: ${search.by}`);
    const { page, limit, area } = search.body;
    const [x, y] = [area.map(([east]) => east), area.map(([, north]) => north)];
    const box = [Math.min(...x), Math.min(...y), Math.max(...x), Math.max(...y)] as const;
    const found = parcels.filter((parcel) => crosses(parcel, box));
    return { items: found.slice(page * limit, (page + 1) * limit), page, total: found.length };
  },
};

const search = (box: Box) => parcelsIn(client, box, new AbortController().signal);

describe('parcels around a parcel (BEY-8)', () => {
  it('are all in the area, if there are at most 400', async () => {
    expect(await search([0, 0, 400, 400])).toHaveLength(400);
  });

  it('are those in the centre without a hole, if there are more', async () => {
    searches.length = 0;
    const found = await search([0, 0, 800, 800]);
    expect(found.length).toBeGreaterThan(250);
    expect(found.length).toBeLessThanOrEqual(400);
    const centre = parcels.filter((parcel) => crosses(parcel, [260, 260, 540, 540]));
    expect(found).toEqual(expect.arrayContaining(centre));
    expect(searches.length).toBeLessThanOrEqual(6);
  });

  it('are not requested endlessly, if the backend always names more', async () => {
    let calls = 0;
    const endless: typeof client = {
      async searchParcels() {
        calls += 1;
        return { items: parcels.slice(0, 100), page: 0, total: 5000 };
      },
    };
    const found = await parcelsIn(endless, [0, 0, 800, 800], new AbortController().signal);
    expect(found).toHaveLength(400);
    expect(calls).toBe(7);
  });
});
