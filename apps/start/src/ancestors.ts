import { readFileSync } from 'node:fs';

/** How often it is checked whether those who started us are still there, in ms. */
const CHECK_EVERY_MS = 500;

function parentOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** The package runners (npx, pnpm and the shells between them) that stand between a person and us. */
function runners(): number[] {
  const pids: number[] = [];
  let pid: number | undefined = process.ppid;
  while (pid !== undefined && pid > 1 && /pnpm|npx|npm|apps\/start/.test(commandOf(pid))) {
    pids.push(pid);
    pid = parentOf(pid);
  }
  return pids;
}

/**
 * Calls back when one of the package runners above us has gone. npx does not pass SIGTERM on:
 * without this the portal would go on alone, and its ports with it.
 */
export function whenOrphaned(callback: () => void): void {
  const watched = runners();
  const timer = setInterval(() => {
    if (watched.every(exists)) return;
    clearInterval(timer);
    callback();
  }, CHECK_EVERY_MS);
  timer.unref();
}
