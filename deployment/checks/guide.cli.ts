import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPortal } from '../../apps/start/src/portal-build.ts';
import { freePort } from '../../apps/start/src/testing/launcher.ts';
import { bundleServer } from '../bundle.ts';
import {
  type Customer,
  download,
  openCustomer,
  orderExtract,
} from '../durability/order-journeys.ts';
import { startService, stopService } from '../durability/processes.ts';
import { type Certificate, createCertificate } from './certificate.ts';
import { exampleSettings, toFile } from './example-settings.ts';
import { freshMachine } from './fresh-machine.ts';
import { assignmentsOf, blocksOf, commandsOf } from './guide.ts';
import { lastRelease } from './last-release.ts';
import { openOrders, orderUntil } from './open-orders.ts';
import { askUntil } from './page-requests.ts';
import { check, step } from './steps.ts';
import { missingPackages, startWebServer, WEB_SERVERS } from './web-servers.ts';
import { postgresPrograms, startSystemPostgres } from './system-postgres.ts';
import { beginLogins, checkWaiting, countJobs } from './upgrade.ts';

/*
 * `pnpm test:full guide`: follows docs/deploying.md without containers. The commands, the settings and the unit are read from the
 * page; folders and ports of this machine take the place of those of the page. The portal that is upgraded is the last release (SAFE-4).
 */

const ROOT = join(import.meta.dirname, '../..');
const DATABASE_PASSWORD = 'portal-password';

const programs = postgresPrograms();
const missing = [...(programs === null ? ['postgresql'] : []), ...missingPackages()];
if (programs === null || missing.length > 0) {
  console.log(`The guide is not checked: install ${missing.join(', ')} with apt-get.`);
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'portal-guide-'));
execFileSync('chmod', ['755', folder]);
const cleanUps: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];

