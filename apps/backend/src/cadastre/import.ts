import { createHash } from 'node:crypto';
import type { Database, Queryable } from '../db/database.ts';
import type { CollectionName, FeaturePage, FeaturePort, SourceFeature } from '../ports/features.ts';
import { addressRow, authorityRow, districtRow, parcelRow, subdistrictRow } from './rows.ts';

interface Target {
  readonly collection: CollectionName;
  readonly row: (feature: SourceFeature) => object;
  readonly insert: string;
}

/** Every statement takes one batch as JSON, which both drivers pass on unchanged. */
const TARGETS: readonly Target[] = [
  {
    collection: 'authorities',
    row: authorityRow,
    insert: `insert into authorities select * from jsonb_to_recordset($1::jsonb)
      as r(id text, name text, street text, house_number text, zip_code text, city text)`,
  },
  {
    collection: 'districts',
    row: districtRow,
    insert:
      'insert into districts select * from jsonb_to_recordset($1::jsonb) as r(id text, name text)',
  },
  {
    collection: 'subdistricts',
    row: subdistrictRow,
    insert: `insert into subdistricts select * from jsonb_to_recordset($1::jsonb)
      as r(id text, name text, authority_id text)`,
  },
  {
    collection: 'parcels',
    row: parcelRow,
    insert: `insert into parcels select parcel_id, subdistrict_id, subdistrict, section, numerator, denominator,
        area, district_id, sheet, sheet_number, authority_id, geometry,
        box(point(min_x, min_y), point(max_x, max_y))
      from jsonb_to_recordset($1::jsonb) as r(parcel_id text, subdistrict_id text, subdistrict text,
        section integer, numerator integer, denominator integer, area integer, district_id text, sheet text,
        sheet_number integer, authority_id text, geometry jsonb,
        min_x float8, min_y float8, max_x float8, max_y float8)`,
  },
  {
    collection: 'addresses',
    row: addressRow,
    insert: `insert into addresses select * from jsonb_to_recordset($1::jsonb)
      as r(parcel_id text, zip_code text, city_key text, street_key text, house_number_key text)`,
  },
];

/** Any number, as long as every process of the portal takes the same. */
const LOCK = 716_422;

/** What an import says of its progress. */
export type Report = (text: string) => void;

async function firstPages(source: FeaturePort): Promise<readonly FeaturePage[]> {
  const first = async (collection: CollectionName): Promise<FeaturePage> => {
    for await (const page of source.pages(collection)) return page;
    return { features: [], matched: 0 };
  };
  return Promise.all(TARGETS.map(({ collection }) => first(collection)));
}

/**
 * What tells one state of the source from another without reading all of it: how much there is, and the first page of
 * each collection. A version is no part of OGC API – Features, so this is the best that every service offers.
 */
async function fingerprintOf(source: FeaturePort): Promise<string> {
  const hash = createHash('sha256');
  for (const { matched, features } of await firstPages(source)) {
    hash.update(`${matched}\0${JSON.stringify(features)}\0`);
  }
  return hash.digest('hex');
}

async function isCurrent(store: Queryable, fingerprint: string): Promise<boolean> {
  const rows = await store.query('select 1 from cadastre_imports where fingerprint = $1', [
    fingerprint,
  ]);
  return rows.length > 0;
}

async function fill(store: Queryable, source: FeaturePort, target: Target, report: Report) {
  await store.query(`delete from ${target.collection}`);
  let count = 0;
  for await (const page of source.pages(target.collection)) {
    await store.query(target.insert, [JSON.stringify(page.features.map(target.row))]);
    count += page.features.length;
    if (target.collection === 'parcels') {
      report(`${count} of ${page.matched ?? 'many'} parcels read from the cadastre`);
    }
  }
  return count;
}

/**
 * Fills the index from the cadastre unless it holds that state already. All of it is one transaction: a source that
 * breaks off, or one damaged feature, leaves the old index as it was. Processes that start together do it once.
 *
 * @returns whether anything was imported
 */
export async function importCadastre(
  database: Database,
  source: FeaturePort,
  report: Report,
): Promise<boolean> {
  const fingerprint = await fingerprintOf(source);
  if (await isCurrent(database, fingerprint)) return false;
  return database.transaction(async (transaction) => {
    await transaction.query('select pg_advisory_xact_lock($1)', [LOCK]);
    if (await isCurrent(transaction, fingerprint)) return false;
    let parcels = 0;
    for (const target of TARGETS) {
      const count = await fill(transaction, source, target, report);
      if (target.collection === 'parcels') parcels = count;
    }
    await transaction.query(
      `insert into cadastre_imports (id, fingerprint, parcels) values (1, $1, $2)
       on conflict (id) do update set fingerprint = excluded.fingerprint, parcels = excluded.parcels,
         imported_at = now()`,
      [fingerprint, parcels],
    );
    return true;
  });
}

/** Whether there is an index at all, e.g. from an earlier start. */
export async function hasIndex(store: Queryable): Promise<boolean> {
  return (await store.query('select 1 from cadastre_imports')).length > 0;
}
