import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { array, type InferOutput, number, object, parse, string } from 'valibot';
import type { CadastreSettings, SourceCollection } from '../../config/cadastre-settings.ts';
import { ExternalSystemError } from '../../errors.ts';
import { conversion, transformed, type ToTargetCrs } from '../coordinates.ts';
import type { FeaturePage, SourceFeature } from '../features.ts';
import { geometryOf } from './binary.ts';

/** The feature tables of a GeoPackage, with their CRS. */
const TABLES = array(
  object({
    table_name: string(),
    column_name: string(),
    organization: string(),
    organization_coordsys_id: number(),
  }),
);

type FeatureTable = InferOutput<typeof TABLES>[number];

const FEATURE_TABLES = `select g.table_name, g.column_name, s.organization, s.organization_coordsys_id
  from gpkg_geometry_columns as g join gpkg_spatial_ref_sys as s on s.srs_id = g.srs_id order by g.table_name`;

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Opens a file for reading. @throws ExternalSystemError when it is no GeoPackage */
function open(file: string): {
  readonly database: DatabaseSync;
  readonly tables: readonly FeatureTable[];
} {
  let database: DatabaseSync | null = null;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    return {
      database,
      tables: parse(TABLES, database.prepare(FEATURE_TABLES).all()),
    };
  } catch (error) {
    database?.close();
    const reason = error instanceof Error ? error.message : String(error);
    throw new ExternalSystemError(`${file} is no GeoPackage that can be read: ${reason}.`, 404);
  }
}

/** @throws ExternalSystemError that names the tables that exist */
function tableOf(tables: readonly FeatureTable[], id: string, file: string): FeatureTable {
  const found = tables.find(({ table_name: name }) => name === id);
  if (found) return found;
  const names = tables.slice(0, 10).map(({ table_name: name }) => name);
  throw new ExternalSystemError(
    `${basename(file)} has no feature table ${id}; it has ${names.join(', ') || 'none'}.`,
    404,
  );
}

/** @throws ExternalSystemError when the coordinates cannot become those of the state */
async function toState(
  { organization, organization_coordsys_id: code, table_name: name }: FeatureTable,
  crs: string,
): Promise<ToTargetCrs> {
  const target = `EPSG:${crs.split('/').at(-1)}`;
  const found =
    organization.toUpperCase() === 'EPSG' ? await conversion(String(code), target) : null;
  if (found) return found;
  throw new ExternalSystemError(
    `The table ${name} has coordinates in ${organization}:${code}, which cannot be converted to ${target}.`,
    200,
  );
}

/** SQLite does not check texts; a reader gets this in place of bytes that are no UTF-8 (IN-1). */
const LOST = '\uFFFD';

/** A row as a feature; other binary columns than the geometry are left out. @throws ExternalSystemError when a text is not UTF-8 */
function featureOf(
  row: Readonly<Record<string, unknown>>,
  key: string | undefined,
  column: string,
  toTarget: ToTargetCrs,
): SourceFeature {
  const { [column]: bytes, ...others } = row;
  const properties = Object.fromEntries(
    Object.entries(others).filter(([, value]) => !(value instanceof Uint8Array)),
  );
  for (const [name, value] of Object.entries(properties)) {
    if (typeof value === 'string' && value.includes(LOST)) {
      throw new ExternalSystemError(
        `The GeoPackage has a text that is not UTF-8: column ${name}, row ${JSON.stringify(row[key ?? ''] ?? 'without a key')}.`,
        200,
      );
    }
  }
  const geometry = bytes instanceof Uint8Array ? geometryOf(bytes) : null;
  return {
    ...(key === undefined ? {} : { id: row[key] }),
    properties,
    geometry: geometry && {
      ...geometry,
      ...(geometry.coordinates === undefined
        ? {}
        : { coordinates: transformed(geometry.coordinates, toTarget) }),
    },
  };
}

/** The pages of a feature table of a GeoPackage (OGC 12-128, REAL-7). */
export async function* geoPackagePages(
  { crs, pageSize }: CadastreSettings,
  { address, id }: SourceCollection,
): AsyncGenerator<FeaturePage> {
  const file = fileURLToPath(address);
  const { database, tables } = open(file);
  try {
    const table = tableOf(tables, id, file);
    const toTarget = await toState(table, crs);
    const name = quoted(table.table_name);
    const columns = database.prepare(`select name, pk from pragma_table_info(?)`).all(id);
    const key = columns.find(({ pk }) => pk === 1)?.['name'];
    const matched = Number(database.prepare(`select count(*) as n from ${name}`).get()?.['n']);
    let features: SourceFeature[] = [];
    for (const row of database.prepare(`select * from ${name}`).iterate()) {
      features.push(
        featureOf(row, typeof key === 'string' ? key : undefined, table.column_name, toTarget),
      );
      if (features.length < pageSize) continue;
      yield { features, matched };
      features = [];
      await nextTurn();
    }
    yield { features, matched };
  } finally {
    database.close();
  }
}

/** A text that changes with the files: their sizes and times of change. @throws ExternalSystemError when one is missing */
export function geoPackageVersion(collections: readonly SourceCollection[]): string {
  const files = new Set(collections.map(({ address }) => fileURLToPath(address)));
  return Array.from(files, (file) => {
    const found = statSync(file, { throwIfNoEntry: false });
    if (!found) throw new ExternalSystemError(`${file} does not exist.`, 404);
    return `${found.size} ${found.mtimeMs}`;
  }).join(' ');
}
