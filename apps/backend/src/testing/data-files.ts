import { DatabaseSync } from 'node:sqlite';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** A GeoPackage without features, as far as the backend looks. @param name tells contents apart */
function geoPackage(name: string): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'portal-test-data-'));
  const file = join(folder, 'x.gpkg');
  try {
    const database = new DatabaseSync(file);
    database.exec(`pragma application_id = 0x47504b47;
      create table gpkg_spatial_ref_sys (srs_id integer primary key, srs_name text);
      create table gpkg_contents (table_name text primary key, srs_id integer);
      create table gpkg_geometry_columns (table_name text primary key);`);
    database.prepare('insert into gpkg_spatial_ref_sys values (1, ?)').run(name);
    database.close();
    return readFileSync(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A small file of each format with its media type and extension. @param name tells contents apart */
export const dataFilesOf = (name: string) => ({
  GEOPACKAGE: {
    content: geoPackage(name),
    type: 'application/geopackage+sqlite3',
    extension: 'gpkg',
  },
  GEOJSON: {
    content: Buffer.from(JSON.stringify({ type: 'FeatureCollection', name, features: [] })),
    type: 'application/geo+json',
    extension: 'geojson',
  },
  DXF: {
    content: Buffer.from(
      `999\n${name}\n  0\nSECTION\n  2\nENTITIES\n  0\nPOINT\n 10\n1.0\n 20\n2.0\n  0\nENDSEC\n  0\nEOF\n`,
    ),
    type: 'image/vnd.dxf',
    extension: 'dxf',
  },
  NAS: {
    content: gzipSync(
      `<?xml version="1.0" encoding="UTF-8"?>\n<AX_Bestandsdatenauszug xmlns="http://www.adv-online.de/namespaces/adv/gid/7.1"><enthaelt>${name}</enthaelt></AX_Bestandsdatenauszug>\n`,
    ),
    type: 'application/gzip',
    extension: 'xml.gz',
  },
});
