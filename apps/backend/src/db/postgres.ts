import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Client, type ClientBase, Pool, type PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { DatabaseUnavailable } from '../errors.ts';
import { heldConnections, isUnanswered } from './held-connections.ts';
import { listenOn } from './listen.ts';
import { openWriteProbe } from './write-probe.ts';
import type { BulkStore, Database, Row, SqlValue, Transaction } from './database.ts';

/** Limits in ms, so that a blocked table or a lost server delays a request by seconds only. */
const LIMITS = {
  /** For a free connection of the pool, and for opening one. */
  connect: 2000,
  lock: 3000,
  statement: 10_000,
  idleInTransaction: 30_000,
  /** For the response to a statement, when the server is gone without closing the connection. */
  response: 12_000,
  /** For a probe as a whole. */
  probe: 700,
  /** The same for imports and migrations. */
  longResponse: 3_600_000,
} as const;

/** Connections of one process. */
const DEFAULT_CONNECTIONS = 20;

/** Delay before the next attempt to connect, doubled after each failure, in ms. */
const RECONNECT = { first: 100, last: 3000 } as const;

/** SQLSTATE classes and codes that mean "try again later". */
const TEMPORARY = [
  '08', // connection exception
  '53', // insufficient resources
  '57P', // shutdown, or the server is starting
  '57014', // statement time-out
  '55P03', // lock time-out
  '25P03', // idle-in-transaction time-out
  '25006', // a standby, which is read-only
  '40', // serialization failure, deadlock
];
const CONNECTION_CODES = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
];
const CONNECTION_MESSAGES = /connection (?:terminated|ended)|not queryable|read timeout|timeout e/i;

/**
 * Whether the server still works for a connection. Behind a pooler, `$1` is no process of the server: then it does as long as any commit
 * of the portal waits for a standby for longer than one that is confirmed.
 */
const IS_KNOWN = `select 1 from pg_stat_activity where (pid = $1 and state <> 'idle')
  or (usename = current_user and wait_event = 'SyncRep' and state_change < clock_timestamp() - interval '5 seconds')`;

function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  return typeof code === 'string' ? code : '';
}

/** Whether the connection itself is lost or unusable. */
function isConnectionLost(error: unknown): boolean {
  const code = codeOf(error);
  return (
    ['08', '57P', '25P03', '25006'].some((prefix) => code.startsWith(prefix)) ||
    CONNECTION_CODES.includes(code) ||
    (error instanceof Error && CONNECTION_MESSAGES.test(error.message))
  );
}

/** Translates errors that will pass; all others are errors of the program. */
function translated(error: unknown): unknown {
  const code = codeOf(error);
  const isTemporary =
    isConnectionLost(error) || TEMPORARY.some((prefix) => code !== '' && code.startsWith(prefix));
  return isTemporary ? new DatabaseUnavailable(code || 'connection lost') : error;
}

/** Converting a batch occupies the event loop: 500 rows take some 10 ms, 5,000 more than 50. */
const LOADING = { batch: 500, indexesLast: true } as const;

const queryable = (client: ClientBase): BulkStore => ({
  query: async <Shape extends Row>(sql: string, values: readonly SqlValue[] = []) =>
    (await client.query<Shape>(sql, [...values])).rows,
  copy: (target, lines) =>
    pipeline(Readable.from([lines]), client.query(copyFrom(`copy ${target} from stdin`))),
  loading: LOADING,
});

function transactionOf(client: PoolClient): Transaction {
  let responseLimit: number = LIMITS.response;
  return {
    ...queryable(client),
    query: async <Shape extends Row>(sql: string, values: readonly SqlValue[] = []) => {
      const config = { text: sql, values: [...values], query_timeout: responseLimit };
      return (await client.query<Shape>(config)).rows;
    },
    // Without values the driver uses the simple query protocol, which accepts several statements.
    script: async (sql) => {
      const config = { text: sql, query_timeout: responseLimit };
      await client.query(config);
    },
    liftTimeLimits: async () => {
      responseLimit = LIMITS.longResponse;
      await client.query(
        'set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0',
      );
    },
  };
}

