import { spawn, spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

/** How a program ended. */
interface Outcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface Options {
  readonly cwd?: string;
  /** Shows its output instead of collecting it. */
  readonly isShown?: boolean;
  /** It is ended after so many ms. */
  readonly timeoutMs?: number;
}

/** Podman's own format of images has no health check. */
const ENVIRONMENT = { ...process.env, BUILDAH_FORMAT: 'docker' };

/** Runs a program to its end. */
export async function outcomeOf(
  [program = '', ...args]: readonly string[],
  { cwd, isShown = false, timeoutMs }: Options = {},
): Promise<Outcome> {
  const child = spawn(program, args, {
    cwd,
    timeout: timeoutMs,
    env: ENVIRONMENT,
    stdio: ['ignore', isShown ? 'inherit' : 'pipe', isShown ? 'inherit' : 'pipe'],
  });
  let [stdout, stderr] = ['', ''];
  child.stdout?.on('data', (piece: Buffer) => void (stdout += piece.toString()));
  child.stderr?.on('data', (piece: Buffer) => void (stderr += piece.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  return { code, stdout, stderr };
}

/** The output of a program. @throws Error with it unless the program ends with 0 */
export async function outputOf(command: readonly string[], options?: Options): Promise<string> {
  const { code, stdout, stderr } = await outcomeOf(command, options);
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}:\n${stdout}${stderr}`);
  return stdout.trim();
}

const works = ([program = '', ...args]: readonly string[]): boolean =>
  spawnSync(program, args, { stdio: 'ignore', env: ENVIRONMENT }).status === 0;

/** A program that runs containers. */
export type Runtime = 'docker' | 'podman';

/** The first runtime that works here; null if there is none. */
export function findRuntime(): Runtime | null {
  return (['docker', 'podman'] as const).find((program) => works([program, 'info'])) ?? null;
}

const COMPOSE: Readonly<Record<Runtime, readonly (readonly string[])[]>> = {
  docker: [['docker', 'compose'], ['docker-compose']],
  podman: [['podman-compose'], ['podman', 'compose']],
};

/** The command of a runtime that reads compose files; null if there is none. */
export function findCompose(runtime: Runtime): readonly string[] | null {
  return COMPOSE[runtime].find((command) => works([...command, 'version'])) ?? null;
}

/** Whether the health check of a container succeeds. */
async function isHealthy(runtime: Runtime, container: string): Promise<boolean> {
  if (runtime === 'podman') {
    return (await outcomeOf(['podman', 'healthcheck', 'run', container])).code === 0;
  }
  const format = '{{.State.Health.Status}}';
  return (await outputOf(['docker', 'inspect', '--format', format, container])) === 'healthy';
}

/**
 * Repeats the health checks of containers that have a label, until the signal. Docker does so by itself; Podman needs timers of
 * systemd, which not every machine has.
 */
export async function repeatHealthChecks(
  runtime: Runtime,
  label: string,
  signal: AbortSignal,
): Promise<void> {
  if (runtime !== 'podman') return;
  while (!signal.aborted) {
    const { stdout } = await outcomeOf(['podman', 'ps', '--quiet', '--filter', `label=${label}`]);
    for (const container of stdout.split('\n').filter(Boolean)) {
      await outcomeOf(['podman', 'healthcheck', 'run', container]);
    }
    await pause(2000, undefined, { signal }).catch(() => undefined);
  }
}

/** The first start of a busy computer creates a database. */
const WAIT_MS = 180_000;

/** Repeats a check until it succeeds. @throws Error that names it, after three minutes */
export async function waitUntil(what: string, isDone: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + WAIT_MS;
  while (!(await isDone())) {
    if (performance.now() > end) throw new Error(`Not after ${WAIT_MS / 1000} s: ${what}.`);
    await pause(500);
  }
}

/** Waits until the health check of a container succeeds. @throws Error with its log when it does not */
export async function waitUntilHealthy(runtime: Runtime, container: string): Promise<void> {
  try {
    await waitUntil('the container is healthy', () => isHealthy(runtime, container));
  } catch (error) {
    const { stdout, stderr } = await outcomeOf([runtime, 'logs', '--tail', '20', container]);
    throw new Error(`${String(error)}\n${stdout}${stderr}`, { cause: error });
  }
}
