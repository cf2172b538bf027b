import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type PostgresServer, startPostgres } from '../testing/postgres-server.ts';
import { listenOn } from './listen.ts';

let server: PostgresServer;
let client: Client;
beforeAll(async () => {
  server = await startPostgres();
  client = new Client({ connectionString: server.url });
  await client.connect();
}, 60_000);
afterAll(async () => {
  await client.end();
  await server.remove();
});

const listeners = async (): Promise<readonly number[]> =>
  (
    await client.query<{ pid: number }>(
      `select pid from pg_stat_activity where query = 'listen "channel"'`,
    )
  ).rows.map(({ pid }) => pid);

describe('listening to notifications (BIG-1)', () => {
  it('continues on another connection after one is lost, and ends with the last', async () => {
    const onNotification = vi.fn<() => void>();
    const onError = vi.fn<(error: Error) => void>();
    const stop = listenOn(server.url, 'channel', onNotification, onError);
    const until = (calls: number) =>
      vi.waitFor(() => expect(onNotification).toHaveBeenCalledTimes(calls), 10_000);
    await until(1);
    await client.query('notify channel');
    await until(2);

    const [lost] = await listeners();
    await client.query('select pg_terminate_backend($1)', [lost]);
    // What was missed meanwhile is made up for by one call.
    await until(3);
    expect(onError).toHaveBeenCalled();
    await client.query('notify channel');
    await until(4);

    await stop();
    await vi.waitFor(async () => expect(await listeners()).toEqual([]), 5000);
  });
});
