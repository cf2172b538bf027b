import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { freePort } from '../../apps/start/src/testing/launcher.ts';
import { killUntil } from '../durability/kill-target.ts';
import { download, openCustomer, orderExtract } from '../durability/order-journeys.ts';
import { startService, stopService } from '../durability/processes.ts';
import {
  outcomeOf,
  outputOf,
  repeatHealthChecks,
  type Runtime,
  waitUntil,
  waitUntilHealthy,
} from './container-runtime.ts';
import { exampleSettings, toFile } from './example-settings.ts';
import { commandsOf } from './guide.ts';
import { check, step } from './steps.ts';

const DEPLOYMENT = join(import.meta.dirname, '..');
const PROJECT = 'portal-check';
const ORIGIN = 'https://localhost';

/** The services that run the portal. */
const PROCESSES = ['portal-1', 'portal-2'];

/** Orders of one run, and how many of them at the same time. */
const ORDERS = 12;
const AT_ONCE = 3;
const MAX_KILLS = 4;

/** How long a killed process is missing, in ms. */
const DOWN_MS = 3000;

/** An address of this machine that its containers reach. */
function hostAddress(): string {
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  const found = addresses.find(({ family, internal }) => family === 'IPv4' && !internal);
  check(found !== undefined, 'This machine has no address that containers reach.');
  return found.address;
}

async function statusOf(address: string): Promise<number> {
  const answer = await fetch(address, { redirect: 'manual' }).catch(() => null);
  await answer?.body?.cancel();
  return answer?.status ?? 0;
}

/**
 * Reads the portal until the signal. A process that has just started may be overloaded, and says so with `Retry-After`.
 *
 * @returns the number of requests, and the answers that are neither 200 nor an overload
 */
async function readWhile(signal: AbortSignal) {
  const failed: string[] = [];
  let requests = 0;
  let overloads = 0;
  while (!signal.aborted) {
    const answer = await fetch(`${ORIGIN}/api/configuration`).catch(String);
    requests += 1;
    if (typeof answer === 'string') {
      failed.push(answer);
      continue;
    }
    await answer.body?.cancel();
    if (answer.status === 503 && answer.headers.has('retry-after')) overloads += 1;
    else if (answer.status !== 200) failed.push(String(answer.status));
  }
  return { requests, overloads, failed };
}

/**
 * Runs the compose file with the domain `localhost`, for which Caddy makes a certificate: ports 80 and 443 of this machine have
 * to be free.
 *
 * @param compose the command that reads compose files
 * @param image of the portal
 * @param folder for temporary files
 */
