import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createLand } from './create-land.ts';
import { areaOf, polygonContains, signedArea } from './geometry.ts';
import { landEstimateOf } from './land-estimate.ts';
import type { Land, LandParcel, Position, Ring } from './model.ts';

const land = createLand();

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

function corners({ polygons }: LandParcel): number {
  return polygons.flat().reduce((sum, ring) => sum + ring.length - 1, 0);
}

function edges(ring: Ring): [Position, Position][] {
  return ring.slice(1).map((to, index): [Position, Position] => [ring[index] ?? to, to]);
}

/** Directed edges that no neighbour uses the other way round. */
function outerEdges({ parcels }: Land): Map<string, Position[]> {
  const open = new Map<string, Position[]>();
  for (const ring of parcels.flatMap(({ polygons }) => polygons.flat())) {
    for (const [from, to] of edges(ring)) {
      const back = `${to.join()};${from.join()}`;
      const forth = `${from.join()};${to.join()}`;
      if (open.has(forth)) throw new Error(`Two parcels use the edge ${forth} in one direction`);
      if (!open.delete(back)) open.set(forth, [from, to]);
    }
  }
  return open;
}

function fingerprint(of: Land): string {
  return createHash('sha256')
    .update(JSON.stringify([of.parcels, of.buildings, of.addresses, of.streets]))
    .digest('hex');
}

function side(p: Position, q: Position, r: Position): number {
  return Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]));
}

function crossEachOther([a, b]: [Position, Position], [c, d]: [Position, Position]): boolean {
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

test('has the requested number of parcels in enough subdistricts and sections', () => {
  expect(land.parcels).toHaveLength(3000);
  expect(land.subdistricts.length).toBeGreaterThanOrEqual(3);
  const sections = new Set(land.parcels.map(({ id }) => id.slice(0, 9)));
  expect(sections.size).toBeGreaterThanOrEqual(10);
});

test('parcels cover the ground without gaps: inner edges occur twice, the others form one border', () => {
  const open = outerEdges(land);
  const next = new Map([...open.values()].map(([from, to]) => [from?.join() ?? '', to]));
  const [start] = [...open.values()][0] ?? [];
  const border: Position[] = start ? [start] : [];
  for (let at = start && next.get(start.join()); at && at.join() !== start?.join(); ) {
    border.push(at);
    at = next.get(at.join());
  }
  expect(border).toHaveLength(open.size);
  const ground = signedArea([...border, border[0] ?? [0, 0]]);
  const sum = land.parcels.reduce((total, { polygons }) => total + areaOf(polygons), 0);
  expect(Math.abs(sum - ground)).toBeLessThan(0.0001 * land.parcels.length);
});

test('outer rings run counter-clockwise, holes clockwise, and none crosses itself', () => {
  for (const { id, polygons } of land.parcels) {
    for (const rings of polygons) {
      rings.forEach((ring, index) => {
        expect([id, Math.sign(signedArea(ring))]).toEqual([id, index === 0 ? 1 : -1]);
        expect(ring[0]).toEqual(ring.at(-1));
      });
    }
  }
  for (const { id, polygons } of land.parcels) {
    for (const ring of polygons.flat()) {
      const lines = ring.length > 320 ? [] : edges(ring);
      const crossing = lines.some((one, index) =>
        lines.slice(index + 1).some((other) => crossEachOther(one, other)),
      );
      expect([id, crossing]).toEqual([id, false]);
    }
  }
});

test('generates unchanged data', () => {
  const { box, subdistricts, districts, authorities } = land;
  const owners = land.parcels.map(({ register }) =>
    land.owners(register.districtId, register.sheet),
  );
  const estimates = land.parcels.map(landEstimateOf);
  const digest = createHash('sha256')
    .update(fingerprint(land))
    .update(JSON.stringify([box, subdistricts, districts, authorities, owners, estimates]))
    .digest('hex');
  expect(digest).toMatchInlineSnapshot(
    `"1faeb08415455c8f14c58db9c3a927da12c3e75ee7d93ec9f7a0048a8c683e88"`,
  );
});

test('is deterministic for a seed (BE-11)', () => {
  expect(fingerprint(createLand({ parcels: 800 }))).toBe(fingerprint(createLand({ parcels: 800 })));
  expect(fingerprint(createLand({ parcels: 800, seed: 5 }))).not.toBe(
    fingerprint(createLand({ parcels: 800 })),
  );
});

test('parcel ids are unique, have 20 characters and match the properties', () => {
  expect(new Set(land.parcels.map(({ id }) => id)).size).toBe(land.parcels.length);
  for (const { id, subdistrictId, section, numerator, denominator } of land.parcels) {
    expect(id).toMatch(/^12\d{4}\d{3}\d{5}(?:\d{4}|____)__$/);
    expect(id.slice(2, 6)).toBe(subdistrictId);
    expect([Number(id.slice(6, 9)), Number(id.slice(9, 14))]).toEqual([section, numerator]);
    expect(id.slice(14, 18)).toBe(
      denominator === null ? '____' : String(denominator).padStart(4, '0'),
    );
  }
  expect(land.parcel('120653003001140002__')?.denominator).toBe(2);
});

test('the first parcel of each section fits a page (JRN-14)', () => {
  const sections = Map.groupBy(land.parcels, ({ id }) => id.slice(0, 9));
  for (const [section, parcels] of sections) {
    const [first] = parcels.toSorted(
      (one, other) =>
        one.numerator - other.numerator || (one.denominator ?? 0) - (other.denominator ?? 0),
    );
    const [west = 0, south = 0, east = Infinity, north = Infinity] = first?.box ?? [];
    expect([section, Math.max(east - west, north - south) <= 1185]).toEqual([section, true]);
  }
});

test('shapes have the statistics of a real cadastre', () => {
  const { parcels } = land;
  expect(median(parcels.map(corners))).toBeGreaterThanOrEqual(7);
  expect(median(parcels.map(corners))).toBeLessThanOrEqual(13);
  expect(median(parcels.map(({ area }) => area))).toBeGreaterThanOrEqual(590);
  expect(median(parcels.map(({ area }) => area))).toBeLessThanOrEqual(1146);
  const holes = parcels.map(({ polygons }) =>
    polygons.reduce((sum, rings) => sum + rings.length - 1, 0),
  );
  const withHoles = holes.filter((count) => count > 0).length / parcels.length;
  expect(withHoles).toBeGreaterThan(0.001);
  expect(withHoles).toBeLessThan(0.004);
  expect(Math.max(...holes)).toBe(2);
  expect(parcels.some(({ polygons }) => polygons.length > 1)).toBe(true);
  expect(parcels.some((parcel) => parcel.use === 'water' && corners(parcel) === 600)).toBe(true);
  expect(parcels.some(({ area }) => area <= 2)).toBe(true);
  const reach = parcels.map(({ box }) => Math.max(box[2] - box[0], box[3] - box[1]));
  expect(Math.max(...reach)).toBeGreaterThan(2000);
});

test('label points are inside their parcels', () => {
  const outside = land.parcels.filter(
    ({ polygons, labelPoint }) => !polygons.some((rings) => polygonContains(rings, labelPoint)),
  );
  expect(outside.map(({ id }) => id)).toEqual([]);
});

test('addresses are unique and belong to the parcel of the house', () => {
  const keys = land.addresses.map(
    ({ zipCode, city, street, houseNumber }) => `${zipCode} ${city} ${street} ${houseNumber}`,
  );
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.length).toBeGreaterThan(1000);
  for (const { outline, parcelId } of land.buildings) {
    const [rings] = land.parcel(parcelId)?.polygons ?? [];
    expect(outline.every((corner) => rings && polygonContains(rings, corner))).toBe(true);
  }
});

