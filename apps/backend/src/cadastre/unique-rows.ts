import type { BulkStore } from '../db/database.ts';
import { type CopyRow, copyRows } from './copy-rows.ts';
import type { FaultList } from './source/faults.ts';
import type { RunLong } from './tables.ts';

const REASON = 'the id occurs more than once';

/** Copies rows whose id is not in the table yet, and counts the others as faults. @returns the number of rows */
export async function copyUnique(
  store: BulkStore,
  table: string,
  id: string,
  rows: readonly CopyRow[],
  faults: FaultList,
): Promise<number> {
  const known = new Set<string>();
  // Without an index, rows of earlier batches are compared when all have been copied.
  if (!store.loading.indexesLast) {
    const found = await store.query<{ id: string }>(
      `select ${id} as id from ${table} where ${id} in (select jsonb_array_elements_text($1::jsonb))`,
      [JSON.stringify(rows.map((row) => row[id]))],
    );
    for (const one of found) known.add(one.id);
  }
  const unique = rows.filter((row) => {
    const key = String(row[id]);
    if (known.has(key)) faults.add(key, REASON);
    else if (known.add(key)) return true;
    return false;
  });
  await copyRows(store, table, unique);
  return unique.length;
}

/** Deletes all but the first row of each id, before the table gets its indexes. @returns the number of deleted rows */
export async function deleteDoubled(
  store: BulkStore,
  table: string,
  id: string,
  faults: FaultList,
  runLong: RunLong,
): Promise<number> {
  if (!store.loading.indexesLast) return 0;
  const deleted = await runLong(
    `delete from ${table} where ctid in (
       select ctid from (select ctid, row_number() over (partition by ${id} order by ctid) as n from ${table}) as numbered
       where n > 1) returning ${id} as id`,
  );
  for (const row of deleted) faults.add(String(row.id), REASON);
  return deleted.length;
}
