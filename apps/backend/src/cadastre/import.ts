import { createHash, type Hash } from 'node:crypto';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Database, Queryable } from '../db/database.ts';
import type { CollectionName, FeaturePort, SourceFeature } from '../ports/features.ts';
import {
  addressRow,
  authorityRow,
  districtRow,
  parcelRow,
  SourceError,
  subdistrictRow,
} from './rows.ts';

interface Target {
  readonly collection: CollectionName;
  readonly row: (feature: SourceFeature) => object;
  /** Fills a table of this shape from one batch, given as JSON, which both drivers pass on unchanged. */
  readonly insert: (table: string) => string;
}

/** Queries that read several of these tables read parcels first; so they are locked in this order. */
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
      as r(parcel_id text, zip_code text, city_key text, street_key text, house_number_key text)`,
  },
  {
    collection: 'subdistricts',
    row: subdistrictRow,
    insert: (table) => `insert into ${table} select * from jsonb_to_recordset($1::jsonb)
      as r(id text, name text, authority_id text)`,
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

/** Any number, as long as every process of the portal takes the same. */
const LOCK = 716_422;

/** So many features are written at a time: a search never waits for more than one such statement. */
const BATCH = 200;

/** What an import says of its progress. */
export type Report = (text: string) => void;

/** A state of the source that lies beside the index, ready to take its place. */
interface Staged {
  readonly fingerprint: string;
  readonly parcels: number;
}

/** All features of a collection, page by page, each taken into the fingerprint. */
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
    throw new SourceError(`${count} of ${matched} ${collection} came.`);
  }
}

/**
 * What tells one state of the source from every other: a digest over all it publishes. A version is no part of
 * OGC API – Features, and how much there is says nothing of a parcel that was divided while another two were merged.
 */
async function fingerprintOf(source: FeaturePort): Promise<string> {
  const hash = createHash('sha256');
  for (const target of TARGETS) {
    for await (const page of readCollection(source, target, hash)) await yieldToEventLoop(page);
  }
  return hash.digest('hex');
}

async function isCurrent(store: Queryable, fingerprint: string): Promise<boolean> {
  const rows = await store.query('select 1 from cadastre_imports where fingerprint = $1', [
    fingerprint,
  ]);
  return rows.length > 0;
}

const stagingTable = ({ collection }: Target): string => `${collection}_next`;

/** Writes the source into tables beside those that are searched. What an earlier import left there is overwritten. */
async function stage(store: Queryable, source: FeaturePort, report: Report): Promise<Staged> {
  const hash = createHash('sha256');
  let parcels = 0;
  for (const target of TARGETS) {
    const table = stagingTable(target);
    await store.query(`drop table if exists ${table}`);
    await store.query(`create table ${table} (like ${target.collection} including all)`);
    for await (const { features, count, matched } of readCollection(source, target, hash)) {
      for (let from = 0; from < features.length; from += BATCH) {
        const rows = features.slice(from, from + BATCH).map(target.row);
        await store.query(target.insert(table), [JSON.stringify(rows)]);
        // The embedded store works in this very process: without a pause requests would wait for all batches.
        await yieldToEventLoop();
      }
      if (target.collection !== 'parcels') continue;
      parcels = count;
      report(`${count} of ${matched ?? 'many'} parcels read from the cadastre`);
    }
    await store.query(`analyze ${table}`);
  }
  // A service that answers with nothing is broken; nobody searches a land without a parcel.
  if (parcels === 0) throw new SourceError('The cadastre publishes no parcel.');
  return { fingerprint: hash.digest('hex'), parcels };
}

/** Puts what is staged in the place of the index, in one moment. */
async function swap(transaction: Queryable, { fingerprint, parcels }: Staged): Promise<void> {
  for (const target of TARGETS) {
    await transaction.query(`lock table ${target.collection} in access exclusive mode`);
  }
  for (const target of TARGETS) {
    await transaction.query(`drop table ${target.collection}`);
    await transaction.query(`alter table ${stagingTable(target)} rename to ${target.collection}`);
  }
  await transaction.query(
    `insert into cadastre_imports (id, fingerprint, parcels) values (1, $1, $2)
     on conflict (id) do update set fingerprint = excluded.fingerprint, parcels = excluded.parcels,
       imported_at = now()`,
    [fingerprint, parcels],
  );
}

/**
 * Fills the index from the cadastre when there is none yet. All of it is one transaction: a source that breaks off, or
 * one damaged feature, leaves nothing behind. Processes that start together do it once.
 */
export async function importCadastre(
  database: Database,
  source: FeaturePort,
  report: Report,
): Promise<void> {
  if (await hasIndex(database)) return;
  await database.transaction(async (transaction) => {
    await transaction.query('select pg_advisory_xact_lock($1)', [LOCK]);
    if (await hasIndex(transaction)) return;
    await swap(transaction, await stage(transaction, source, report));
  });
}

/**
 * Looks whether the cadastre has changed, and if so takes its new state. Searches go on over the old one until the
 * new one is complete; orders have copies of what was ordered and keep them. A job: one process does it at a time.
 *
 * @returns whether anything had changed
 */
export async function refreshCadastre(database: Database, source: FeaturePort): Promise<boolean> {
  if (await isCurrent(database, await fingerprintOf(source))) return false;
  const staged = await stage(database, source, () => undefined);
  await database.transaction((transaction) => swap(transaction, staged));
  return true;
}

/** Whether there is an index at all, e.g. from an earlier start. */
export async function hasIndex(store: Queryable): Promise<boolean> {
  return (await store.query('select 1 from cadastre_imports')).length > 0;
}
