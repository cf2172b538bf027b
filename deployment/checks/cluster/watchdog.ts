import { spawn } from 'node:child_process';

/** How often the time is compared, in ms. */
const PERIOD_MS = 200;

/**
 * A watchdog as the kernel has one, behind a pipe that Patroni writes to with its driver for tests: when it was armed and is not
 * written to for the time that Patroni has set, the machine is reset.
 */
export function startWatchdog(pipe: string, reset: () => void) {
  // Opened for both directions, so that it does not end with a writer.
  const reader = spawn('sh', ['-c', `exec cat <>${pipe}`], { stdio: ['ignore', 'pipe', 'ignore'] });
  let timeoutMs = Infinity;
  let lastAt: number | null = null;
  let isSuspended = false;
  let resets = 0;
  reader.stdout.on('data', (data: Buffer) => {
    const text = data.toString();
    const seconds = /Ctimeout=(\d+)\n/.exec(text)?.[1];
    if (seconds !== undefined) timeoutMs = 1000 * Number(seconds);
    // Closing it regularly disarms it.
    lastAt = text.endsWith('V') ? null : performance.now();
  });
  const timer = setInterval(() => {
    if (isSuspended || lastAt === null || performance.now() - lastAt < timeoutMs) return;
    lastAt = null;
    resets += 1;
    reset();
  }, PERIOD_MS);
  return {
    disarm: (): void => {
      lastAt = null;
    },
    suspend: (): void => {
      isSuspended = true;
    },
    /** Goes on with the time that was left. */
    resume: (): void => {
      if (isSuspended && lastAt !== null) lastAt = performance.now();
      isSuspended = false;
    },
    resets: (): number => resets,
    stop: (): void => {
      clearInterval(timer);
      reader.kill('SIGKILL');
    },
  };
}
