import { COLLECTIONS, type CollectionName } from '../config/cadastre-mapping.ts';
import type { BulkStore, Queryable, Row } from '../db/database.ts';
import { STREETS } from './streets.ts';

/** Rows by table. */
export type Counts = Readonly<Record<CollectionName, number>>;

/** A table of the index: a copy of a collection, or derived from one. */
export type TableName = CollectionName | typeof STREETS;

/** All tables, in the order in which queries read them, so that locks are taken in the same order. */
export const TABLES: readonly TableName[] = [STREETS, ...COLLECTIONS];

/** The name of the staging table of a run. */
export const stagingTable = (table: TableName, run: string): string => `${table}_run_${run}`;

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
  const columns = COLLECTIONS.map((name) => {
    const table = run === undefined ? name : stagingTable(name, run);
    return `(select count(*)::integer from ${table}) as ${name}`;
  });
  const [counts] = await store.query<Counts & Row>(`select ${columns.join(', ')}`);
  if (!counts) throw new Error('The rows were not counted.');
  return counts;
}

/** The tables whose number of rows differs. */
export const differences = (expected: Partial<Counts>, actual: Counts): readonly CollectionName[] =>
  COLLECTIONS.filter((name) => expected[name] !== undefined && expected[name] !== actual[name]);

/** Creates an empty staging table. */
export async function createTable(store: BulkStore, name: TableName, run: string): Promise<string> {
  const table = stagingTable(name, run);
  const indexes = store.loading.indexesLast ? 'excluding indexes' : '';
  await store.query(`create table ${table} (like ${name} including all ${indexes})`);
  return table;
}

/** Runs a statement that may take minutes. */
export type RunLong = (statement: string) => Promise<readonly Row[]>;

/** Creates the indexes that the table of the index has, unless the staging table has them already. */
export async function completeTable(
  store: BulkStore,
  name: TableName,
  run: string,
  runLong: RunLong,
): Promise<void> {
  const table = stagingTable(name, run);
  if (store.loading.indexesLast) {
    const indexes = await store.query<{ definition: string }>(
      `select pg_get_indexdef(indexrelid) as definition from pg_index where indrelid = $1::regclass`,
      [name],
    );
    for (const { definition } of indexes) {
      await runLong(definition.replace(/ INDEX \S+ ON \S+ /, ` INDEX ON ${table} `));
    }
  }
  await runLong(`analyze ${table}`);
}
