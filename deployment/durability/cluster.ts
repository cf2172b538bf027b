import type { ChildProcess } from 'node:child_process';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../../apps/backend/src/testing/postgres-server.ts';
import { serviceEnvironment } from '../../apps/start/src/settings.ts';
import { freePort } from '../../apps/start/src/testing/launcher.ts';
import { startService, stopService } from './processes.ts';
import { writeStatePack } from '../../tools/support/state-pack.ts';
import { startRoundRobin } from './round-robin.ts';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** Settings of a cluster. */
export interface ClusterOptions {
  /** Folder of the embedded database and of the configuration. */
  readonly dataFolder: string;
  /** Number of backends; without a PostgreSQL there can be one only. */
  readonly backends: number;
  /** Whether to start a PostgreSQL with a temporary database; else the backend uses the embedded database. */
  readonly hasServer: boolean;
  /** Port of the proxy; a free one by default. */
  readonly port?: number;
  readonly sandboxPort?: number;
  /** The address of the database for each backend, in place of the server and of the embedded database. */
  readonly databaseUrls?: readonly string[];
  /** Members that replace those of the configuration of the demo state. */
  readonly configuration?: object;
  /** Variables that replace those of the launcher. */
  readonly env?: Readonly<Record<string, string>>;
  /** Receives what is being started. */
  readonly report?: (text: string) => void;
}

/** Starts a sandbox, backends and a proxy that distributes requests over them, on this machine. */
export async function startCluster(options: ClusterOptions) {
  const { dataFolder, backends: count, report = () => undefined } = options;
  const port = options.port ?? (await freePort());
  const sandboxPort = options.sandboxPort ?? (await freePort());
  const origin = `http://localhost:${port}`;
  const sandboxOrigin = `http://localhost:${sandboxPort}`;
  report('Start the database');
  const server = options.hasServer ? await startPostgres() : null;
  const env = serviceEnvironment(
    { port, sandboxPort, dataFolder, portalOrigin: origin, sandboxOrigin },
    {
      PORTAL_STATE: writeStatePack(join(dataFolder, 'state'), options.configuration),
      DATABASE_URL: server?.url ?? '',
      PORTAL_STATIC: '',
      ...options.env,
    },
    ROOT,
  );
  report('Start the sandbox');
  const sandbox = await startService('sandbox', env);
  const ports: number[] = [];
  while (ports.length < count) ports.push(await freePort());
  const startBackend = (index: number): Promise<ChildProcess> => {
    const url = options.databaseUrls?.[index];
    return startService('backend', {
      ...env,
      PORT: String(ports[index]),
      ...(url === undefined ? {} : { DATABASE_URL: url }),
    });
  };
  const backends: ChildProcess[] = [];
  for (let index = 0; index < count; index += 1) {
    report(`Start backend ${index + 1} of ${count}`);
    backends.push(await startBackend(index));
  }
  const proxy = await startRoundRobin(port, ports);
  return {
    origin,
    sandboxOrigin,
    server,
    /** Ports of the backends, in the order of their numbers. */
    ports,
    /** Process ids of the backends, in the order of their numbers. */
    pids: (): readonly number[] => backends.flatMap(({ pid }) => pid ?? []),
    /** Stops the sandbox, as if login, cadastre and payment did not answer (SIGSTOP), or lets it go on. */
    suspendSandbox: (isSuspended: boolean): void => {
      sandbox.kill(isSuspended ? 'SIGSTOP' : 'SIGCONT');
    },
    /** Kills a backend (SIGKILL) and starts it again. */
    killBackend: async (index: number): Promise<void> => {
      const child = backends[index];
      if (child) await stopService(child, 'SIGKILL');
      backends[index] = await startBackend(index);
    },
    /** Ends a backend by SIGTERM. @returns its exit code; null when it had to be killed after the time-out */
    endBackend: async (index: number, timeoutMs: number): Promise<number | null> => {
      const child = backends[index];
      if (!child) return null;
      const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
      await stopService(child, 'SIGTERM');
      clearTimeout(timer);
      return child.exitCode;
    },
    stop: async (): Promise<void> => {
      await proxy.close();
      await Promise.all(backends.map((child) => stopService(child, 'SIGTERM')));
      await stopService(sandbox, 'SIGTERM');
      await server?.remove();
    },
  };
}
