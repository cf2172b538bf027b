import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { once } from 'node:events';

/** A program that can be killed and started again. */
export function startDaemon(program: string, args: readonly string[], logFile: string) {
  const log = createWriteStream(logFile, { flags: 'a' });
  let child: ChildProcess | null = null;
  const start = (): void => {
    child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout?.pipe(log, { end: false });
    child.stderr?.pipe(log, { end: false });
  };
  const kill = async (): Promise<void> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  start();
  return {
    kill,
    start,
    remove: async (): Promise<void> => {
      await kill();
      log.end();
    },
  };
}
