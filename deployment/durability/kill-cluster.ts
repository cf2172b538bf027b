import { temporaryFolder } from '../../tools/support/temporary-folder.ts';
import { startCluster } from './cluster.ts';
import type { KillTarget } from './kill-target.ts';

/** Jobs that take over after hours or days do so within seconds or a minute. */
const lifecycle = { hoursToDispatch: 0.01, openPaymentHours: 0.5 };

/** Starts a cluster whose parts can be killed; without a PostgreSQL server, one backend over the embedded database. */
export async function startKillTarget({ hasServer }: { readonly hasServer: boolean }) {
  const folder = temporaryFolder('kill');
  const backends = hasServer ? 2 : 1;
  const cluster = await startCluster({
    dataFolder: folder.path,
    backends,
    hasServer,
    configuration: { lifecycle },
    // All orders are of one person.
    env: {
      PORTAL_DEMO_PARCELS: '600',
      DRAIN_SECONDS: '2',
      RATE_LIMIT_ORDER: '1000000',
      RATE_LIMIT_PAYMENT: '1000000',
    },
  });
  const { server } = cluster;
  const target: KillTarget = {
    origin: cluster.origin,
    sandboxOrigin: cluster.sandboxOrigin,
    killPart: async () => {
      const index = Math.floor(Math.random() * (server ? backends + 1 : backends));
      if (server && index === backends) {
        await server.crash();
        await server.start();
        return 'database';
      }
      await cluster.killBackend(index);
      return 'backend';
    },
  };
  return {
    target,
    cluster,
    stop: async (): Promise<void> => {
      await cluster.stop();
      folder[Symbol.dispose]();
    },
  };
}
