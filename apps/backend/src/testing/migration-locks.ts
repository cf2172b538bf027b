import type { Database, Queryable } from '../db/database.ts';

/** Tables with one row, or one for each import: whatever locks them ends at once. */
const SMALL: ReadonlySet<string> = new Set([
  'cadastre_imports',
  'cadastre_lock',
  'cadastre_reports',
  'migrations',
  'readiness',
  'server_secrets',
]);

/** Thrown to leave no trace of a migration. */
class Undone extends Error {}

/** How often each table was read as a whole in this transaction: for an index, a constraint, other columns or changed rows. */
async function wholeReads(store: Queryable): Promise<ReadonlyMap<string, number>> {
  const rows = await store.query<{ name: string; reads: number }>(
    'select relname as name, seq_scan::int as reads from pg_stat_xact_user_tables',
  );
  return new Map(rows.map(({ name, reads }) => [name, reads]));
}

/**
 * Runs a migration on a database that has all before it, and undoes it.
 *
 * @returns the tables that grow, existed before, and are read as a whole or emptied: a lock lasts as long as that (SAFE-8)
 */
export async function tablesBlockedBy(database: Database, sql: string): Promise<readonly string[]> {
  let blocked: readonly string[] = [];
  const work = database.transaction(async (transaction) => {
    await transaction.query('set local enable_seqscan = off');
    const tables = await transaction.query<{ name: string; file: string }>(
      `select relname as name, relfilenode::text as file from pg_class
       where relkind = 'r' and relnamespace = current_schema()::regnamespace`,
    );
    const before = await wholeReads(transaction);
    await transaction.script(sql);
    const after = await wholeReads(transaction);
    const rewritten = await transaction.query<{ name: string }>(
      `select relname as name from pg_class join jsonb_to_recordset($1::jsonb) as old(name text, file text)
         on relname = old.name and relfilenode::text <> old.file
       where relkind = 'r' and relnamespace = current_schema()::regnamespace`,
      [JSON.stringify(tables)],
    );
    // Checked by an index, if there is one, which is not counted above.
    const referring = await transaction.query<{ name: string }>(
      `select relname as name from pg_constraint c join pg_class t on t.oid = conrelid
       where contype = 'f' and convalidated and c.xmin = pg_current_xact_id()::xid`,
    );
    const isOld = ({ name }: { readonly name: string }) => tables.some((one) => one.name === name);
    const read = tables.filter(({ name }) => (after.get(name) ?? 0) > (before.get(name) ?? 0));
    const names = [...read, ...rewritten, ...referring.filter(isOld)].map(({ name }) => name);
    blocked = [...new Set(names)].filter((name) => !SMALL.has(name)).toSorted();
    throw new Undone();
  });
  await work.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
  return blocked;
}
