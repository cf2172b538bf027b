import CadParser, { type ILwpolylineEntity, type IPointEntity, type ITextEntity } from 'dxf-parser';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, it } from 'vitest';
import { createLand } from '../../land/index.ts';
import type { Position } from '../../land/model.ts';
import { LETTERS, SEQUENCES } from '@portal/tagged-pdf/testing';
import { samplePosition } from '../testing/sample-position.ts';
import { collectData } from './collect.ts';
import { writeDxf } from './dxf.ts';
import { writeGeoJson } from './geojson.ts';
import { writeGeoPackage } from './geopackage.ts';
import type { DataContent } from './model.ts';

const land = createLand({ parcels: 600 });
const [parcel] = land.parcels.filter(({ use }) => use === 'residential');
const withHole = land.parcels.find(({ polygons }) => polygons.some((rings) => rings.length > 1));
const order = { orderNumber: '7K2M-Q0XA-93TB', orderedAt: '2026-11-20T09:30:00Z' };
const verification = { code: '7K2M-Q0XA-93TB', url: 'http://localhost:8080/echtheit/7K2M' };
const delivery = { resultFileName: 'x.pdf', callbackUrl: 'http://localhost/', verification };

/** All letters of DIN 91379, with those of a letter and marks. */
const NAMES = ['Łužička dróha', LETTERS.join(''), SEQUENCES.join(' ')];

const contentOf = (extent: 'SHEET' | 'PARCELS', id = parcel?.id ?? ''): DataContent => ({
  ...collectData(land, order, { ...samplePosition(id), delivery }, extent),
});

const named: DataContent = {
  ...contentOf('SHEET'),
  streets: NAMES.map((name, index): DataContent['streets'][number] => ({
    name,
    at: [400_000 + index, 5_800_000.123],
  })),
};

