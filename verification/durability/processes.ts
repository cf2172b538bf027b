import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serviceEnvironment } from '../../apps/start/src/settings.ts';
import { freePort } from '../../apps/start/src/testing/launcher.ts';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** Starts a service and waits until it is ready. */
async function startService(app: string, env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const child = fork(join(ROOT, 'apps', app, 'src/server.ts'), [], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let output = '';
  child.stderr?.on('data', (piece: Buffer) => (output += piece.toString()));
  await new Promise<void>((ready, failed) => {
    child.on('message', (message: { type?: string }) => message.type === 'ready' && ready());
    child.once('exit', () => failed(new Error(`The ${app} ended: ${output.slice(0, 2000)}`)));
  });
  return child;
}

async function stopService(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

/** Sandbox and backend on free ports; the backend, over the embedded store, can be killed and restarted. */
export async function startProcesses() {
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const dataFolder = mkdtempSync(join(tmpdir(), 'portal-kill-'));
  const origin = `http://localhost:${port}`;
  const sandboxOrigin = `http://localhost:${sandboxPort}`;
  const config = JSON.parse(readFileSync(join(ROOT, 'apps/portal/portal.config.json'), 'utf8'));
  const configFile = join(dataFolder, 'portal.config.json');
  // Jobs that take over after hours or days do so within seconds or a minute.
  const lifecycle = { hoursToDispatch: 0.01, openPaymentHours: 0.5 };
  writeFileSync(configFile, JSON.stringify({ ...config, lifecycle }));
  const settings = { port, sandboxPort, dataFolder, portalOrigin: origin, sandboxOrigin };
  const own = {
    PORTAL_CONFIG: configFile,
    PORTAL_DEMO_PARCELS: '600',
    DATABASE_URL: '',
    PORTAL_STATIC: '',
  };
  const env = serviceEnvironment(settings, own, ROOT);
  const sandbox = await startService('sandbox', env);
  let backend = await startService('backend', env);
  return {
    origin,
    sandboxOrigin,
    /** Kills the backend (SIGKILL) and starts it again. */
    kill: async (): Promise<void> => {
      await stopService(backend, 'SIGKILL');
      backend = await startService('backend', env);
    },
    /** Ends the backend by SIGTERM. @returns its exit code; null when it had to be killed after the time-out */
    end: async (timeoutMs: number): Promise<number | null> => {
      const timer = setTimeout(() => backend.kill('SIGKILL'), timeoutMs);
      await stopService(backend, 'SIGTERM');
      clearTimeout(timer);
      return backend.exitCode;
    },
    stop: async (): Promise<void> => {
      await stopService(backend, 'SIGKILL');
      await stopService(sandbox, 'SIGKILL');
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

/** The running sandbox and backend. */
export type Processes = Awaited<ReturnType<typeof startProcesses>>;