test('one booking sheet has hundreds of parcels; the shares of every sheet add up', () => {
  const sheets = Map.groupBy(
    land.parcels,
    ({ register }) => `${register.districtId}/${register.sheet}`,
  );
  expect(Math.max(...[...sheets.values()].map(({ length }) => length))).toBeGreaterThanOrEqual(344);
  for (const key of sheets.keys()) {
    const [district = '', sheet = ''] = key.split('/');
    const owners = land.owners(district, sheet);
    expect(owners.every(({ share }) => share === `1/${owners.length}`)).toBe(true);
    expect(owners).toEqual(land.owners(district, sheet));
  }
});

test('spatial searches find what a linear search finds', () => {
  const [x, y] = land.addresses[0]?.position ?? [0, 0];
  const box = [x - 80, y - 80, x + 80, y + 80] as const;
  const meets = (other: readonly [number, number, number, number]) =>
    other[0] <= box[2] && other[2] >= box[0] && other[1] <= box[3] && other[3] >= box[1];
  expect(land.parcelsIn(box)).toEqual(land.parcels.filter((parcel) => meets(parcel.box)));
  expect(land.buildingsIn(box)).toEqual(land.buildings.filter((house) => meets(house.box)));
  expect(land.parcelsIn(land.box)).toHaveLength(3000);
});

test('scales to more parcels without gaps (BE-11)', () => {
  const larger = createLand({ parcels: 9000 });
  expect(larger.parcels).toHaveLength(9000);
  expect(new Set(larger.parcels.map(({ id }) => id)).size).toBe(9000);
  expect(outerEdges(larger).size).toBeLessThan(1300);
});

test('generates any part of 3.2 million parcels without the others (BE-11, BIG-4)', () => {
  const state = createLand({ parcels: 3_200_000 });
  const heapBefore = process.memoryUsage().heapUsed;
  const parcels = state.parcelsFrom(1_600_000, 1500);
  expect(parcels).toHaveLength(1500);
  const [first] = parcels;
  expect(first && state.parcel(first.id)).toEqual(first);
  expect(first && state.parcelsIn(first.box)).toContainEqual(first);
  expect(process.memoryUsage().heapUsed - heapBefore).toBeLessThan(100_000_000);
});

test('pages continue each other', () => {
  const pages = [0, 1000, 2000, 3000].flatMap((offset) => land.parcelsFrom(offset, 1000));
  expect(pages).toEqual(land.parcels);
  const all = land.addresses;
  expect(land.addressCount()).toBe(all.length);
  expect(land.addressesFrom(700, 900)).toEqual(all.slice(700, 1600));
});
