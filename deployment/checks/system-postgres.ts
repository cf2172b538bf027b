import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, globSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** The folder of the programs of the newest PostgreSQL of a Debian; null if there is none. */
export function postgresPrograms(): string | null {
  const folders = globSync('/usr/lib/postgresql/*/bin/initdb').map((file) => join(file, '..'));
  return (
    folders.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true })).at(-1) ??
    null
  );
}

const idOfPostgres = (option: string): number =>
  Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));

/** PostgreSQL does not run as root; Debian has a user for it. */
function postgresUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  return { uid: idOfPostgres('-u'), gid: idOfPostgres('-g') };
}

/**
 * Starts a PostgreSQL of the system in a folder. People of the same machine connect without a password over its socket, as
 * Debian's user `postgres` does; all others need one.
 */
export async function startSystemPostgres(programs: string, folder: string, port: number) {
  const user = postgresUser();
  mkdirSync(folder);
  chmodSync(folder, 0o755);
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder, stdio: 'ignore' as const };
  execFileSync(
    join(programs, 'initdb'),
    [
      '--pgdata',
      data,
      '--username=postgres',
      '--auth-local=trust',
      '--auth-host=scram-sha-256',
      '--encoding=UTF8',
      '--no-locale',
    ],
    options,
  );
  const settings = [
    `port=${port}`,
    `unix_socket_directories=${folder}`,
    'listen_addresses=127.0.0.1',
    'fsync=off',
  ];
  const server: ChildProcess = spawn(
    join(programs, 'postgres'),
    ['-D', data, ...settings.flatMap((one) => ['-c', one])],
    options,
  );
  const env = { PGHOST: folder, PGPORT: String(port), PGUSER: 'postgres' };
  for (let attempt = 1; ; attempt += 1) {
    try {
      execFileSync(join(programs, 'pg_isready'), [], { env, stdio: 'ignore' });
      break;
    } catch (error) {
      if (attempt === 100 || server.exitCode !== null) throw error;
      await pause(100);
    }
  }
  return {
    /** With these, the client programs connect as the superuser. */
    env,
    stop: () =>
      new Promise<void>((resolve) => {
        server.once('exit', () => resolve());
        // A fast shutdown: it does not wait for clients.
        server.kill('SIGINT');
      }),
  };
}
