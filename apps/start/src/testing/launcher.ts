import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chooseFreePort } from '../ports.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** A free port. */
export const freePort = chooseFreePort;

/** A running launcher; disposing of it ends it by SIGTERM. */
export interface Launcher extends AsyncDisposable {
  readonly port: number;
  readonly sandboxPort: number;
  readonly process: ChildProcess;
  /** Its output so far, both streams. */
  readonly output: () => string;
  /** Resolves with the exit code; null after a signal. */
  readonly ended: Promise<number | null>;
  /** Resolves when the portal runs. @throws Error with its output if it exits before */
  readonly ready: Promise<void>;
}

/**
 * Starts the launcher on free ports.
 *
 * @param dataFolder its data folder
 * @param environment further environment variables
 * @param command the script of the launcher, for example of another checkout, and its arguments
 */
export async function launch(
  dataFolder: string,
  environment: Readonly<Record<string, string>> = {},
  command: readonly string[] = [MAIN],
): Promise<Launcher> {
  const port = Number(environment['PORT'] ?? (await freePort()));
  const sandboxPort = Number(environment['SANDBOX_PORT'] ?? (await freePort()));
  const child = spawn(process.execPath, command, {
    env: {
      ...process.env,
      PORTAL_DEMO_PARCELS: '600',
      PORTAL_DATA: dataFolder,
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const ready = new Promise<void>((resolve, reject) => {
    const onOutput = (chunk: Buffer): void => {
      output += chunk.toString();
      if (output.includes('End with Ctrl-C')) resolve();
    };
    child.stdout.on('data', onOutput);
    child.stderr.on('data', onOutput);
    void ended.then(() => reject(new Error(`It exited before it was ready:\n${output}`)));
  });
  // Prevents an unhandled rejection in tests that expect an early exit.
  ready.catch(() => undefined);
  return {
    port,
    sandboxPort,
    process: child,
    output: () => output,
    ended,
    ready,
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** The process ids of all descendants of a process. */
export function descendantsOf(pid: number): number[] {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((candidate) => {
      try {
        const stat = readFileSync(`/proc/${candidate}/stat`, 'utf8');
        return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === pid;
      } catch {
        return false;
      }
    });
  return children.flatMap((child) => [child, ...descendantsOf(child)]);
}

/** Whether a process exists. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
