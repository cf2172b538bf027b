import { Pool, type PoolClient } from 'pg';
import type { Database, Queryable, Row, SqlValue } from './database.ts';

const queryable = (runner: Pool | PoolClient): Queryable => ({
  query: async <Shape extends Row>(sql: string, values: readonly SqlValue[] = []) =>
    (await runner.query<Shape>(sql, [...values])).rows,
});

async function inTransaction<Result>(
  pool: Pool,
  work: (transaction: Queryable) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(queryable(client));
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
