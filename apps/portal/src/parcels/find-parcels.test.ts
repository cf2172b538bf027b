import type { Parcel, ParcelPage } from '@portal/api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findParcels } from './find-parcels.ts';

const ring: [number, number][] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 0],
];
const whole: Parcel = {
  parcelId: '12364900500114______',
  displayString: 'Lindenau, Flur 5, Flurstück 114',
  localSubdistrictId: '123649',
  localSubdistrict: 'Lindenau',
  cadastralSection: '5',
  parcelNumber: '114',
  area: 50,
  geometry: { type: 'MultiPolygon', coordinates: [[ring]] },
  shape: [ring],
  holes: [],
};
const broken: Parcel = JSON.parse(
  JSON.stringify({ ...whole, geometry: { type: 'MultiPolygon', coordinates: [[['x', null]]] } }),
);

const search = { by: 'map-coordinates', body: { page: 0, limit: 1, coordinates: [1, 2] } } as const;
const finding = (...items: Parcel[]) => {
  const page: ParcelPage = { items, page: 0, total: items.length };
  return findParcels(
    { searchParcels: async () => page },
    { ...search, body: { ...search.body, coordinates: [1, 2] } },
  );
};

let logged: unknown[][] = [];
beforeEach(() => {
  logged = [];
  vi.spyOn(console, 'warn').mockImplementation((...message) => void logged.push(message));
});
afterEach(() => vi.restoreAllMocks());

describe('parcels with an invalid geometry (ERR-1)', () => {
  it('are left out and logged', async () => {
    expect((await finding(broken, whole)).items).toEqual([whole]);
    expect(logged).toEqual([['[portal] The geometry of a parcel could not be read', 1]]);
  });

  it('are a technical problem when no other parcel was found', async () => {
    await expect(finding(broken)).rejects.toMatchObject({ messageKey: 'TECHNICAL_PROBLEM' });
  });

  it('log nothing when all geometries are valid', async () => {
    expect((await finding(whole)).items).toEqual([whole]);
    expect((await finding()).items).toEqual([]);
    expect(logged).toEqual([]);
  });
});
