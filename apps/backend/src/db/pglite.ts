import { PGlite } from '@electric-sql/pglite';
import type { Database, Queryable, Row, SqlValue, Transaction } from './database.ts';

type Runner = Pick<PGlite, 'query' | 'exec'>;

const queryable = (runner: Pick<Runner, 'query'>): Queryable => ({
  query: async <Shape extends Row>(sql: string, values: readonly SqlValue[] = []) =>
    (await runner.query<Shape>(sql, [...values])).rows,
});

const transactionOf = (runner: Runner): Transaction => ({
  ...queryable(runner),
  script: async (sql) => {
    await runner.exec(sql);
  },
  // The embedded database has no time limits.
  liftTimeLimits: async () => undefined,
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
    transaction: (work) => store.transaction((transaction) => work(transactionOf(transaction))),
    close: () => store.close(),
  };
}
