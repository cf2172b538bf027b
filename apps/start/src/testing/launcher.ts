import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** A port that is free right now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (typeof address === 'object' && address) resolve(address.port);
        else reject(new Error('No free port.'));
      });
    });
  });
}

/** A launcher that runs, as somebody at a terminal has it before them. */
export interface Launcher {
  readonly port: number;
  readonly sandboxPort: number;
  readonly process: ChildProcess;
  /** What it has said so far, both streams. */
  readonly words: () => string;
  /** Resolves with the exit code, null when a signal ended it. */
  readonly ended: Promise<number | null>;
  /** Resolves when the portal runs. @throws Error with the launcher's words when it ends before */
  readonly ready: Promise<void>;
}

/**
 * Starts the real launcher on free ports.
 *
 * @param dataFolder where it keeps everything
 * @param environment what else is set, e.g. a port that is not free
 */
export async function launch(
  dataFolder: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<Launcher> {
  const port = Number(environment['PORT'] ?? (await freePort()));
  const sandboxPort = Number(environment['SANDBOX_PORT'] ?? (await freePort()));
  const child = spawn(process.execPath, [MAIN], {
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
  let said = '';
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const ready = new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      said += chunk.toString();
      if (said.includes('End with Ctrl-C')) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void ended.then(() => reject(new Error(`It ended before it was ready:\n${said}`)));
  });
  // A launcher that is meant to end early has nobody waiting for it to be ready.
  ready.catch(() => undefined);
  return { port, sandboxPort, process: child, words: () => said, ended, ready };
}

/** The processes that a process has started, and theirs. */
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

/** Whether a process is there. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
