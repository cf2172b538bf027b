import { createHash, type Hash } from 'node:crypto';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Queryable, Row } from '../db/database.ts';
import type { CollectionName, FeaturePort, SourceFeature } from '../ports/features.ts';
import {
  addressRow,
  authorityRow,
  districtRow,
  parcelRow,
  SourceError,
  streetOf,
  subdistrictRow,
} from './rows.ts';
import { insertStreets, STREETS, StreetList } from './streets.ts';

interface Target {
  readonly collection: CollectionName;
  readonly row: (feature: SourceFeature) => object;
  /** Inserts one batch, passed as JSON, into a table. */
  readonly insert: (table: string) => string;
}

/** In the order in which queries read the tables. */
const TARGETS: readonly Target[] = [
  {
    collection: 'parcels',
    row: parcelRow,
    insert: (
      table,
    ) => `insert into ${table} select parcel_id, subdistrict_id, subdistrict, section, numerator, denominator,
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
    insert: (table) => `insert into ${table} select * from jsonb_to_recordset($1::jsonb)
      as r(parcel_id text, zip_code text, city_key text, street_key text, house_number_key text, house_number text)`,
  },
  {
    collection: 'subdistricts',
    row: subdistrictRow,
    insert: (table) => `insert into ${table}
      select id, name, authority_id, municipality, array_to_tsvector(words) from jsonb_to_recordset($1::jsonb)
      as r(id text, name text, authority_id text, municipality text, words text[])`,
  },
  {
    collection: 'districts',
    row: districtRow,
    insert: (table) => `insert into ${table} select * from jsonb_to_recordset($1::jsonb)
      as r(id text, name text)`,
  },
  {
    collection: 'authorities',
    row: authorityRow,
    insert: (table) => `insert into ${table} select * from jsonb_to_recordset($1::jsonb)
      as r(id text, name text, street text, house_number text, zip_code text, city text)`,
  },
];

/** Features per statement; in the embedded database a search waits for at most one statement. */
const BATCH = 200;

/** Receives the progress of an import. */
export type Report = (text: string) => void;

/** Rows by table. */
export type Counts = Readonly<Record<CollectionName, number>>;

/** A complete copy of the source in the staging tables of a run. */
export interface Staged {
  readonly run: string;
  readonly fingerprint: string;
  readonly counts: Counts;
}

/** Reads all pages of a collection and adds each feature to the digest. */
async function* readCollection(source: FeaturePort, { collection }: Target, hash: Hash) {
  let count = 0;
  let matched: number | null = null;
  for await (const page of source.pages(collection)) {
    for (const feature of page.features) hash.update(`${JSON.stringify(feature)}\n`);
    count += page.features.length;
    matched = page.matched;
    yield { features: page.features, count, matched };
  }
  hash.update(`${collection} ${count}\n`);
  if (matched !== null && matched !== count) {
    throw new SourceError(`The cadastre returned ${count} of ${matched} ${collection}.`);
  }
}

/**
 * A digest of the whole source. OGC API – Features has no version, and the number of features does not reveal all
 * changes, for example one parcel divided while two others were merged.
 */
export async function fingerprintOf(
  source: FeaturePort,
  onPage: () => Promise<void>,
): Promise<string> {
  const hash = createHash('sha256');
  for (const target of TARGETS) {
    for await (const page of readCollection(source, target, hash)) {
      await onPage();
      await yieldToEventLoop(page);
    }
  }
  return hash.digest('hex');
}

/** A table of the index: a copy of a collection, or derived from one. */
type TableName = CollectionName | typeof STREETS;

/** All tables, in the order in which queries read them, so that locks are taken in the same order. */
const TABLES: readonly TableName[] = [STREETS, ...TARGETS.map(({ collection }) => collection)];

const stagingTable = (table: TableName, run: string): string => `${table}_run_${run}`;

/** Deletes staging tables: those of other runs, which have ended or lost the lock, or of one run. */
export async function dropStagingTables(
  store: Queryable,
  run: string,
  which: 'others' | 'own',
): Promise<void> {
  const tables = await store.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = current_schema()
       and tablename ~ '^(${TABLES.join('|')})_run_[0-9]+$'
       and (split_part(tablename, '_run_', 2) = $1) = $2`,
    [run, which === 'own'],
  );
  for (const { name } of tables) await store.query(`drop table if exists ${name}`);
}

