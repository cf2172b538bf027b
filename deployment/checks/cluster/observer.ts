import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { PASSWORDS, portOf } from './files.ts';
import type { Way } from './way-to-database.ts';

/** Pauses between two attempts to write, and between two questions, in ms. */
const PERIOD_MS = 250;

/** How long an attempt to write may take until its connection is given up, in ms: a commit that waits is not repeated. */
const WRITE_MS = 45_000;

/** How long the observer tries to connect, in ms. */
const CONNECT_MS = 1000;

/** A connection counts when it is seen so often: the server takes a moment to notice one that was closed. */
const LASTING = 4;

/** What is observed. */
interface Observed {
  /** The database by the way of each backend, and the origin of that backend. */
  readonly ways: Readonly<Record<Way, { readonly databaseUrl: string; readonly origin: string }>>;
  /** The addresses of the machines with PostgreSQL. */
  readonly addresses: readonly string[];
}

/** A time in which nothing could be written, by `performance.now()`. */
interface Outage {
  readonly from: number;
  readonly to: number;
}

interface WayLog {
  /** When a write succeeded. */
  readonly writtenAt: number[];
  /** When the backend said that it is ready. */
  readonly readyAt: number[];
}

async function repeat(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  while (!signal.aborted) {
    await work().catch(() => undefined);
    await pause(PERIOD_MS, undefined, { signal }).catch(() => undefined);
  }
}

/** A table whose rows need a page each, as an order needs space. */
const TABLE = `create table cluster_check (written_at timestamptz, filler text);
  alter table cluster_check alter column filler set storage plain`;
const INSERT = `insert into cluster_check values (clock_timestamp(), repeat('x', 7000))`;

/** Inserts a row again and again, over one connection as long as it holds. */
async function write(url: string, log: WayLog, signal: AbortSignal): Promise<void> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: WRITE_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    while (!signal.aborted) {
      await client.query(INSERT);
      log.writtenAt.push(performance.now());
      await pause(PERIOD_MS, undefined, { signal });
    }
  } finally {
    client.connection.stream.destroy();
  }
}

async function ask(origin: string, log: WayLog): Promise<void> {
  const began = performance.now();
  const signal = AbortSignal.timeout(2000);
  const answer = await fetch(`${origin}/api/health/ready`, { signal }).catch(() => null);
  await answer?.body?.cancel();
  if (answer?.status === 200) log.readyAt.push(began);
}

/** Counts the connections of the portal at a server that last. */
async function count(address: string, counted: (count: number) => void, signal: AbortSignal) {
  const client = new Client({
    host: address,
    port: portOf(5432),
    user: 'postgres',
    password: PASSWORDS.postgres,
    database: 'postgres',
    connectionTimeoutMillis: 2000,
    query_timeout: 2000,
  });
  client.on('error', () => undefined);
  const recent: number[] = [];
  try {
    await client.connect();
    while (!signal.aborted) {
      const { rows } = await client.query<{ count: number }>(
        `select count(*)::integer as count from pg_stat_activity where usename = 'portal' and application_name <> 'observer'`,
      );
      recent.push(rows[0]?.count ?? 0);
      if (recent.length > LASTING) recent.shift();
      counted(Math.min(...recent));
      await pause(PERIOD_MS, undefined, { signal });
    }
  } finally {
    client.connection.stream.destroy();
  }
}

/** Times between two successful writes that are too long. */
function outagesOf(writtenAt: readonly number[], since: number): readonly Outage[] {
  const times = writtenAt.filter((at) => at >= since - 2 * PERIOD_MS);
  return times.flatMap((to, index) => {
    const from = times[index - 1];
    return from !== undefined && to - from > 1000 + PERIOD_MS ? [{ from, to }] : [];
  });
}

/**
 * How long a backend said that it is ready while nothing could be written, in ms: after the last write, because it noticed late, or before the next one,
 * because it noticed that earlier than the observer.
 */
export function readyMs(readyAt: readonly number[], outages: readonly Outage[]): number {
  const times = readyAt.flatMap((at) =>
    outages.map(({ from, to }) => Math.min(at - from, to - at)),
  );
  return Math.max(0, ...times);
}

async function createTable(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(TABLE);
  await client.end();
}

/** Observes writes, readiness and connections from outside of the portal, over both ways. */
export async function startObserver({ ways, addresses }: Observed) {
  await createTable(ways.HAProxy.databaseUrl);
  const stopping = new AbortController();
  const { signal } = stopping;
  const logs = Object.entries(ways).map(([way, { databaseUrl, origin }]) => {
    const log: WayLog = { writtenAt: [], readyAt: [] };
    // PgBouncer keeps such a name for connections of the portal.
    const url = way === 'HAProxy' ? `${databaseUrl}?application_name=observer` : databaseUrl;
    const loops = [
      repeat(signal, () => write(url, log, signal)),
      repeat(signal, () => ask(origin, log)),
    ];
    return { way, log, loops };
  });
  let most = 0;
  const counting = addresses.map((address) =>
    repeat(signal, () =>
      count(
        address,
        (connections) => {
          most = Math.max(most, connections);
        },
        signal,
      ),
    ),
  );
  return {
    /** The most connections that lasted, since the last time. */
    takeMostConnections: (): number => {
      const taken = most;
      most = 0;
      return taken;
    },
    /** Whether both ways accept changes now, and both backends say so. */
    isWhole: (): boolean =>
      logs.every(({ log }) => {
        const recent = performance.now() - 1500;
        return (log.writtenAt.at(-1) ?? 0) > recent && (log.readyAt.at(-1) ?? 0) > recent;
      }),
    /** For each way since a time: how long nothing could be written, and how long the backend said meanwhile that it is ready. */
    report: (since: number) =>
      logs.map(({ way, log }) => {
        const outages = outagesOf(log.writtenAt, since);
        return {
          way,
          failedMs: outages.reduce((sum, { from, to }) => sum + to - from, 0),
          readyMs: readyMs(log.readyAt, outages),
        };
      }),
    stop: async (): Promise<void> => {
      stopping.abort();
      await Promise.all([...counting, ...logs.flatMap(({ loops }) => loops)]);
    },
  };
}

export type Observer = Awaited<ReturnType<typeof startObserver>>;
