import { createHash, type Hash } from 'node:crypto';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { BulkStore, Queryable, Row } from '../db/database.ts';
import type { CollectionName, FeaturePort, SourceFeature } from '../ports/features.ts';
import { type CopyRow, copyRows } from './copy-rows.ts';
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
  readonly row: (feature: SourceFeature) => CopyRow;
}

/** In the order in which queries read the tables. */
const TARGETS: readonly Target[] = [
  { collection: 'parcels', row: parcelRow },
  { collection: 'addresses', row: addressRow },
  { collection: 'subdistricts', row: subdistrictRow },
  { collection: 'districts', row: districtRow },
  { collection: 'authorities', row: authorityRow },
];

/** Receives the progress of an import. */
export type Report = (text: string) => void;

/** Rows by table. */
export type Counts = Readonly<Record<CollectionName, number>>;

/** A complete copy of the source in the staging tables of a run. */
export interface Staged {
  readonly run: string;
  readonly fingerprint: string;
  /** What the source calls the state of its data; null when it does not. */
  readonly version: string | null;
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

/** What a run does besides copying. */
interface StagingHooks {
  readonly report: Report;
  /** Called after each batch; throws when the run must end. */
  readonly onBatch?: () => Promise<void>;
  /** Runs a statement that may take minutes. */
  readonly runLong: (statement: string) => Promise<unknown>;
}

/** Creates an empty staging table. */
async function createTable(store: BulkStore, name: TableName, run: string): Promise<string> {
  const table = stagingTable(name, run);
  const indexes = store.loading.indexesLast ? 'excluding indexes' : '';
  await store.query(`create table ${table} (like ${name} including all ${indexes})`);
  return table;
}

/** Creates the indexes that the table of the index has, unless the staging table has them already. */
async function completeTable(
  store: BulkStore,
  name: TableName,
  run: string,
  { runLong, onBatch }: StagingHooks,
): Promise<void> {
  const table = stagingTable(name, run);
  if (store.loading.indexesLast) {
    const indexes = await store.query<{ definition: string }>(
      `select pg_get_indexdef(indexrelid) as definition from pg_index where indrelid = $1::regclass`,
      [name],
    );
    for (const { definition } of indexes) {
      await runLong(definition.replace(/ INDEX \S+ ON \S+ /, ` INDEX ON ${table} `));
      await onBatch?.();
    }
  }
  await runLong(`analyze ${table}`);
}

/**
 * Copies the source to staging tables of this run.
 *
 * @throws SourceError when the source is invalid or the tables do not hold what was read
 */
export async function stage(
  store: BulkStore,
  source: FeaturePort,
  run: string,
  hooks: StagingHooks,
): Promise<Staged> {
  // Read first: data that change meanwhile have another version.
  const version = await source.version();
  const hash = createHash('sha256');
  const counts: Partial<Record<CollectionName, number>> = {};
  const streets = new StreetList();
  const { batch } = store.loading;
  for (const target of TARGETS) {
    const { collection } = target;
    const table = await createTable(store, collection, run);
    counts[collection] = 0;
    for await (const { features, count, matched } of readCollection(source, target, hash)) {
      counts[collection] = count;
      if (collection === 'addresses') streets.add(features.map(streetOf));
      for (let from = 0; from < features.length; from += batch) {
        await copyRows(store, table, features.slice(from, from + batch).map(target.row));
        await hooks.onBatch?.();
        // The embedded database runs in this process: without a pause requests would wait for all batches.
        await yieldToEventLoop();
      }
      if (collection === 'parcels') {
        hooks.report(`${count} of ${matched ?? 'many'} parcels read from the cadastre`);
      }
    }
    await completeTable(store, collection, run, hooks);
  }
  await insertStreets(store, await createTable(store, STREETS, run), streets, hooks.onBatch);
  await completeTable(store, STREETS, run, hooks);
  // An empty response is an error of the service.
  if (!counts.parcels) throw new SourceError('The cadastre publishes no parcel.');
  const stored = await countRows(store, run);
  const [wrong] = differences(counts, stored);
  if (wrong) throw new SourceError(`The staging table of ${wrong} is incomplete.`);
  return { run, fingerprint: hash.digest('hex'), version, counts: stored };
}

/** Replaces the index by the staging tables, within one transaction. */
export async function swap(transaction: Queryable, staged: Staged): Promise<void> {
  const { run, fingerprint, version, counts } = staged;
  for (const table of TABLES) {
    await transaction.query(`lock table ${table} in access exclusive mode`);
  }
  for (const table of TABLES) {
    await transaction.query(`drop table ${table}`);
    await transaction.query(`alter table ${stagingTable(table, run)} rename to ${table}`);
  }
  await transaction.query(
    `insert into cadastre_imports (id, fingerprint, parcels, counts, version) values (1, $1, $2, $3::jsonb, $4)
     on conflict (id) do update set fingerprint = excluded.fingerprint, parcels = excluded.parcels,
       counts = excluded.counts, version = excluded.version, imported_at = now()`,
    [fingerprint, counts.parcels, JSON.stringify(counts), version],
  );
}
