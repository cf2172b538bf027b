import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type PostgresServer,
  startPostgres,
} from '../../apps/backend/src/testing/postgres-server.ts';
import { buildPortal } from '../../apps/start/src/portal-build.ts';
import { startService } from '../../apps/start/src/service.ts';
import { serviceEnvironment } from '../../apps/start/src/settings.ts';
import { freePort } from '../../apps/start/src/testing/launcher.ts';
import { bundleServer } from '../bundle.ts';

const ROOT = join(import.meta.dirname, '../..');
const MAXIMUM_BYTES = 80_000_000;

const folder = mkdtempSync(join(tmpdir(), 'portal-bundle-'));
const bundle = join(folder, 'server');
const cleanUps: (() => Promise<void>)[] = [];
let postgres: PostgresServer;
let sandboxPort: number;

beforeAll(async () => {
  await buildPortal(ROOT);
  await bundleServer(ROOT, bundle);
  postgres = await startPostgres({ durable: false });
  cleanUps.push(() => postgres.remove());
  sandboxPort = await freePort();
  const sandbox = await start('sandbox', join(ROOT, 'apps/sandbox/src/server.ts'), sandboxPort, '');
  cleanUps.push(() => sandbox.stop());
});

afterAll(async () => {
  for (const cleanUp of cleanUps.toReversed()) await cleanUp();
  rmSync(folder, { recursive: true, force: true });
});

/** Secrets are the same for all services of this file. */
const SECRETS = Object.fromEntries(
  [
    'IDENTITY_CLIENT_SECRET',
    'PAYMENT_TOKEN',
    'PAYMENT_SIGNING_KEY',
    'CADASTRE_TOKEN',
    'DESK_TOKEN',
    'POSTBOX_TOKEN',
    'ACCOUNTING_TOKEN',
    'CADASTRE_PASSWORD',
    'ACCOUNTING_PASSWORD',
    'DESK_PASSWORD',
    'MONITORING_PASSWORD',
  ].map((name) => [name, `test-${name}`]),
);

function environmentOf(name: string, port: number, databaseUrl: string) {
  const dataFolder = join(folder, `${name}-${port}`);
  mkdirSync(join(dataFolder, 'logs'), { recursive: true });
  const settings = {
    port,
    sandboxPort,
    dataFolder,
    portalOrigin: `http://localhost:${port}`,
    sandboxOrigin: `http://localhost:${sandboxPort}`,
  };
  const env = {
    ...serviceEnvironment(settings, SECRETS, ROOT),
    PATH: process.env['PATH'],
    PORTAL_DEMO_PARCELS: '600',
    PORTAL_STATIC: join(bundle, 'portal'),
    DATABASE_URL: databaseUrl,
  };
  return { env, dataFolder };
}

async function start(name: string, script: string, port: number, databaseUrl: string) {
  const { env, dataFolder } = environmentOf(name, port, databaseUrl);
  return startService(name, script, env, dataFolder, () => undefined);
}

/** Starts the bundled server. @returns its origin, and a function that ends it */
async function startBundle(databaseUrl: string) {
  const port = await freePort();
  const server = await start('server', join(bundle, 'server.js'), port, databaseUrl);
  return { origin: `http://localhost:${port}`, stop: () => server.stop() };
}

function bytesOf(path: string): number {
  if (!statSync(path).isDirectory()) return statSync(path).size;
  return readdirSync(path).reduce((sum, name) => sum + bytesOf(join(path, name)), 0);
}

/** The status of each part of a running portal, by path. */
async function statuses(origin: string): Promise<Record<string, number>> {
  const paths = ['/', '/api/health', '/api/docs', '/api/categories', '/third-party-notices.txt'];
  const entries = paths.map(async (path) => [path, (await fetch(`${origin}${path}`)).status]);
  return Object.fromEntries(await Promise.all(entries));
}

const ALL_ANSWER = {
  '/': 200,
  '/api/health': 200,
  '/api/docs': 200,
  '/api/categories': 200,
  '/third-party-notices.txt': 200,
};

describe('the bundled server (STATE-8)', () => {
  it('is smaller than 80 MB and contains the licences of its packages', () => {
    expect(bytesOf(bundle)).toBeLessThan(MAXIMUM_BYTES);
    expect(readdirSync(bundle)).toEqual(
      expect.arrayContaining(['LICENSE', 'server.js', 'third-party-notices.txt']),
    );
  });

  it('serves the portal from two processes over one PostgreSQL, and again after a restart', async () => {
    const servers = await Promise.all([startBundle(postgres.url), startBundle(postgres.url)]);
    for (const { origin } of servers) expect(await statuses(origin)).toEqual(ALL_ANSWER);
    await Promise.all(servers.map(({ stop }) => stop()));
    const { origin, stop } = await startBundle(postgres.url);
    expect(await statuses(origin)).toEqual(ALL_ANSWER);
    await stop();
  });

  it('serves the portal with the embedded database', async () => {
    const { origin, stop } = await startBundle('');
    expect(await statuses(origin)).toEqual(ALL_ANSWER);
    await stop();
  });

  it('has the command for the data of a person (BIG-9)', async () => {
    const { stop } = await startBundle(postgres.url);
    const { env } = environmentOf('person', await freePort(), postgres.url);
    const script = join(bundle, 'person.js');
    const run = promisify(execFile)(process.execPath, [script, 'export', 'AAAA-BBBB-CCCC'], {
      env,
    });
    await expect(run).rejects.toMatchObject({ code: 1, stdout: '', stderr: 'NOT_FOUND\n' });
    await stop();
  });

  it('names its version and commit (OPS-9)', async () => {
    const { origin, stop } = await startBundle(postgres.url);
    const health = await (await fetch(`${origin}/api/health`)).json();
    expect(health).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      commit: expect.stringMatching(/^[0-9a-f]{40}$/),
    });
    await stop();
  });

  it.each(['server.js', 'person.js'])(
    'says which Node it needs when it is started with an older one: %s (OPS-9)',
    async (file) => {
      const older = `data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'20.1.0'}})`;
      const run = promisify(execFile)(process.execPath, ['--import', older, join(bundle, file)]);
      await expect(run).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/^The portal needs Node 22 or newer, but this is v\d+/),
      });
    },
  );

  it('reports a missing setting in one sentence', async () => {
    const dataFolder = join(folder, 'incomplete');
    mkdirSync(join(dataFolder, 'logs'), { recursive: true });
    const script = join(bundle, 'server.js');
    const starting = startService(
      'server',
      script,
      { PATH: process.env['PATH'] },
      dataFolder,
      () => undefined,
    );
    await expect(starting).rejects.toThrow(/^PORTAL_DATA is not set\.$/);
  });
});