/** The number of rows of each table of the index, or of the staging tables of a run. */
export async function countRows(store: Queryable, run?: string): Promise<Counts> {
  const columns = TARGETS.map(({ collection }) => {
    const table = run === undefined ? collection : stagingTable(collection, run);
    return `(select count(*)::integer from ${table}) as ${collection}`;
  });
  const [counts] = await store.query<Counts & Row>(`select ${columns.join(', ')}`);
  if (!counts) throw new Error('The rows were not counted.');
  return counts;
}

/** The tables whose number of rows differs. */
export const differences = (expected: Partial<Counts>, actual: Counts): readonly string[] =>
  TARGETS.map(({ collection }) => collection).filter(
    (name) => expected[name] !== undefined && expected[name] !== actual[name],
  );

/**
 * Copies the source to staging tables of this run.
 *
 * @param hooks `onBatch` is called after each batch and throws when the run must end
 * @throws SourceError when the source is invalid or the tables do not hold what was read
 */
export async function stage(
  store: Queryable,
  source: FeaturePort,
  run: string,
  hooks: { readonly report: Report; readonly onBatch?: () => Promise<void> },
): Promise<Staged> {
  const hash = createHash('sha256');
  const counts: Partial<Record<CollectionName, number>> = {};
  const streets = new StreetList();
  for (const target of TARGETS) {
    const { collection } = target;
    const table = stagingTable(collection, run);
    await store.query(`create table ${table} (like ${collection} including all)`);
    counts[collection] = 0;
    for await (const { features, count, matched } of readCollection(source, target, hash)) {
      counts[collection] = count;
      if (collection === 'addresses') streets.add(features.map(streetOf));
      for (let from = 0; from < features.length; from += BATCH) {
        const rows = features.slice(from, from + BATCH).map(target.row);
        await store.query(target.insert(table), [JSON.stringify(rows)]);
        await hooks.onBatch?.();
        // The embedded database runs in this process: without a pause requests would wait for all batches.
        await yieldToEventLoop();
      }
      if (collection === 'parcels') {
        hooks.report(`${count} of ${matched ?? 'many'} parcels read from the cadastre`);
      }
    }
    await store.query(`analyze ${table}`);
  }
  await insertStreets(store, stagingTable(STREETS, run), streets, hooks.onBatch);
  // An empty response is an error of the service.
  if (!counts.parcels) throw new SourceError('The cadastre publishes no parcel.');
  const stored = await countRows(store, run);
  const [wrong] = differences(counts, stored);
  if (wrong) throw new SourceError(`The staging table of ${wrong} is incomplete.`);
  return { run, fingerprint: hash.digest('hex'), counts: stored };
}

/** Replaces the index by the staging tables, within one transaction. */
export async function swap(transaction: Queryable, staged: Staged): Promise<void> {
  const { run, fingerprint, counts } = staged;
  for (const table of TABLES) {
    await transaction.query(`lock table ${table} in access exclusive mode`);
  }
  for (const table of TABLES) {
    await transaction.query(`drop table ${table}`);
    await transaction.query(`alter table ${stagingTable(table, run)} rename to ${table}`);
  }
  await transaction.query(
    `insert into cadastre_imports (id, fingerprint, parcels, counts) values (1, $1, $2, $3::jsonb)
     on conflict (id) do update set fingerprint = excluded.fingerprint, parcels = excluded.parcels,
       counts = excluded.counts, imported_at = now()`,
    [fingerprint, counts.parcels, JSON.stringify(counts)],
  );
}