const folder = mkdtempSync(join(tmpdir(), 'portal-data-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The corners of all ordered parcels, as texts with three digits. */
const keyOf = ([x, y]: Position): string => `${x.toFixed(3)} ${y.toFixed(3)}`;
const cornersOf = ({ parcels }: DataContent): Set<string> =>
  new Set(parcels.flatMap(({ polygons }) => polygons.flat(2)).map(keyOf));

describe('what files for other programs contain (DATA-6)', () => {
  it('is what the frame touches, whole, or the ordered parcels alone', () => {
    const [sheet, alone] = [contentOf('SHEET'), contentOf('PARCELS')];
    expect(alone.parcels.map(({ id }) => id)).toEqual([parcel?.id]);
    expect(alone.frame).toBeNull();
    expect(alone.buildings.every(({ parcelId }) => parcelId === parcel?.id)).toBe(true);
    expect(sheet.parcels.length).toBeGreaterThan(5);
    expect(sheet.parcels.filter(({ isOrdered }) => isOrdered)).toHaveLength(1);
    expect(sheet.streets.length).toBeGreaterThan(0);
    for (const { id, polygons } of sheet.parcels) {
      expect(polygons.flat(2)).toHaveLength(land.parcel(id)?.polygons.flat(2).length ?? 0);
    }
  });

  it('has every corner of the cadastre to the millimetre, once', () => {
    const content = contentOf('SHEET');
    for (const { id, polygons } of content.parcels) {
      const kept = land.parcel(id)?.polygons.flat(2) ?? [];
      for (const [index, [x, y]] of polygons.flat(2).entries()) {
        expect(Math.abs(x - (kept[index]?.[0] ?? 0))).toBeLessThanOrEqual(0.0005);
        expect(Math.abs(y - (kept[index]?.[1] ?? 0))).toBeLessThanOrEqual(0.0005);
      }
    }
    expect(new Set(content.points.map(keyOf))).toEqual(cornersOf(content));
    expect(content.points).toHaveLength(cornersOf(content).size);
  });
});

describe('GeoJSON (DATA-6)', () => {
  const file = JSON.parse(Buffer.from(writeGeoJson(named)).toString());
  it('is RFC 7946 in the CRS of the state, which it names', () => {
    expect(file).toMatchObject({
      type: 'FeatureCollection',
      crs: { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::25833' } },
      auftrag: order.orderNumber,
      pruefcode: verification.code,
    });
    const polygons = file.features.filter(
      (feature: { properties: { ebene: string } }) => feature.properties.ebene === 'Flurstück',
    );
    const corners = polygons.flatMap((feature: { geometry: { coordinates: Position[][][] } }) =>
      feature.geometry.coordinates.flat(2),
    );
    expect(new Set(corners.map(keyOf))).toEqual(cornersOf(named));
  });
  it('keeps names with letters of DIN 91379', () => {
    const names = file.features.flatMap(
      (feature: { properties: { name?: string } }) => feature.properties.name ?? [],
    );
    expect(names).toEqual(NAMES);
  });
});

describe('GeoPackage (DATA-6)', () => {
  const path = join(folder, 'named.gpkg');
  writeFileSync(path, writeGeoPackage(named));
  const database = new DatabaseSync(path, { readOnly: true });
  afterAll(() => database.close());
  const all = (sql: string) => database.prepare(sql).all();

  it('has the tables of OGC 12-128, the CRS and the bounds', () => {
    expect(all('pragma application_id')).toEqual([{ application_id: 0x47504b47 }]);
    expect(all('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    expect(all('pragma foreign_key_check')).toEqual([]);
    const tables = all('select table_name, srs_id from gpkg_contents order by table_name');
    expect(tables.map(({ table_name: name }) => name)).toEqual([
      'blatt',
      'flurstuecke',
      'gebaeude',
      'grenzpunkte',
      'strassennamen',
    ]);
    expect(new Set(tables.map(({ srs_id: srs }) => srs))).toEqual(new Set([25_833]));
    expect(all('select definition from gpkg_spatial_ref_sys where srs_id = 25833')).toEqual([
      { definition: expect.stringContaining('"ETRS89 / UTM zone 33N"') },
    ]);
  });

  it('has the coordinates of the cadastre, and names with letters of DIN 91379', () => {
    const points = all('select geom from grenzpunkte').map(({ geom }) => {
      const bytes = Buffer.from(geom as Uint8Array);
      // 8 bytes of header, 5 of WKB.
      return keyOf([bytes.readDoubleLE(13), bytes.readDoubleLE(21)]);
    });
    expect(new Set(points)).toEqual(cornersOf(named));
    expect(all('select name from strassennamen').map(({ name }) => name)).toEqual(NAMES);
  });

  it('is the same file for the same order', () => {
    expect(Buffer.from(writeGeoPackage(named)).equals(writeGeoPackage(named))).toBe(true);
  });
});

describe('DXF (DATA-6)', () => {
  const content = {
    ...named,
    ...(withHole && { parcels: contentOf('PARCELS', withHole.id).parcels }),
  };
  const text = Buffer.from(writeDxf(content)).toString();
  const drawing = new CadParser().parseSync(text);
  const on = (layer: string) => drawing?.entities.filter((one) => one.layer === layer) ?? [];

  it('is read by a CAD library: layers, closed outlines with holes, metres', () => {
    const layers = Object.keys(drawing?.tables.layer.layers ?? {});
    expect(layers).toEqual(
      expect.arrayContaining(['FLURSTUECKE_BESTELLT', 'GRENZPUNKTE', 'BLATT']),
    );
    expect(drawing?.header['$INSUNITS']).toBe(6);
    expect(drawing?.header['$ACADVER']).toBe('AC1021');
    const outlines = on('FLURSTUECKE_BESTELLT') as ILwpolylineEntity[];
    expect(outlines).toHaveLength(content.parcels[0]?.polygons.flat().length ?? 0);
    expect(outlines.length).toBeGreaterThan(1);
    const corners = outlines.flatMap(({ vertices }) => vertices.map(({ x, y }) => keyOf([x, y])));
    expect(new Set(corners)).toEqual(cornersOf(content));
    expect(outlines.every(({ shape }) => shape)).toBe(true);
  });

  it('has boundary points to the millimetre', () => {
    const points = (on('GRENZPUNKTE') as IPointEntity[]).map(({ position: { x, y } }) =>
      keyOf([x, y]),
    );
    expect(new Set(points)).toEqual(new Set(content.points.map(keyOf)));
  });

  it('keeps names with letters of DIN 91379, and says CRS and code', () => {
    const names = (on('STRASSENNAMEN') as ITextEntity[]).map((one) => one.text);
    expect(names).toEqual(NAMES);
    expect(text).toContain('999\nETRS89 / UTM 33N (EPSG:25833), Meter\n');
    expect(text).toContain(`999\nPrüfcode ${verification.code}, `);
  });

  it('is the same file for the same order', () => {
    expect(Buffer.from(writeDxf(content)).equals(writeDxf(content))).toBe(true);
  });
});
