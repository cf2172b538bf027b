import { PGlite } from '@electric-sql/pglite';
import type { Database, Queryable, Row, SqlValue } from './database.ts';

type Runner = Pick<PGlite, 'query'>;

const queryable = (runner: Runner): Queryable => ({
  query: async <Shape extends Row>(sql: string, values: readonly SqlValue[] = []) =>
    (await runner.query<Shape>(sql, [...values])).rows,
});

/**
 * Opens the embedded PostgreSQL. It has one connection, so that transactions run one after the other.
 *
 * @param folder the data folder; null keeps the data in memory
 */
export async function openPglite(folder: string | null): Promise<Database> {
  const store = await PGlite.create(folder ? { dataDir: folder } : {});
  return {
    ...queryable(store),
    transaction: (work) => store.transaction((transaction) => work(queryable(transaction))),
    close: () => store.close(),
  };
}
