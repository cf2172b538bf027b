import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { Position } from '../../land/model.ts';
import { srsOf, WGS_84_WKT, wktOf } from './crs-wkt.ts';
import { multiPolygonBinary, pointBinary } from './geopackage-binary.ts';
import type { DataContent } from './model.ts';

/** `GPKG`, and version 1.3.0 (OGC 12-128r17). */
const [APPLICATION_ID, USER_VERSION] = [0x47_50_4b_47, 10_300];

/** The tables that every GeoPackage has, as the standard defines them, with those for texts about it. */
const TABLES = `
create table gpkg_spatial_ref_sys (srs_name text not null, srs_id integer primary key, organization text not null,
  organization_coordsys_id integer not null, definition text not null, description text);
create table gpkg_contents (table_name text not null primary key, data_type text not null, identifier text unique,
  description text default '', last_change datetime not null, min_x double, min_y double, max_x double, max_y double,
  srs_id integer, constraint fk_gc_r_srs_id foreign key (srs_id) references gpkg_spatial_ref_sys (srs_id));
create table gpkg_geometry_columns (table_name text not null, column_name text not null, geometry_type_name text not null,
  srs_id integer not null, z tinyint not null, m tinyint not null, constraint pk_geom_cols primary key (table_name, column_name),
  constraint uk_gc_table_name unique (table_name),
  constraint fk_gc_tn foreign key (table_name) references gpkg_contents (table_name),
  constraint fk_gc_srs foreign key (srs_id) references gpkg_spatial_ref_sys (srs_id));
create table gpkg_extensions (table_name text, column_name text, extension_name text not null, definition text not null,
  scope text not null, constraint ge_tce unique (table_name, column_name, extension_name));
`;

/** A table of features. */
interface Layer {
  readonly name: string;
  readonly description: string;
  readonly geometry: 'MULTIPOLYGON' | 'POINT';
  /** Names and types of its columns besides key and geometry. */
  readonly columns: Readonly<Record<string, 'TEXT' | 'INTEGER' | 'BOOLEAN'>>;
  readonly rows: readonly {
    readonly geometry: Buffer;
    readonly around: readonly Position[];
    readonly values: readonly SQLInputValue[];
  }[];
}

function layersOf(content: DataContent): readonly Layer[] {
  const srs = srsOf(content.crs);
  const area = (polygons: Parameters<typeof multiPolygonBinary>[1]) => ({
    geometry: multiPolygonBinary(srs, polygons),
    around: polygons.flat(2),
  });
  const spot = (at: Position) => ({ geometry: pointBinary(srs, at), around: [at] });
  return [
    {
      name: 'flurstuecke',
      description: 'Flurstücke',
      geometry: 'MULTIPOLYGON',
      columns: {
        flurstueckskennzeichen: 'TEXT',
        gemarkung: 'TEXT',
        flur: 'INTEGER',
        flurstuecksnummer: 'TEXT',
        flaeche: 'INTEGER',
        nutzung: 'TEXT',
        bestellt: 'BOOLEAN',
      },
      rows: content.parcels.map((parcel) => ({
        ...area(parcel.polygons),
        values: [
          parcel.id,
          parcel.subdistrict,
          parcel.section,
          parcel.number,
          parcel.area,
          parcel.use,
          parcel.isOrdered ? 1 : 0,
        ],
      })),
    },
    {
      name: 'grenzpunkte',
      description: 'Grenzpunkte',
      geometry: 'POINT',
      columns: {},
      rows: content.points.map((at) => ({ ...spot(at), values: [] })),
    },
    {
      name: 'gebaeude',
      description: 'Gebäude',
      geometry: 'MULTIPOLYGON',
      columns: { flurstueckskennzeichen: 'TEXT', hausnummer: 'TEXT' },
      rows: content.buildings.map(({ parcelId, houseNumber, outline }) => ({
        ...area([[outline]]),
        values: [parcelId, houseNumber],
      })),
    },
    {
      name: 'strassennamen',
      description: 'Straßennamen',
      geometry: 'POINT',
      columns: { name: 'TEXT' },
      rows: content.streets.map(({ name, at }) => ({ ...spot(at), values: [name] })),
    },
    {
      name: 'blatt',
      description: 'Rahmen des Blattes',
      geometry: 'MULTIPOLYGON',
      columns: {},
      rows: content.frame ? [{ ...area([[content.frame]]), values: [] }] : [],
    },
  ];
}

/** What the file is: shown by programs as the description of its contents. */
function descriptionOf({ title, issuer, orderNumber, verification }: DataContent): string {
  const proof = verification ? [`Prüfcode ${verification.code}, ${verification.url}`] : [];
  return [title, issuer, `Auftrag ${orderNumber}`, ...proof].join(', ');
}

const least = (values: readonly number[]) => (values.length > 0 ? Math.min(...values) : null);
const most = (values: readonly number[]) => (values.length > 0 ? Math.max(...values) : null);

function addLayer(database: DatabaseSync, content: DataContent, layer: Layer): void {
  const { name, geometry, columns, rows } = layer;
  const names = Object.keys(columns);
  const defined = names.map((column) => `, ${column} ${columns[column]}`).join('');
  database.exec(
    `create table ${name} (fid integer primary key autoincrement not null, geom ${geometry}${defined})`,
  );
  const around = rows.flatMap((row) => row.around);
  const [xs, ys] = [around.map(([x]) => x), around.map(([, y]) => y)];
  const at = new Date(content.orderedAt).toISOString();
  const srs = srsOf(content.crs);
  database
    .prepare(`insert into gpkg_contents values (?, 'features', ?, ?, ?, ?, ?, ?, ?, ?)`)
    .run(
      name,
      layer.description,
      descriptionOf(content),
      at,
      least(xs),
      least(ys),
      most(xs),
      most(ys),
      srs,
    );
  database
    .prepare(`insert into gpkg_geometry_columns values (?, 'geom', ?, ?, 0, 0)`)
    .run(name, geometry, srs);
  const places = ['?', ...names.map(() => '?')].join(', ');
  const insert = database.prepare(
    `insert into ${name} (${['geom', ...names].join(', ')}) values (${places})`,
  );
  for (const row of rows) insert.run(row.geometry, ...row.values);
}

/** Writes a GeoPackage 1.3 (OGC 12-128r17) with one table for each kind of object. The same content gives the same file. */
export function writeGeoPackage(content: DataContent): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'cadastre-geopackage-'));
  const file = join(folder, 'data.gpkg');
  try {
    const database = new DatabaseSync(file);
    database.exec(
      `pragma application_id = ${APPLICATION_ID}; pragma user_version = ${USER_VERSION}`,
    );
    database.exec('begin');
    database.exec(TABLES);
    const system = database.prepare('insert into gpkg_spatial_ref_sys values (?, ?, ?, ?, ?, ?)');
    system.run('Undefined cartesian SRS', -1, 'NONE', -1, 'undefined', null);
    system.run('Undefined geographic SRS', 0, 'NONE', 0, 'undefined', null);
    system.run('WGS 84', 4326, 'EPSG', 4326, WGS_84_WKT, null);
    const srs = srsOf(content.crs);
    system.run(
      `ETRS89 / UTM ${String(srs).slice(-2)}N`,
      srs,
      'EPSG',
      srs,
      wktOf(content.crs),
      null,
    );
    for (const layer of layersOf(content)) {
      if (layer.rows.length > 0) addLayer(database, content, layer);
    }
    database.exec('commit');
    database.close();
    return readFileSync(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
