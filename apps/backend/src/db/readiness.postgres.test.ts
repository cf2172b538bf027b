import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PostgresServer, startPostgres } from '../testing/postgres-server.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { openPostgres } from './postgres.ts';

let server: PostgresServer;
let operator: Client;
let testApp: TestApp;

beforeAll(async () => {
  server = await startPostgres({ durable: true });
  testApp = await openTestApp({ database: openPostgres(server.url, () => undefined) });
  operator = new Client({ connectionString: server.url });
  await operator.connect();
}, 60_000);
afterAll(async () => {
  await operator.end();
  await testApp.close();
  await server.remove();
});

/** Changes a setting of the running server. */
async function set(name: string, value: string | null): Promise<void> {
  await operator.query('set synchronous_commit = local; set transaction_read_only = off');
  await operator.query(
    value === null ? `alter system reset ${name}` : `alter system set ${name} = '${value}'`,
  );
  await operator.query('select pg_reload_conf()');
  await pause(200);
}

/** The status of a call, asked later than the last result is kept. */
async function statusOf(path: string): Promise<number> {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + 2000);
  const began = performance.now();
  const { statusCode } = await testApp.send({ url: `/api/health${path}` });
  expect(performance.now() - began).toBeLessThan(1000);
  return statusCode;
}

async function untilReady(): Promise<void> {
  for (let attempt = 0; (await statusOf('/ready')) !== 200; attempt += 1) {
    expect(attempt).toBeLessThan(50);
    await pause(100);
  }
}

const countConnections = async (): Promise<number> => {
  const { rows } = await operator.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where backend_type = 'client backend'`,
  );
  return rows[0]?.count ?? Number.NaN;
};

describe('readiness (OPS-11)', () => {
  it('is lost while the database is read-only; the process itself is alive', async () => {
    expect(await statusOf('/ready')).toBe(200);
    await set('default_transaction_read_only', 'on');
    expect([await statusOf(''), await statusOf('/ready')]).toEqual([200, 503]);
    await set('default_transaction_read_only', null);
    await untilReady();
  });

  it('is lost while files of the database cannot grow, as on a full disk, although rows can be replaced (OPS-12)', async () => {
    await set('temp_file_limit', '1kB');
    expect([await statusOf(''), await statusOf('/ready')]).toEqual([200, 503]);
    await set('temp_file_limit', null);
    await untilReady();
  });

  it('is lost while a standby does not confirm, with one connection that waits', async () => {
    await set('synchronous_standby_names', 'missing');
    const before = await countConnections();
    for (let time = 0; time < 20; time += 1) expect(await statusOf('/ready')).toBe(503);
    expect(await statusOf('')).toBe(200);
    expect(await countConnections()).toBeLessThanOrEqual(before + 2);
    await set('synchronous_standby_names', null);
    await untilReady();
  });

  it('keeps the connection that waits while the question before it gets no answer in time (OPS-12)', async () => {
    await set('synchronous_standby_names', 'missing');
    expect(await statusOf('/ready')).toBe(503);
    for (let time = 0; time < 2; time += 1) {
      const { rows } = await operator.query<{ pid: number }>(
        `select pid from pg_stat_activity where query = 'select 1' and state = 'idle'`,
      );
      for (const { pid } of rows) process.kill(pid, 'SIGSTOP');
      expect(await statusOf('/ready')).toBe(503);
      for (const { pid } of rows) process.kill(pid, 'SIGCONT');
      expect(await statusOf('/ready')).toBe(503);
    }
    const { rows } = await operator.query(
      `select 1 from pg_stat_activity where state = 'active' and query like 'insert into readiness%'`,
    );
    expect(rows).toHaveLength(1);
    await set('synchronous_standby_names', null);
    await untilReady();
  });

  it('is lost while the server is stopped, and returns with it', async () => {
    await operator.end();
    await server.stop();
    expect(await statusOf('/ready')).toBe(503);
    await server.start();
    await untilReady();
    operator = new Client({ connectionString: server.url });
    await operator.connect();
  });
});
