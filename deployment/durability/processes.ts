import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * Starts a service and waits until it is ready.
 *
 * @param log receives what the service writes to its log
 */
export async function startService(
  app: string,
  env: NodeJS.ProcessEnv,
  log?: (text: string) => void,
): Promise<ChildProcess> {
  const child = fork(join(ROOT, 'apps', app, 'src/server.ts'), [], {
    env: { ...process.env, ...env },
    stdio: ['ignore', log ? 'pipe' : 'ignore', 'pipe', 'ipc'],
  });
  child.stdout?.on('data', (piece: Buffer) => log?.(piece.toString()));
  let output = '';
  child.stderr?.on('data', (piece: Buffer) => {
    output = (output + piece.toString()).slice(-2000);
  });
  await new Promise<void>((ready, failed) => {
    child.on('message', (message: { type?: string }) => message.type === 'ready' && ready());
    child.once('exit', () => failed(new Error(`The ${app} ended: ${output}`)));
  });
  return child;
}

/** Sends a signal and waits until the process has ended. */
export async function stopService(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}
