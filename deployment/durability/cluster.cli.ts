import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPortal } from '../../apps/start/src/portal-build.ts';
import { prepareDataFolder, readSettings } from '../../apps/start/src/settings.ts';
import { startCluster } from './cluster.ts';

/*
 * `pnpm start:cluster`: the portal as it runs in production, on one machine: two backends behind a proxy, over a
 * PostgreSQL, whose data are deleted at the end. Takes the variables of `pnpm start`.
 */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PORTAL_DATA = process.env.PORTAL_DATA || join(ROOT, '.portal-data/cluster');
const settings = readSettings({ ...process.env, PORTAL_DATA }, ROOT);
prepareDataFolder(settings.dataFolder);
const report = (text: string): void => console.log(`  · ${text} …`);
report('Build the portal');
await buildPortal(ROOT.replace(/\/$/, ''));
const cluster = await startCluster({
  ...settings,
  backends: 2,
  hasServer: true,
  env: {
    PORTAL_STATIC: join(ROOT, 'apps/portal/dist'),
    PORTAL_DEMO_PARCELS: process.env.PORTAL_DEMO_PARCELS || '3000',
  },
  report,
});
console.log(`
Liegenschaftskataster online runs at ${cluster.origin}

  Proxy         distributes requests over the backends with the process ids ${cluster.pids().join(' and ')}
  PostgreSQL    ${cluster.server?.url ?? ''}
  Sandbox       ${cluster.sandboxOrigin}

End with Ctrl-C.
`);

let isEnding = false;
async function end(): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  await cluster.stop();
  process.exit(0);
}
process.on('SIGINT', () => void end());
process.on('SIGTERM', () => void end());
