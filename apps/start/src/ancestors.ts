import { readFileSync } from 'node:fs';

/** Interval of the check for the package runners, in ms. */
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

/** The process ids of the package runners above this process: npx, pnpm and the shells between them. */
function packageRunners(): number[] {
  const pids: number[] = [];
  let pid: number | undefined = process.ppid;
  while (pid !== undefined && pid > 1 && /pnpm|npx|npm|apps\/start/.test(commandOf(pid))) {
    pids.push(pid);
    pid = parentOf(pid);
  }
  return pids;
}

/**
 * Calls back when a package runner above this process has exited. npx does not forward SIGTERM, so the portal would
 * otherwise keep running and occupy its ports.
 */
export function onRunnerExit(callback: () => void): void {
  const watched = packageRunners();
  const timer = setInterval(() => {
    if (watched.every(exists)) return;
    clearInterval(timer);
    callback();
  }, CHECK_EVERY_MS);
  timer.unref();
}
