import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './settings.ts';

/** A message by which a service tells the launcher how far it is. */
type ServiceMessage =
  | { readonly type: 'progress'; readonly text: string }
  | { readonly type: 'ready'; readonly url: string };

function isServiceMessage(message: unknown): message is ServiceMessage {
  return (
    typeof message === 'object' &&
    message !== null &&
    'type' in message &&
    (message.type === 'progress' || message.type === 'ready')
  );
}

/** A running backend or sandbox. */
export interface Service {
  readonly name: string;
  /** Resolves with the reason when the process has ended. */
  readonly ended: Promise<string>;
  /** Asks it to end, and makes it end after 5000 ms. */
  stop(): Promise<void>;
}

/** How long a service gets to close its doors, in ms. */
const STOP_TIMEOUT_MS = 5000;

function lastLines(text: string): string {
  return text.trim().split('\n').slice(-12).join('\n');
}

async function stop(child: ChildProcess, ended: Promise<string>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const giveUp = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
  await ended;
  clearTimeout(giveUp);
}

/**
 * Starts a service and waits until it answers. Its log goes to `{data}/logs/{name}.log`.
 *
 * @param onProgress called with what the service says it is doing
 * @throws StartError with the service's own last words when it ends before it is ready
 */
export async function startService(
  name: string,
  script: string,
  env: NodeJS.ProcessEnv,
  dataFolder: string,
  onProgress: (text: string) => void,
): Promise<Service> {
  const log = createWriteStream(join(dataFolder, 'logs', `${name}.log`), { flags: 'a' });
  const child = spawn(process.execPath, [script], {
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let words = '';
  child.stdout?.pipe(log, { end: false });
  child.stderr?.on('data', (chunk: Buffer) => {
    words = (words + chunk.toString()).slice(-10_000);
    log.write(chunk);
  });
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => {
      log.end();
      resolve(lastLines(words) || `It ended with ${signal ?? `exit code ${code}`}.`);
    });
  });
  await new Promise<void>((resolve, reject) => {
    child.on('message', (message) => {
      if (!isServiceMessage(message)) return;
      if (message.type === 'progress') onProgress(message.text);
      else resolve();
    });
    void ended.then((reason) => reject(new StartError(reason)));
  });
  return { name, ended, stop: () => stop(child, ended) };
}
