import { Pool, type PoolClient } from 'pg';
import type { Database, Queryable, Row, SqlValue, Transaction } from './database.ts';

const queryable = (runner: Pool | PoolClient): Queryable => ({
  query: async <Shape extends Row>(sql: string, values: readonly SqlValue[] = []) =>
    (await runner.query<Shape>(sql, [...values])).rows,
});

const transactionOf = (client: PoolClient): Transaction => ({
  ...queryable(client),
  // Without values the driver uses the simple query protocol, which accepts several statements.
  script: async (sql) => {
    await client.query(sql);
  },
});

async function inTransaction<Result>(
  pool: Pool,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(transactionOf(client));
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((cause: unknown) => {
      // A connection that cannot roll back must not return to the pool.
      broken = cause instanceof Error ? cause : new Error(String(cause));
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/**
 * Connects to a PostgreSQL cluster.
 *
 * @param onIdleError told when an idle connection breaks; the pool replaces it by itself
 */
export function openPostgres(url: string, onIdleError: (error: Error) => void): Database {
  const pool = new Pool({ connectionString: url, max: 20 });
  pool.on('error', onIdleError);
  return {
    ...queryable(pool),
    transaction: (work) => inTransaction(pool, work),
    close: () => pool.end(),
  };
}