/** A reverse proxy with TLS that sends requests to the ports in turn, which may change, and skips one that does not answer. */
async function startProxy(certificate: Certificate, port: number, ports: readonly number[]) {
  let next = 0;
  const tls = { key: readFileSync(certificate.key), cert: readFileSync(certificate.file) };
  const server = createServer(tls, (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => void chunks.push(chunk));
    incoming.on('end', () => {
      const send = (attempt: number): void => {
        const target = ports[next++ % ports.length];
        const headers = { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress };
        const sent = request(
          { host: '127.0.0.1', port: target, method: incoming.method, path: incoming.url, headers },
          (answer) => {
            outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
            answer.pipe(outgoing);
          },
        );
        sent.once('error', () => {
          if (attempt < ports.length) send(attempt + 1);
          else outgoing.writeHead(502).end();
        });
        sent.end(Buffer.concat(chunks));
      };
      send(1);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  return () => {
    server.closeAllConnections();
    server.close();
  };
}

async function statusOf({ call }: Customer, number: string): Promise<number> {
  const answer = await call('GET', `/authenticated-customer/orders/${number}`);
  await answer.body?.cancel();
  return answer.status;
}

async function follow(bin: string): Promise<void> {
  const [proxyPort, sandboxPort, databasePort] = [
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  const ports = { 8081: await freePort(), 8082: await freePort() };
  const portsOfSecond = { 8081: await freePort(), 8082: await freePort() };
  const [origin, sandboxOrigin] = [
    `https://localhost:${proxyPort}`,
    `http://localhost:${sandboxPort}`,
  ];
  const [settingsBlock = '', unit = ''] = blocksOf('Without containers', 'ini');

  const release = await step('The last release is made', () => lastRelease());
  const bundle = await step('The bundle is made', async () => {
    await buildPortal(ROOT);
    await bundleServer(ROOT, join(folder, 'portal-server'));
    return join(folder, 'portal-server');
  });

  const postgres = await startSystemPostgres(bin, join(folder, 'postgres'), databasePort);
  cleanUps.push(postgres.stop);
  const env = { ...postgres.env, PATH: `${bin}:${process.env['PATH']}`, LC_ALL: 'C.UTF-8' };
  const first = freshMachine({ root: join(folder, 'first'), env, ports, unit });
  const second = freshMachine({ root: join(folder, 'second'), env, ports: portsOfSecond, unit });
  cleanUps.push(first.stop, second.stop);

  const machines = [first, second];
  const deliver = (version: string): void => {
    for (const { root } of machines) {
      rmSync(join(root, 'portal-server'), { recursive: true, force: true });
      cpSync(version, join(root, 'portal-server'), { recursive: true });
    }
  };
  deliver(release.bundle);

  const typed = `${DATABASE_PASSWORD}\n${DATABASE_PASSWORD}\n`;
  const [createUser = '', createDatabase = '', ...further] = commandsOf('Without containers');
  const start = further.at(-1) ?? '';
  const install = further.slice(0, -1);
  await first.run(createUser, typed);
  await first.run(createDatabase);
  for (const command of install) await first.run(command);

  const certificate = createCertificate(folder);
  const example = exampleSettings(sandboxOrigin, release.settings);
  const settingsOf = (machine: typeof first): Record<string, string> => ({
    ...example,
    ...assignmentsOf(machine.here(settingsBlock)),
    PORTAL_ORIGIN: origin,
    RATE_LIMIT_LOGIN: '600',
    DATABASE_URL: (assignmentsOf(settingsBlock)['DATABASE_URL'] ?? '')
      .replace('<password>', DATABASE_PASSWORD)
      .replace('5432', String(databasePort)),
  });
  for (const machine of machines) {
    cpSync(join(release.packs, 'lindenmark'), join(machine.root, 'etc/portal-state'), {
      recursive: true,
    });
    writeFileSync(machine.settingsFile, toFile(settingsOf(machine)));
  }
  const sandbox = await startService('sandbox', {
    ...example,
    PORTAL_ORIGIN: origin,
    SANDBOX_PORT: String(sandboxPort),
    PORTAL_DEMO_PARCELS: '600',
    PORTAL_DATA: join(folder, 'sandbox'),
    NODE_EXTRA_CA_CERTS: certificate.file,
  });
  cleanUps.push(() => stopService(sandbox, 'SIGTERM'));

  const [, waits = ''] = commandsOf('Roll-back').slice(1);
  await step('The printed commands wait for a process that is not ready, for a limited time', () =>
    checkWaiting(waits, ports[8081], (command) => first.run(command)),
  );
  await step('First start: two processes over a new database', () => first.run(start));
  const all = [...Object.values(ports), ...Object.values(portsOfSecond)];
  const reached = [...all];
  /** Lets all requests to the proxy reach these processes only. */
  const reach = (some: readonly number[]): void => void reached.splice(0, Infinity, ...some);
  cleanUps.push(await startProxy(certificate, proxyPort, reached));

  const target = { origin, sandboxOrigin };
  const customer = await openCustomer(origin, AbortSignal.timeout(1_800_000));
  const page = await fetch(`${origin}/`);
  await page.body?.cancel();
  const cookies = page.headers.getSetCookie();
  check(cookies.length > 0, 'The first page sets no cookie.');
  check(
    cookies.every((cookie) => /; *Secure/i.test(cookie)),
    'A cookie is not Secure.',
  );
  check(
    customer.browser.cookie(origin, '__Host-portal_session') !== '',
    'The cookie of the session has another name.',
  );
  const kept = await step('TLS: an extract is ordered, paid and downloaded', () =>
    orderExtract(target, customer),
  );
  const file = await download(customer, kept);
  check(file !== null && file.subarray(0, 5).toString() === '%PDF-', 'The extract is no PDF.');

  await step('A second machine over the same database', async () => {
    for (const command of [...install, start]) await second.run(command);
  });

  const finishLogins = await beginLogins(origin);
  const waiting = [await openOrders(target, customer), await openOrders(target, customer)];
  const jobs = await countJobs(postgres.env);
  check(jobs.open > 0, 'No job waits.');
  console.log(`  ${jobs.open} jobs wait`);
  deliver(bundle);
  const untilStopped = new AbortController();
  const asking: Promise<{ name: string } & Awaited<ReturnType<typeof askUntil>>>[] = [];
  for (const server of WEB_SERVERS) {
    const place = { folder: join(folder, server.language), port: await freePort(), certificate };
    cleanUps.push(await startWebServer(server, { ...place, ports, hasPath: false }));
    const asked = askUntil(untilStopped.signal, place.port, new URL(origin).host);
    asking.push(asked.then((counts) => ({ name: server.name, ...counts })));
  }
  const ordered = orderUntil(untilStopped.signal, target, customer);
  // It is awaited at the end.
  ordered.catch(() => undefined);
  /** Logins begin at one machine and end at the other one, in both directions; orders that began before are completed. */
  const meanwhile = async (): Promise<void> => {
    for (const [from, to] of [
      [ports, portsOfSecond],
      [portsOfSecond, ports],
    ] as const) {
      reach(Object.values(from));
      const finish = await beginLogins(origin);
      reach(Object.values(to));
      await finish();
    }
    reach(all);
    await waiting.shift()?.();
    waiting.push(await openOrders(target, customer));
  };
  /** The first commands of a section prepare every machine; the second ones replace the processes of one after the other. */
  const replace = async (section: string): Promise<void> => {
    const [prepare = '', restart = ''] = blocksOf(section, 'sh');
    const run = async (machine: typeof first, block: string): Promise<void> => {
      for (const command of block.split('\n')) await machine.run(command);
    };
    for (const machine of machines) await run(machine, prepare);
    await run(first, restart);
    await step(`${section}: logins and orders between both versions`, meanwhile);
    await run(second, restart);
  };
  await step('Upgrade, one process after the other on both machines', () => replace('Upgrade'));
  await step('Logins that began before the upgrade are completed', finishLogins);
  await step('Roll-back', () => replace('Roll-back'));
  await step('Upgrade again', () => replace('Upgrade'));
  untilStopped.abort();
  for (const { name, sent, failed, known } of await Promise.all(asking)) {
    check(
      failed.length === 0,
      `${name}: ${failed.length} of ${sent} failed: ${failed.slice(0, 20).join(', ')}`,
    );
    console.log(
      `  ${name}: ${failed.length} of ${sent} requests failed, and ${known.length} as known`,
    );
  }
  console.log(`  ${await ordered} orders sent, paid and delivered meanwhile`);
  await step('Orders that began with any version are completed', async () => {
    for (const finish of waiting) await finish();
  });
  check((await countJobs(postgres.env)).dead === 0, 'A job was given up.');
  check(
    (await download(customer, kept))?.equals(file ?? Buffer.alloc(0)) ?? false,
    'The file is lost.',
  );

  await step('Back-up', async () => {
    for (const command of commandsOf('Back-up')) await first.run(command);
  });
  const lost = await step('After it, another extract is ordered', () =>
    orderExtract(target, customer),
  );

  await step('Restore', async () => {
    for (const command of commandsOf('Restore')) {
      const on = command.startsWith('systemctl') ? machines : [first];
      for (const machine of on) await machine.run(command);
    }
  });
  check((await statusOf(customer, lost)) === 404, 'The order after the back-up is still there.');
  const restored = await download(customer, kept);
  check(restored !== null && file !== null && restored.equals(file), 'The file is not the same.');
  await step('The order and its file are back, and a further one can be ordered', () =>
    orderExtract(target, customer),
  );
}

try {
  await follow(programs);
} finally {
  for (const cleanUp of cleanUps.toReversed()) await cleanUp();
}
