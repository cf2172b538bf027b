import { PGlite } from '@electric-sql/pglite';
import { WRITE_PROBE } from './readiness.ts';
import type { BulkStore, Database, Row, SqlValue, Transaction } from './database.ts';

type Runner = Pick<PGlite, 'query' | 'exec'>;

const queryable = (runner: Pick<Runner, 'query'>): BulkStore => ({
  query: async <Shape extends Row>(sql: string, values: readonly SqlValue[] = []) =>
    (await runner.query<Shape>(sql, [...values])).rows,
  copy: async (target, lines) => {
    await runner.query(`copy ${target} from '/dev/blob'`, [], { blob: new Blob([lines]) });
  },
  loading: { batch: 500, indexesLast: false },
});

const transactionOf = (runner: Runner): Transaction => ({
  ...queryable(runner),
  script: async (sql) => {
    await runner.exec(sql);
  },
  // The embedded database has no time limits.
  liftTimeLimits: async () => undefined,
});

/** The {@link Database} of an embedded PostgreSQL that is open. */
export function databaseOf(store: PGlite): Database {
  return {
    ...queryable(store),
    transaction: (work) => store.transaction((transaction) => work(transactionOf(transaction))),
    session: (work) => work(queryable(store)),
    probe: async () => {
      await store.query('select 1');
    },
    probeWrite: async () => {
      await store.query(WRITE_PROBE);
    },
    listen: (channel, onNotification) => {
      const listening = store.listen(channel, onNotification);
      return async () => {
        const stop = await listening;
        await stop();
      };
    },
    close: () => store.close(),
  };
}

/**
 * Opens the embedded PostgreSQL. It has one connection, so that transactions run one after the other.
 *
 * @param folder the data folder; null keeps the data in memory
 */
export async function openPglite(folder: string | null): Promise<Database> {
  return databaseOf(await PGlite.create(folder ? { dataDir: folder } : {}));
}
