import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DatabaseUnavailable } from '../errors.ts';
import { startPoolerRelay } from '../testing/pooler-relay.ts';
import { type PostgresServer, startPostgres } from '../testing/postgres-server.ts';
import type { Database } from './database.ts';
import { openPostgres } from './postgres.ts';

const CONNECTIONS = 4;
let server: PostgresServer;
let operator: Client;
let relay: Awaited<ReturnType<typeof startPoolerRelay>>;

beforeAll(async () => {
  server = await startPostgres({ durable: true });
  operator = new Client({ connectionString: server.url });
  await operator.connect();
  await operator.query('set synchronous_commit = local');
  await operator.query('create table changes (id integer)');
  relay = await startPoolerRelay(server.url);
}, 60_000);
afterAll(async () => {
  relay.close();
  await operator.end();
  await server.remove();
});

async function setStandby(name: string): Promise<void> {
  await operator.query(`alter system set synchronous_standby_names = '${name}'`);
  await operator.query('select pg_reload_conf()');
  await pause(200);
}

/** Connections of the server besides this one. */
const connections = async (): Promise<number> => {
  const { rows } = await operator.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  return rows[0]?.count ?? Number.NaN;
};

const change = (database: Database) =>
  database.transaction((transaction) => transaction.query('insert into changes values (1)'));

/** How a change ended, and after how many seconds. */
const outcome = async (database: Database): Promise<readonly [ended: string, seconds: number]> => {
  const began = performance.now();
  const ended = await change(database).then(
    () => 'done',
    (error: unknown) => (error instanceof DatabaseUnavailable ? 'unavailable' : String(error)),
  );
  return [ended, (performance.now() - began) / 1000];
};

it.each([
  ['directly', () => server.url],
  ['through a pooler, which hides the processes of the server', () => relay.url],
])(
  'holds the bound of connections and ends calls while a standby does not confirm, %s (OPS-11, OPS-12)',
  async (_, url) => {
    const database = openPostgres(url(), () => undefined, CONNECTIONS);
    await setStandby('missing');
    for (let round = 0; round < 3; round += 1) {
      const outcomes = await Promise.all(
        Array.from({ length: 3 * CONNECTIONS }, () => outcome(database)),
      );
      expect(outcomes.map(([ended]) => ended)).toEqual(outcomes.map(() => 'unavailable'));
      expect(Math.max(...outcomes.map(([, seconds]) => seconds))).toBeLessThan(16);
      // One more for the question whether the server still works for them.
      expect(await connections()).toBeLessThanOrEqual(CONNECTIONS + 1);
    }
    await setStandby('');
    await expect.poll(async () => (await outcome(database))[0], { timeout: 15_000 }).toBe('done');
    await database.close();
  },
  120_000,
);
