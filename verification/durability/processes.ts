import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync, readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

function freePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer().listen(0, 'localhost', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => found(port));
    });
  });
}

/** Starts a service and waits until it says that it is ready. */
async function startService(app: string, env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const child = fork(join(ROOT, 'apps', app, 'src/server.ts'), [], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let words = '';
  child.stderr?.on('data', (piece: Buffer) => (words += piece.toString()));
  await new Promise<void>((ready, failed) => {
    child.on('message', (message: { type?: string }) => message.type === 'ready' && ready());
    child.once('exit', () => failed(new Error(`The ${app} ended: ${words.slice(0, 2000)}`)));
  });
  return child;
}

async function stopService(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

const secret = (): string => randomBytes(24).toString('hex');

/** The real processes on ports of their own: the stand-ins, and a backend over the embedded store that can be killed. */
export async function startProcesses() {
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const folder = mkdtempSync(join(tmpdir(), 'portal-kill-'));
  const origin = `http://localhost:${port}`;
  const sandboxOrigin = `http://localhost:${sandboxPort}`;
  const systems = ['PAYMENT', 'CADASTRE', 'DESK', 'POSTBOX'];
  const config = JSON.parse(readFileSync(join(ROOT, 'apps/portal/portal.config.json'), 'utf8'));
  const configFile = join(folder, 'portal.config.json');
  // Whatever hangs is looked after within seconds or a minute instead of hours and days.
  const lifecycle = { hoursToDispatch: 0.01, openPaymentHours: 0.5 };
  writeFileSync(configFile, JSON.stringify({ ...config, lifecycle }));
  const env: NodeJS.ProcessEnv = {
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    PORTAL_ORIGIN: origin,
    PORTAL_DATA: folder,
    PORTAL_CONFIG: configFile,
    PORTAL_DEMO_PARCELS: '600',
    DATABASE_URL: '',
    IDENTITY_ISSUER: `${sandboxOrigin}/identity`,
    IDENTITY_CLIENT_ID: 'portal',
    IDENTITY_CLIENT_SECRET: secret(),
    PAYMENT_SIGNING_KEY: secret(),
    INTEGRATION_USER: 'authority',
    INTEGRATION_PASSWORD: secret(),
    ...Object.fromEntries(
      systems.flatMap((name) => [
        [`${name}_URL`, sandboxOrigin],
        [`${name}_TOKEN`, secret()],
      ]),
    ),
  };
  const sandbox = await startService('sandbox', env);
  let backend = await startService('backend', env);
  return {
    origin,
    sandboxOrigin,
    /** Kills the backend without a warning and starts it again. */
    kill: async (): Promise<void> => {
      await stopService(backend, 'SIGKILL');
      backend = await startService('backend', env);
    },
    /** Asks the backend to end. @returns its exit code; null when it had to be killed after so many ms */
    end: async (patienceMs: number): Promise<number | null> => {
      const impatience = setTimeout(() => backend.kill('SIGKILL'), patienceMs);
      await stopService(backend, 'SIGTERM');
      clearTimeout(impatience);
      return backend.exitCode;
    },
    stop: async (): Promise<void> => {
      await stopService(backend, 'SIGKILL');
      await stopService(sandbox, 'SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The running whole. */
export type Processes = Awaited<ReturnType<typeof startProcesses>>;