export async function checkCompose(
  runtime: Runtime,
  compose: readonly string[],
  image: string,
  folder: string,
): Promise<void> {
  const host = hostAddress();
  const sandboxPort = await freePort();
  const sandboxOrigin = `http://${host}:${sandboxPort}`;
  const target = { origin: ORIGIN, sandboxOrigin };
  const settings = exampleSettings(sandboxOrigin);

  const deployment = join(folder, 'deployment');
  mkdirSync(deployment);
  for (const file of ['compose.yaml', 'Caddyfile']) {
    copyFileSync(join(DEPLOYMENT, file), join(deployment, file));
  }
  // The name that the compose file gives the built image: it is not built again.
  await outputOf([runtime, 'tag', image, 'portal']);
  const ofCompose = { PORTAL_DOMAIN: 'localhost', DATABASE_PASSWORD: 'portal-password' };
  writeFileSync(
    join(deployment, 'settings.env'),
    toFile({ ...ofCompose, ...settings, RATE_LIMIT_ORDER: '600', RATE_LIMIT_PAYMENT: '600' }),
  );

  const [alias = '', ...commands] = commandsOf('With containers').filter((command) =>
    /^(alias )?compose\b/.test(command),
  );
  const settingsOption = /'docker compose (.*)'/.exec(alias)?.[1];
  check(settingsOption !== undefined, 'The guide does not say what `compose` is.');
  const program = [...compose, '--project-name', PROJECT, ...settingsOption.split(' ')];
  const command = (prefix: string): readonly string[] =>
    commands.filter((one) => one.startsWith(`compose ${prefix}`));
  /** Runs a command of the guide. */
  const follow = (text: string): Promise<string> =>
    outputOf(['sh', '-e', '-c', text.replace(/^compose\b/, program.join(' '))], {
      cwd: deployment,
    });
  const containersOf = async (service: string): Promise<readonly string[]> => {
    const labels = { project: PROJECT, service };
    const filters = Object.entries(labels).flatMap(([name, value]) => [
      '--filter',
      `label=com.docker.compose.${name}=${value}`,
    ]);
    const ids = await outputOf([runtime, 'ps', '--quiet', ...filters]);
    return ids.split('\n').filter(Boolean);
  };
  const processes = async (): Promise<readonly string[]> =>
    (await Promise.all(PROCESSES.map(containersOf))).flat();
  const ending = new AbortController();
  const checking = repeatHealthChecks(
    runtime,
    `com.docker.compose.project=${PROJECT}`,
    ending.signal,
  );
  const cleanUps: (() => Promise<unknown>)[] = [
    () => outcomeOf([...program, 'down', '--volumes'], { cwd: deployment }),
  ];

  try {
    const replicas = await step('Two processes, PostgreSQL and the proxy start', async () => {
      await follow('compose up --detach');
      await waitUntil('two processes run', async () => (await processes()).length === 2);
      const found = await processes();
      for (const container of found) await waitUntilHealthy(runtime, container);
      return found;
    });
    const certificate = await step('The proxy has made a certificate', async () => {
      const path = '/data/caddy/pki/authorities/local/root.crt';
      let text = '';
      await waitUntil('the proxy has a certificate', async () => {
        const [proxy] = await containersOf('proxy');
        if (!proxy) return false;
        const { code, stdout } = await outcomeOf([runtime, 'exec', proxy, 'cat', path]);
        text = stdout;
        return code === 0;
      });
      return text;
    });
    const file = join(folder, 'authority.pem');
    writeFileSync(file, certificate);
    setDefaultCACertificates([...getCACertificates('default'), certificate]);
    await waitUntil(
      'the portal answers over TLS',
      async () => (await statusOf(`${ORIGIN}/api/health`)) === 200,
    );
    check((await statusOf('http://localhost/')) === 308, 'Port 80 does not redirect to TLS.');

    const sandbox = await startService('sandbox', {
      ...settings,
      PORTAL_ORIGIN: ORIGIN,
      SANDBOX_HOST: host,
      SANDBOX_PORT: String(sandboxPort),
      SANDBOX_ORIGIN: sandboxOrigin,
      PORTAL_DEMO_PARCELS: '600',
      PORTAL_DATA: join(folder, 'sandbox'),
      NODE_EXTRA_CA_CERTS: file,
    });
    cleanUps.push(() => stopService(sandbox, 'SIGTERM'));
    await step('The cadastre is imported', () =>
      waitUntil(
        'the search answers',
        async () => (await statusOf(`${ORIGIN}/api/monitoring/search`)) === 200,
      ),
    );

    const customer = await openCustomer(ORIGIN, AbortSignal.timeout(900_000));
    check(
      customer.browser.cookie(ORIGIN, '__Host-portal_session') !== '',
      'The session has no cookie with the prefix __Host-.',
    );
    const kept = await step('An extract is ordered, paid and downloaded', () =>
      orderExtract(target, customer),
    );

    const numbers: string[] = [];
    const done = new AbortController();
    let next = 0;
    const killPart = async () => {
      const container = replicas[next % replicas.length] ?? '';
      next += 1;
      await outputOf([runtime, 'kill', container]);
      await new Promise((resolve) => setTimeout(resolve, DOWN_MS));
      await outputOf([runtime, 'start', container]);
      await waitUntilHealthy(runtime, container);
      return 'backend' as const;
    };
    const work = async (): Promise<void> => {
      for (let count = 0; count < ORDERS / AT_ONCE; count += 1) {
        numbers.push(await orderExtract(target, customer));
      }
    };
    await step(`${ORDERS} orders while one process after the other is killed`, async () => {
      const killing = killUntil(done.signal, { ...target, killPart }, MAX_KILLS);
      const reading = readWhile(done.signal);
      await Promise.all(Array.from({ length: AT_ONCE }, work)).finally(() => done.abort());
      const [kills, { requests, overloads, failed }] = await Promise.all([killing, reading]);
      console.log(
        `  killed ${kills.backend} times; ${requests} further requests, ${overloads} overloads`,
      );
      check(failed.length === 0, `Meanwhile some requests failed: ${failed.join(', ')}.`);
    });
    for (const number of numbers) {
      check((await download(customer, number)) !== null, `The file of ${number} is lost.`);
    }

    const before = await download(customer, kept);
    await step('Back-up', () => follow(command('exec -T database pg_dump')[0] ?? ''));
    const lost = await step('After it, another extract is ordered', () =>
      orderExtract(target, customer),
    );
    await step('Restore', async () => {
      const begin = commands.findIndex((one) => one.startsWith('compose stop'));
      const end = commands.findIndex((one) => one.startsWith('compose start'));
      for (const one of commands.slice(begin, end + 1)) await follow(one);
      for (const container of replicas) await waitUntilHealthy(runtime, container);
    });
    await waitUntil(
      'the portal answers after the restore',
      async () => (await statusOf(`${ORIGIN}/api/health`)) === 200,
    );
    const after = await download(customer, kept);
    check(before !== null && after?.equals(before) === true, 'The file is not the same.');
    check((await download(customer, lost)) === null, 'The order after the back-up is still there.');
    await step('The order and its file are back, and a further one can be ordered', () =>
      orderExtract(target, customer),
    );
  } finally {
    ending.abort();
    await checking;
    for (const cleanUp of cleanUps.toReversed()) await cleanUp();
  }
}
