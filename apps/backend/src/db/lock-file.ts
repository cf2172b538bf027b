import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { StartError } from '../start-error.ts';

/** The process that holds the lock. A process id alone is not enough, because ids are reused. */
interface Holder {
  readonly pid: number;
  /** Start time of the process; empty when unknown. */
  readonly startedAt: string;
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

function isAlive(holder: Holder): boolean {
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
    const [pid, startedAt = ''] = readFileSync(file, 'utf8').split(' ');
    return pid ? { pid: Number(pid), startedAt } : null;
  } catch {
    return null;
  }
}

/**
 * Acquires the lock that prevents two processes from using the same data. The file is created atomically: it is
 * written to a temporary name and linked, and linking fails when the lock exists.
 *
 * @param what what the lock protects, for the error message
 * @returns a function that releases the lock
 * @throws StartError that names the process which holds it
 */
export function acquireLock(file: string, what = 'database'): () => void {
  const self: Holder = { pid: process.pid, startedAt: startTimeOf(process.pid) };
  const temporaryFile = `${file}.${randomUUID()}`;
  writeFileSync(temporaryFile, `${self.pid} ${self.startedAt}`, { flag: 'wx' });
  try {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      try {
        linkSync(temporaryFile, file);
        return () => rmSync(file, { force: true });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const holder = readHolder(file);
      if (holder && isAlive(holder)) {
        throw new StartError(
          `The ${what} beside ${file} is already used by process ${holder.pid}; end that one, or choose another PORTAL_DATA.`,
        );
      }
      rmSync(file, { force: true });
    }
    throw new StartError(`The lock ${file} cannot be taken.`);
  } finally {
    rmSync(temporaryFile, { force: true });
  }
}
