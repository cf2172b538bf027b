import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { get } from 'node:https';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from '../../apps/backend/src/testing/postgres-server.ts';
import { freePort } from '../../apps/start/src/testing/launcher.ts';
import { temporaryFolder } from '../../tools/support/temporary-folder.ts';
import { download, openCustomer, orderExtract } from '../durability/order-journeys.ts';
import { startService, stopService } from '../durability/processes.ts';
import { createCertificate } from './certificate.ts';
import { exampleSettings } from './example-settings.ts';
import { check, step } from './steps.ts';
import { missingPackages, startWebServer, WEB_SERVERS } from './web-servers.ts';

/*
 * `pnpm test:full proxies`: the examples of docs/reverse-proxies.md in the programs of Debian, before two processes of the portal,
 * with and without a path.
 */

const missing = missingPackages();
if (missing.length > 0) {
  console.log(`The proxies are not checked: install ${missing.join(', ')} with apt-get.`);
  process.exit(1);
}

/** The line of each example without which the portal does not know its host. */
const HOST_LINES = {
  nginx: 'proxy_set_header Host $http_host;',
  Apache: 'ProxyPreserveHost On',
  Caddy: undefined,
} as const;

const NAVIGATION = { accept: 'text/html', 'accept-language': 'en' };

const ROOT = join(import.meta.dirname, '../..');

using folder = temporaryFolder('proxies');
const cleanUps: (() => unknown)[] = [];
const certificate = createCertificate(folder.path);

/** Opens an address as a browser does; `fetch` would say that it is no page load. */
async function open(address: string) {
  const [answer] = await once(get(address, { headers: NAVIGATION, agent: false }), 'response');
  let body = '';
  for await (const piece of answer) body += String(piece);
  const { location = '', 'set-cookie': cookies = [] } = (answer as IncomingMessage).headers;
  return { status: (answer as IncomingMessage).statusCode, location, cookies, body };
}

/** What people see through a proxy. */
async function checkPages(portalUrl: string): Promise<void> {
  const { origin, pathname } = new URL(`${portalUrl}/`);
  const page = await open(`${portalUrl}/`);
  check(page.status === 200, `The page answers ${page.status}: ${page.body.slice(0, 200)}`);
  const { cookies } = page;
  check(
    cookies.length > 0 &&
      cookies.every(
        (one) =>
          /; *Secure/i.test(one) &&
          one.includes(`Path=${pathname === '/' ? '/' : pathname.slice(0, -1)}`),
      ),
    `The cookies are not limited to the portal: ${cookies.join(' | ')}`,
  );
  const behindHash = await open(`${portalUrl}/auszuege?produkt=karte`);
  check(
    behindHash.location === `${pathname}#/auszuege?produkt=karte`,
    `A page without hash leads to ${behindHash.location}.`,
  );
  const target = encodeURIComponent(`${portalUrl}/`);
  const login = await open(`${portalUrl}/api/authenticate?redirectToUrl=${target}`);
  const returning = new URL(login.location || origin).searchParams;
  check(
    returning.get('redirect_uri') === `${portalUrl}/api/authenticate/callback`,
    `The login returns to ${returning.get('redirect_uri')}.`,
  );
}

/** Two processes of the portal with a sandbox, behind each proxy in turn. */
async function tryProxies(hasPath: boolean): Promise<void> {
  const where = hasPath ? 'at a path' : 'at the root';
  const database = await startPostgres({ durable: false });
  cleanUps.push(() => database.remove());
  const [proxyPort, sandboxPort] = [await freePort(), await freePort()];
  const ports = { 8081: await freePort(), 8082: await freePort() };
  const origin = `https://localhost:${proxyPort}`;
  const sandboxOrigin = `http://localhost:${sandboxPort}`;
  const data = join(folder.path, hasPath ? 'path' : 'root');
  // The backend keeps files of builds in the folder `portal` of its data.
  const built = join(folder.path, `built-${hasPath ? 'path' : 'root'}`);
  cpSync(join(ROOT, 'apps/portal/public'), built, { recursive: true });
  writeFileSync(join(built, 'index.html'), '<!doctype html><title>Portal</title>');
  const env = {
    ...exampleSettings(sandboxOrigin),
    HOST: '127.0.0.1',
    TRUST_PROXY: 'loopback',
    PORTAL_ORIGIN: origin,
    BASE_PATH: hasPath ? '/kataster' : '',
    PORTAL_STATIC: built,
    PORTAL_DATA: data,
    DATABASE_URL: database.url,
    SANDBOX_PORT: String(sandboxPort),
    PORTAL_DEMO_PARCELS: '600',
    DRAIN_SECONDS: '0',
    NODE_EXTRA_CA_CERTS: certificate.file,
  };
  const services = [await startService('sandbox', env)];
  for (const port of Object.values(ports)) {
    services.push(await startService('backend', { ...env, PORT: String(port) }));
  }
  for (const service of services) cleanUps.push(() => stopService(service, 'SIGTERM'));
  const place = { port: proxyPort, certificate, ports, hasPath };
  for (const server of WEB_SERVERS) {
    const at = { ...place, folder: join(data, server.language) };
    const stop = await startWebServer(server, at);
    cleanUps.push(stop);
    await step(`${server.name} ${where}: pages, cookies, login`, () =>
      checkPages(`${origin}${env.BASE_PATH}`),
    );
    if (!hasPath) {
      await step(
        `${server.name} ${where}: an extract is ordered, paid and downloaded`,
        async () => {
          const customer = await openCustomer(origin, AbortSignal.timeout(120_000));
          const number = await orderExtract({ origin, sandboxOrigin }, customer);
          const file = await download(customer, number);
          check(file?.subarray(0, 5).toString() === '%PDF-', 'The extract is no PDF.');
        },
      );
    }
    await stop();
    const without = HOST_LINES[server.name];
    if (without === undefined) continue;
    // The portal trusts loopback: Apache then names the host in X-Forwarded-Host.
    const stopWrong = await startWebServer(server, { ...at, folder: `${at.folder}-host`, without });
    cleanUps.push(stopWrong);
    await step(`${server.name} ${where}: without ${without}`, async () => {
      const { status, body } = await open(`${origin}${env.BASE_PATH}/`);
      const saysSo = status === 421 && body.includes('proxy_set_header Host $http_host');
      const isKnown = server.name === 'Apache' && status === 200;
      check(saysSo || isKnown, `The page answers ${status}: ${body.slice(0, 200)}`);
    });
    await stopWrong();
  }
}

try {
  await tryProxies(false);
  await tryProxies(true);
} finally {
  for (const cleanUp of cleanUps.toReversed()) await cleanUp();
}
