import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { StartError } from '../start-error.ts';

/** The process that holds the lock. */
interface Holder {
  readonly pid: number;
  /** Start time of the process, because ids are reused; empty when unknown. */
  readonly startedAt: string;
  /** Name of the socket beside the lock on which the process listens; empty where there can be none. */
  readonly socket: string;
}

/** The start time of a process in clock ticks since boot, field 22 of its stat line; empty when unknown. */
function startTimeOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

/** Listens on a socket; null where that is impossible. */
function listen(path: string): Promise<Server | null> {
  return new Promise((resolve) => {
    const server = createServer((connection) => connection.destroy());
    // Not every file system has sockets, and their paths have at most about 100 characters.
    server.on('error', () => resolve(null));
    server.listen(path, () => resolve(server.unref()));
  });
}

/** Whether a process listens on a socket. */
function hasListener(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = connect(path);
    connection.once('connect', () => {
      connection.destroy();
      resolve(true);
    });
    connection.once('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(code !== 'ECONNREFUSED' && code !== 'ENOENT'),
    );
  });
}

/** Without a socket the process id has to do, which means another process in another container. */
function isRunning(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    // EPERM: the process exists, but belongs to another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const startedAt = startTimeOf(holder.pid);
  return startedAt === '' || holder.startedAt === '' || startedAt === holder.startedAt;
}

function readHolder(file: string): Holder | null {
  try {
    const [pid, startedAt = '', socket = ''] = readFileSync(file, 'utf8').split(' ');
    return pid ? { pid: Number(pid), startedAt, socket: basename(socket) } : null;
  } catch {
    return null;
  }
}

/**
 * Acquires the lock that prevents two processes from using the same data, also two in different containers. The file is
 * created atomically: it is written to a temporary name and linked, and linking fails when the lock exists. The process
 * listens on a socket as long as it runs, and another one connects to it to find out whether it does.
 *
 * @param what what the lock protects, for the error message
 * @returns a function that releases the lock
 * @throws StartError that names the process which holds it
 */
export async function acquireLock(file: string, what = 'database'): Promise<() => void> {
  const socketOf = (name: string): string => join(dirname(file), name);
  const name = `${basename(file)}.${randomUUID().slice(0, 8)}`;
  const server = await listen(socketOf(name));
  const startedAt = startTimeOf(process.pid);
  const temporaryFile = `${file}.${randomUUID()}`;
  writeFileSync(temporaryFile, `${process.pid} ${startedAt} ${server ? name : ''}`, { flag: 'wx' });
  try {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      try {
        linkSync(temporaryFile, file);
        return () => {
          rmSync(file, { force: true });
          server?.close();
        };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const holder = readHolder(file);
      const isHeld =
        holder !== null &&
        (holder.socket ? await hasListener(socketOf(holder.socket)) : isRunning(holder));
      if (isHeld) {
        throw new StartError(
          `The ${what} beside ${file} is already used by process ${holder.pid}; end that one, or choose another PORTAL_DATA.`,
        );
      }
      if (holder?.socket) rmSync(socketOf(holder.socket), { force: true });
      rmSync(file, { force: true });
    }
    throw new StartError(`The lock ${file} cannot be taken.`);
  } catch (error) {
    server?.close();
    throw error;
  } finally {
    rmSync(temporaryFile, { force: true });
  }
}
