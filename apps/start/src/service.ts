import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './settings.ts';

/** A message from a service to the launcher. */
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
  /** Resolves with the reason when the process has exited. */
  readonly exited: Promise<string>;
  /** Sends SIGTERM, and SIGKILL after 5000 ms. */
  stop(): Promise<void>;
}

/** Time limit of a graceful shutdown, in ms. */
const STOP_TIMEOUT_MS = 5000;

function lastLines(text: string): string {
  return text.trim().split('\n').slice(-12).join('\n');
}

async function stop(child: ChildProcess, exited: Promise<string>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const killTimer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
  await exited;
  clearTimeout(killTimer);
}

/**
 * Starts a service and waits until it is ready. Its log is `{data}/logs/{name}.log`.
 *
 * @param onProgress called with progress messages of the service
 * @throws StartError with the last lines of its error output if it exits before it is ready
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
  let errorOutput = '';
  child.stdout?.pipe(log, { end: false });
  child.stderr?.on('data', (chunk: Buffer) => {
    errorOutput = (errorOutput + chunk.toString()).slice(-10_000);
    log.write(chunk);
  });
  const exited = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => {
      log.end();
      resolve(lastLines(errorOutput) || `It exited with ${signal ?? `exit code ${code}`}.`);
    });
  });
  await new Promise<void>((resolve, reject) => {
    child.on('message', (message) => {
      if (!isServiceMessage(message)) return;
      if (message.type === 'progress') onProgress(message.text);
      else resolve();
    });
    void exited.then((reason) => reject(new StartError(reason)));
  });
  return { name, exited, stop: () => stop(child, exited) };
}