async function inTransaction<Result>(
  client: PoolClient,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  await client.query('begin');
  try {
    const result = await work(transactionOf(client));
    await client.query('commit');
    return result;
  } catch (error) {
    if (!isConnectionLost(error)) await client.query('rollback');
    throw error;
  }
}

/** Opens connections; after a failure it refuses for a while instead of trying for every request. */
function connector(pool: Pool): () => Promise<PoolClient> {
  let delay = 0;
  let retryAt = 0;
  return async () => {
    if (performance.now() < retryAt) throw new DatabaseUnavailable('waiting to reconnect');
    try {
      const client = await pool.connect();
      delay = 0;
      return client;
    } catch (error) {
      // A full pool is no reason to wait: a connection may become free at any time.
      if (pool.totalCount < pool.options.max) {
        delay = Math.min(RECONNECT.last, delay === 0 ? RECONNECT.first : delay * 2);
        retryAt = performance.now() + delay;
      }
      throw error;
    }
  };
}

/**
 * Connects to a PostgreSQL server. Lost connections are replaced; requests meanwhile fail with DatabaseUnavailable.
 *
 * @param onConnectionError called when a connection breaks
 */
export function openPostgres(
  url: string,
  onConnectionError: (error: Error) => void,
  connections = DEFAULT_CONNECTIONS,
): Database {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    keepAlive: true,
    connectionTimeoutMillis: LIMITS.connect,
    statement_timeout: LIMITS.statement,
    lock_timeout: LIMITS.lock,
    idle_in_transaction_session_timeout: LIMITS.idleInTransaction,
    query_timeout: LIMITS.response,
    // Queries read few rows. Estimates for the native geometric types are far too high, so that the planner would
    // compile them or start workers, which takes longer than the query.
    options: '-c jit=off -c max_parallel_workers_per_gather=0',
  });
  pool.on('error', onConnectionError);
  // The pool listens to idle connections only; an error of one in use would end the process.
  pool.on('connect', (client) => client.on('error', onConnectionError));
  // A connection of its own, so that a full pool or a locked table does not look like a lost database.
  const probes = new Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: LIMITS.probe,
    query_timeout: LIMITS.probe,
  });
  probes.on('error', onConnectionError);
  probes.on('connect', (client) => client.on('error', onConnectionError));
  const isKnown = async (processId: number): Promise<boolean> =>
    (await probes.query(IS_KNOWN, [processId])).rows.length > 0;
  const writes = openWriteProbe(url, LIMITS.probe, isKnown, onConnectionError);
  const connect = connector(pool);
  const held = heldConnections(isKnown);

  const withClient = async <Result>(work: (client: PoolClient) => Promise<Result>) => {
    let lost: Error | undefined;
    let client: PoolClient | undefined;
    try {
      client = await connect();
      return await work(client);
    } catch (error) {
      if (error instanceof Error && isConnectionLost(error)) lost = error;
      throw translated(error);
    } finally {
      if (client && lost && isUnanswered(lost)) void held.hold(client, lost);
      // A lost connection must not return to the pool.
      else client?.release(lost);
    }
  };

  return {
    query: <Shape extends Row>(sql: string, values: readonly SqlValue[] = []) =>
      withClient((client) => queryable(client).query<Shape>(sql, values)),
    copy: (target, lines) => withClient((client) => queryable(client).copy(target, lines)),
    loading: LOADING,
    transaction: (work) => withClient((client) => inTransaction(client, work)),
    session: async (work) => {
      const client = new Client({ connectionString: url, keepAlive: true });
      client.on('error', onConnectionError);
      await client.connect();
      try {
        return await work(queryable(client));
      } finally {
        await client.end();
      }
    },
    probe: async () => {
      await probes.query('select 1');
    },
    probeWrite: async () => {
      await probes.query('select 1');
      await writes.write();
    },
    connections: () => ({
      total: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      max: connections,
    }),
    listen: (channel, onNotification) => listenOn(url, channel, onNotification, onConnectionError),
    close: async () => {
      held.close();
      await Promise.all([pool.end(), probes.end(), writes.end()]);
    },
  };
}
