import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '../../durability/cluster.ts';
import { step } from '../steps.ts';
import { postgresPrograms } from '../system-postgres.ts';
import { startCitizens } from './citizens.ts';
import { startDatabaseCluster, until } from './database-cluster.ts';
import { FAULTS } from './faults.ts';
import { PORTAL_PORTS } from './files.ts';
import { startObserver } from './observer.ts';
import { backUp, makeMistake, recover } from './recovery.ts';
import { lineOf, printTable, type Row } from './table.ts';
import { startWayToDatabase } from './way-to-database.ts';

/*
 * `pnpm test:full cluster -- [part of the name of a fault]`: sets up docs/high-availability.md with the files of the page, and lets 20
 * citizens order while one part after another fails. One backend reaches the database through HAProxy, the other one through PgBouncer as
 * well. Needs root, ports 9350 to 9399, and Debian's packages.
 */

const CITIZENS = 20;

/** Connections of the backend that has no pooler (`DATABASE_CONNECTIONS`, and three), and of the pooler (`default_pool_size`). */
const BOUND = 20 + 3 + 20;

/** So many times the bound may be seen: a server that is busy notices late that a connection was closed and replaced. */
const TOLERANCE = 1.2;

/** A backend may say for so long that it is ready while nothing can be written, in ms: it looks every second, and the machine is busy. */
const READY_MS = 6000;

/** All files are delivered so long after the last order, in ms: one that was lost is requested again after ten minutes. */
const DELIVERY_MS = 900_000;

/** What takes over after hours does so within a minute. */
const LIFECYCLE = { openPaymentHours: 0.5 };

const PROGRAMS = {
  patroni: '/usr/bin/patroni',
  'python3-etcd': '/usr/lib/python3/dist-packages/etcd',
  'etcd-server': '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
};

const programs = postgresPrograms();
const missing = [
  ...(programs === null ? ['postgresql'] : []),
  ...Object.entries(PROGRAMS).flatMap(([name, file]) => (existsSync(file) ? [] : [name])),
];
if (programs === null || missing.length > 0 || process.getuid?.() !== 0) {
  const needed =
    missing.length > 0 ? `install ${missing.join(', ')} with apt-get` : 'run it as root';
  console.log(`The cluster is not checked: ${needed}.`);
  process.exit(1);
}

const [wanted = ''] = process.argv.slice(2);
const faults = FAULTS.filter(({ name }) => name.includes(wanted));

const folder = mkdtempSync(join(tmpdir(), 'portal-cluster-'));
chmodSync(folder, 0o755);
const cleanUps: (() => Promise<unknown>)[] = [];
const rows: Row[] = [];
const failed: string[] = [];
let passed = 0;
function expect(what: string, problem: string | null): void {
  if (problem === null) passed += 1;
  else failed.push(`${what}: ${problem}`);
}

try {
  const way = await startWayToDatabase(folder);
  cleanUps.push(way.remove);
  const database = await step('Three machines with etcd, Patroni and PostgreSQL', async () => {
    const started = await startDatabaseCluster(folder, programs);
    cleanUps.push(started.remove);
    return started;
  });
  await step('Back-up', () => backUp(database));
  const portal = await step('Two backends: through HAProxy, and through PgBouncer', async () => {
    const started = await startCluster({
      dataFolder: folder,
      backends: 2,
      hasServer: false,
      port: PORTAL_PORTS.portal,
      sandboxPort: PORTAL_PORTS.sandbox,
      databaseUrls: [way.urls.HAProxy, way.urls.PgBouncer],
      configuration: { lifecycle: LIFECYCLE },
      env: { PORTAL_DEMO_PARCELS: '600', RATE_LIMIT_LOGIN: '1000', RATE_LIMIT_ORDER: '1000' },
    });
    cleanUps.push(started.stop);
    return started;
  });
  const [direct = 0, pooled = 0] = portal.ports;
  const observer = await startObserver({
    ways: {
      HAProxy: { databaseUrl: way.urls.HAProxy, origin: `http://localhost:${direct}` },
      PgBouncer: { databaseUrl: way.urls.PgBouncer, origin: `http://localhost:${pooled}` },
    },
    addresses: database.machines.map(({ address }) => address),
  });
  cleanUps.push(observer.stop);
  const citizens = await step(`${CITIZENS} citizens order`, async () => {
    const started = await startCitizens(portal, CITIZENS, AbortSignal.timeout(3_600_000));
    await until('orders are confirmed', () => started.count() > CITIZENS);
    await until('both backends are ready', observer.isWhole);
    return started;
  });
  cleanUps.push(citizens.stop);

  for (const fault of faults) {
    const since = performance.now();
    observer.takeMostConnections();
    await step(fault.name, async () => {
      await fault.happen({ database, way, providers: { suspend: portal.suspendSandbox } });
      await database.untilWhole();
      await until('both backends are ready', observer.isWhole);
    });
    const seconds = (performance.now() - since) / 1000;
    const { confirmed, missing: lost } = await citizens.lookUp(since);
    const row: Row = {
      fault: fault.name,
      seconds,
      confirmed,
      missing: lost.length,
      ways: observer.report(since),
      connections: observer.takeMostConnections(),
    };
    rows.push(row);
    console.log(lineOf(row));
    expect(`${fault.name}, confirmed orders`, confirmed > 0 ? null : 'none');
    expect(`${fault.name}, missing`, lost.length === 0 ? null : lost.join(', '));
    expect(
      `${fault.name}, connections`,
      row.connections <= TOLERANCE * BOUND ? null : `${row.connections} of ${BOUND}`,
    );
    for (const { way: name, readyMs } of row.ways) {
      const problem = `${readyMs.toFixed(0)} ms while nothing could be written; at most ${READY_MS}`;
      expect(`${fault.name}, ready through ${name}`, readyMs <= READY_MS ? null : problem);
    }
  }
  await step('Extracts', async () => {
    await citizens.stop();
    for (const failure of citizens.failures()) expect('citizen', failure);
    const since = performance.now();
    const { problems, repeated } = await citizens.awaitDelivery(DELIVERY_MS);
    const seconds = ((performance.now() - since) / 1000).toFixed(0);
    expect('each order is paid once and delivered', problems.join('; ') || null);
    console.log(
      `  ${citizens.count()} orders, ${repeated} of them paid in a second attempt; all files after ${seconds} s, at most ${DELIVERY_MS / 1000}`,
    );
  });
  await step('Recovery to a time before a mistake', async () => {
    await observer.stop();
    await recover(database, await makeMistake(database));
    const { missing: lost } = await citizens.lookUp(0);
    expect('missing after the recovery', lost.join(', ') || null);
  });
} catch (error) {
  failed.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
} finally {
  for (const cleanUp of cleanUps.toReversed()) await cleanUp().catch(console.error);
}
printTable(rows, BOUND, READY_MS / 1000);
if (failed.length > 0) {
  console.log(`\nFailed, with logs in ${folder}:\n${failed.map((one) => `  ${one}`).join('\n')}`);
} else rmSync(folder, { recursive: true, force: true });
console.log(`\n${passed} passed, ${failed.length} failed`);
process.exit(failed.length > 0 ? 1 : 0);
