import { assert, property, uint8Array } from 'fast-check';
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parse } from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import { CADASTRE_FILE, readCadastreFile } from '../../config/cadastre-file.ts';
import { cadastreSettings } from '../../config/cadastre-settings.ts';
import { cadastreSource } from '../cadastre-source.ts';
import type { SourceFeature } from '../features.ts';
import { geometryOf } from './binary.ts';

/* `testing/gdal.gpkg.gz` was written by GDAL 3.6.2: the tables `flurstuecke` and `bogen` in EPSG:25832, `grad` in EPSG:4326. */

const STATE = {
  landCode: '05',
  map: { projection: 'EPSG:25832', extent: [280_000, 5_560_000, 540_000, 5_840_000] },
} as const;

const folder = mkdtempSync(join(tmpdir(), 'portal-geopackage-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'parcels.gpkg');
writeFileSync(file, gunzipSync(readFileSync(join(import.meta.dirname, 'testing/gdal.gpkg.gz'))));

const NONE = { addresses: null, subdistricts: null, districts: null, authorities: null };

const sourceOf = (id: string, change: object = {}) =>
  cadastreSource(
    cadastreSettings(
      parse(CADASTRE_FILE, {
        protocol: 'GEOPACKAGE',
        file,
        collections: { parcels: { id }, ...NONE },
        ...change,
      }),
      {},
      STATE,
    ),
  );

async function read(id: string, change: object = {}) {
  const features: SourceFeature[] = [];
  const pages: number[] = [];
  for await (const page of sourceOf(id, change).pages('parcels')) {
    pages.push(page.features.length);
    features.push(...page.features);
  }
  return { features, pages };
}

describe('a GeoPackage that GDAL wrote (REAL-7)', () => {
  it('is read page by page, with keys, properties and polygons with holes', async () => {
    const { features, pages } = await read('flurstuecke', { pageSize: 2 });
    expect(pages).toEqual([2, 1]);
    expect(features[0]).toMatchObject({
      id: 1,
      properties: { flstkennz: '051234001000010002__', gemarkung: 'Weiler', flaeche: 400.5 },
    });
    expect(features[0]?.geometry).toEqual({
      type: 'MultiPolygon',
      coordinates: [
        [
          [
            [410_000, 5_710_000],
            [410_020, 5_710_000],
            [410_020, 5_710_020],
            [410_000, 5_710_020],
            [410_000, 5_710_000],
          ],
          [
            [410_005, 5_710_005],
            [410_005, 5_710_010],
            [410_010, 5_710_010],
            [410_010, 5_710_005],
            [410_005, 5_710_005],
          ],
        ],
      ],
    });
    expect(features[1]?.properties['gemarkung']).toBe('Straße ß');
    expect(features[1]?.geometry?.coordinates).toHaveLength(2);
    expect(features[2]?.geometry).toBeNull();
  });

  it('has arcs, and heights that are left out', async () => {
    const { features } = await read('bogen');
    const [arc, withHeight] = features.map(
      ({ geometry }) => geometry?.coordinates,
    ) as number[][][][][];
    const ring = arc?.[0]?.[0] ?? [];
    expect(ring.length).toBeGreaterThan(10);
    for (const [x = 0, y = 0] of ring.slice(0, -1)) {
      expect(Math.hypot(x - 410_010, y - 5_710_000)).toBeCloseTo(10, 6);
    }
    expect(withHeight?.[0]?.[0]?.[1]).toEqual([410_020, 5_710_000]);
  });

  it('is converted from longitude and latitude, to the centimetre', async () => {
    const [own, converted] = await Promise.all(['flurstuecke', 'grad'].map((id) => read(id)));
    const positions = (of: typeof own) =>
      ((of?.features[0]?.geometry?.coordinates ?? []) as number[][][][]).flat(3);
    positions(own).forEach((value, index) => {
      expect(positions(converted)[index]).toBeCloseTo(value, 2);
    });
  });

  it('has a version that changes with the file', async () => {
    const source = sourceOf('flurstuecke');
    const before = await source.version();
    expect(await source.version()).toBe(before);
    utimesSync(file, new Date(), new Date('2026-11-21T10:00:00Z'));
    expect(await source.version()).not.toBe(before);
  });

  it.each([
    ['an unknown table', 'wald', {}, /no feature table wald; it has bogen, flurstuecke, grad/],
    ['a missing file', 'flurstuecke', { file: join(folder, 'none.gpkg') }, /is no GeoPackage/],
    [
      'another file',
      'flurstuecke',
      { file: join(import.meta.dirname, 'binary.ts') },
      /is no GeoPackage/,
    ],
  ])('is refused with its reason: %s', async (_name, id, change, reason) => {
    await expect(read(id, change)).rejects.toThrow(reason);
  });

  it.each([
    ['no file', { protocol: 'GEOPACKAGE' }, 'file'],
    [
      'no file for one collection',
      { collections: { parcels: { protocol: 'GEOPACKAGE' } } },
      'collections.parcels.file',
    ],
    ['a relative path', { protocol: 'GEOPACKAGE', file: 'parcels.gpkg' }, 'file'],
  ])('is a fault of cadastre.json: %s', (_name, content, key) => {
    const settings = join(folder, 'cadastre.json');
    const given: object = { collections: {}, ...content };
    const collections = 'collections' in given ? given.collections : {};
    writeFileSync(
      settings,
      JSON.stringify({ ...content, collections: { ...NONE, ...(collections as object) } }),
    );
    expect(readCadastreFile(settings, {}).faults).toMatchObject([{ key }]);
  });
});

describe('bytes that are no geometry', () => {
  it('never throw, whatever they are', () => {
    assert(
      property(uint8Array({ maxLength: 120 }), (bytes) => {
        const geometry = geometryOf(new Uint8Array([0x47, 0x50, 0, 1, 0, 0, 0, 0, ...bytes]));
        expect(geometry === null || typeof geometry.type === 'string').toBe(true);
      }),
    );
  });

  it('are reported as a geometry that is not read', () => {
    expect(geometryOf(new Uint8Array([1, 2, 3]))).toEqual({ type: 'Geometry' });
    // Little-endian, without coordinates.
    const line = [0x47, 0x50, 0, 1, 0, 0, 0, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0];
    expect(geometryOf(new Uint8Array(line))).toEqual({ type: 'LineString' });
  });
});
