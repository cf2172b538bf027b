import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createLand } from '../../land/index.ts';
import { LETTERS, SEQUENCES } from '@portal/tagged-pdf/testing';
import { samplePosition } from '../testing/sample-position.ts';
import { collectData } from './collect.ts';
import { writeDxf } from './dxf.ts';
import { writeGeoJson } from './geojson.ts';
import { writeGeoPackage } from './geopackage.ts';
import type { DataContent } from './model.ts';

const land = createLand({ parcels: 600 });
const [parcel] = land.parcels.filter(({ use }) => use === 'residential');
const order = { orderNumber: '7K2M-Q0XA-93TB', orderedAt: '2026-11-20T09:30:00Z' };

/** Names of at most so many letters: GDAL reads 255 bytes of a line of DXF. */
const LENGTH = 25;
const NAMES = [...LETTERS, ...SEQUENCES].flatMap((_letter, index, all) =>
  index % LENGTH === 0 ? [`Łužička ${all.slice(index, index + LENGTH).join('')}`] : [],
);
const content: DataContent = {
  ...collectData(land, order, samplePosition(parcel?.id ?? ''), 'SHEET'),
  streets: NAMES.map((name, index): DataContent['streets'][number] => ({
    name,
    at: [400_000 + index, 5_800_000.123],
  })),
};

const folder = mkdtempSync(join(tmpdir(), 'portal-gdal-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs ogrinfo of GDAL over a file, or one of its layers. @throws Error that says how GDAL is installed */
function ogrinfo(file: string, where = '', layer = ''): string {
  const condition = where === '' ? [] : ['-where', where];
  const source = layer === '' ? ['-al', file] : [file, layer];
  try {
    return execFileSync('ogrinfo', ['-ro', ...condition, ...source], {
      encoding: 'utf8',
      // GDAL warns of the code page of DXF, whose texts it reads all the same.
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch (cause) {
    if (Object(cause).code !== 'ENOENT') throw cause;
    throw new Error('This test needs GDAL: apt-get install gdal-bin', { cause });
  }
}

function fileOf(name: string, bytes: Uint8Array): string {
  const file = join(folder, name);
  writeFileSync(file, bytes);
  return file;
}

const inMillimetres = (value: string): number => Math.round(Number(value) * 1000);
const keyOf = (x: number, y: number): string => `${x} ${y}`;

/** The points of a report in whole millimetres. */
const pointsIn = (report: string): Set<string> =>
  new Set(
    [...report.matchAll(/POINT (?:Z )?\(([\d.]+) ([\d.]+)/g)].map(([, x = '', y = '']) =>
      keyOf(inMillimetres(x), inMillimetres(y)),
    ),
  );

/** All corners of lines and areas of a report in whole millimetres. */
const cornersIn = (report: string): Set<string> =>
  new Set(
    [...report.matchAll(/(?:POLYGON|LINESTRING)[^(\n]*\(([^\n]+)\)/g)].flatMap(([, text = '']) =>
      [...text.matchAll(/([\d.]+) ([\d.]+)/g)].map(([, x = '', y = '']) =>
        keyOf(inMillimetres(x), inMillimetres(y)),
      ),
    ),
  );

const expectedPoints = new Set(
  content.points.map(([x, y]) => keyOf(Math.round(x * 1000), Math.round(y * 1000))),
);

describe('GDAL reads files for other programs (DATA-6)', () => {
  it('GeoPackage: coordinates, CRS and names', () => {
    const file = fileOf('data.gpkg', writeGeoPackage(content));
    const points = ogrinfo(file, '', 'grenzpunkte');
    expect(points).toContain('ID["EPSG",25833]]');
    expect(points).toContain(`Feature Count: ${content.points.length}`);
    expect(pointsIn(points)).toEqual(expectedPoints);
    const parcels = ogrinfo(file, '', 'flurstuecke');
    expect(parcels).toContain(`flurstueckskennzeichen (String) = ${parcel?.id}`);
    expect(cornersIn(parcels)).toEqual(expectedPoints);
    const streets = ogrinfo(file, '', 'strassennamen');
    for (const name of NAMES) expect(streets).toContain(`name (String) = ${name}\n`);
  });

  it('GeoJSON: coordinates, CRS and names', () => {
    const file = fileOf('data.geojson', writeGeoJson(content));
    const report = ogrinfo(file);
    expect(report).toContain('ID["EPSG",25833]]');
    const points = ogrinfo(file, "ebene = 'Grenzpunkt'");
    expect(pointsIn(points)).toEqual(expectedPoints);
    expect(cornersIn(ogrinfo(file, "ebene = 'Flurstück'"))).toEqual(expectedPoints);
    for (const name of NAMES) expect(report).toContain(`name (String) = ${name}\n`);
  });

  it('DXF: coordinates, layers and names', () => {
    const file = fileOf('data.dxf', writeDxf(content));
    expect(pointsIn(ogrinfo(file, "Layer = 'GRENZPUNKTE'"))).toEqual(expectedPoints);
    const outlines = ogrinfo(file, "Layer in ('FLURSTUECKE', 'FLURSTUECKE_BESTELLT')");
    expect(cornersIn(outlines)).toEqual(expectedPoints);
    const streets = ogrinfo(file, "Layer = 'STRASSENNAMEN'");
    for (const name of NAMES) expect(streets).toContain(`Text (String) = ${name}\n`);
  });
});
