import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, person, type TestApp } from '../../apps/backend/src/testing/test-app.ts';
import { startSandbox } from '../../apps/sandbox/src/testing/start.ts';
import { checkBackend, checkUnknownCall } from './backend.ts';
import {
  addressOf,
  type Change,
  closeServers,
  header,
  members,
  startDouble,
  startFailing,
  status,
} from './double.ts';
import type { Finding } from './finding.ts';
import {
  accounting,
  cadastre,
  desk,
  DISCOVERY,
  identity,
  ownership,
  postbox,
  refunding,
  SYSTEMS,
} from './wrong-systems.ts';

/* Every check of the kit is made to fail by a double: a right system, of which one answer is wrong. */

const sentences = (findings: readonly Finding[]): readonly string[] =>
  findings
    .filter(({ outcome }) => outcome === 'violated')
    .map(({ call, rule, reason }) => `${call}: ${rule}: ${reason}`);

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let testApp: TestApp;
let backend = '';
let cookie = '';
const monitoring = 'monitoring:monitoring-password';
const cashOffice = 'accounting:accounting-password';
const clerk = 'desk:desk-password';
beforeAll(async () => {
  sandbox = await startSandbox();
  testApp = await openTestApp();
  await testApp.app.server.listen({ host: '127.0.0.1', port: 0 });
  backend = addressOf(testApp.app.server.server);
  cookie = `portal_session=${await testApp.app.services.sessions.start(person('doubles'))}`;
});
afterEach(closeServers);
afterAll(async () => {
  await sandbox.app.close();
  await testApp.close();
});

describe('the checks of external systems (STATE-7)', () => {
  it.each(SYSTEMS)('find the double: %s', async (expected, run, call, change) => {
    const address = await startDouble(sandbox.environment.origin, { [call]: change });
    const found = sentences(await run(address));
    const named = expected.replace('DOUBLE', address);
    expect(found.filter((sentence) => sentence.startsWith(named))).toHaveLength(1);
  });

  it('find the double that publishes no keys', async () => {
    const { origin } = sandbox.environment;
    const { jwks_uri: keys } = Object(await (await fetch(`${origin}${DISCOVERY.slice(4)}`)).json());
    const address = await startDouble(origin, {
      [`GET ${new URL(String(keys)).pathname}`]: members({ keys: [] }),
    });
    expect(sentences(await identity(address))).toEqual([
      'GET jwks_uri: publishes keys: there are no keys',
    ]);
  });
});

describe('the checks of a backend (STATE-7)', () => {
  it('find each wrong answer of a double, and nothing else', async () => {
    const address = await startDouble(backend, {
      'GET /api/categories': () => ({ body: '[{}]' }),
      'GET /api/configuration': header('content-type', 'text/html'),
      'GET /api/health': status(418),
      'GET /api/authenticate': status(302),
      'GET /api/monitoring/users': status(200),
      'GET /api/authenticated-customer': header('content-type', 'application/json'),
      'GET /api/authenticated-customer/orders': () => ({ body: '{}' }),
      'GET /api/monitoring/operations +': status(401),
      'GET /api/monitoring/cadastre +': () => ({ body: '{}' }),
    });
    const found = sentences(
      await checkBackend({ address, cookie, monitoring, accounting: cashOffice, desk: clerk }),
    );
    const expected = [
      'getCustomer: is refused without a credential: a refusal of the media type application/json, not application/problem+json',
      'getOperations: answers as declared with a credential: status 401 although a credential was sent',
      'authenticate: answers as declared: the header Location of status 302 is missing',
      'getConfiguration: answers as declared: status 200 must not have the media type text/html',
      'getHealth: answers as declared: the contract declares no status 418',
      'getUserMonitoring: is refused without a credential: status 200 without a credential, not 401 or 403',
      'getCadastreMonitoring: answers as declared with a credential: the body of status 200 is invalid: ',
      'listCategories: answers as declared: the body of status 200 is invalid: ',
      'listOrders: is refused without a credential: the body of status 401 is invalid: ',
    ];
    const unexpected = found.filter((one) => !expected.some((start) => one.startsWith(start)));
    expect(unexpected).toEqual([]);
    expect(found).toHaveLength(expected.length);
  });

  it.each<[string, Change]>([
    ['status 200, not 404', status(200)],
    ['the media type text/html, not application/problem+json', header('content-type', 'text/html')],
    ['the body is not a problem', () => ({ body: '{}' })],
  ])('find the double of an unknown call: %s', async (reason, change) => {
    const address = await startDouble(backend, { 'GET /api/no-such-call': change });
    expect(await checkUnknownCall({ address })).toMatchObject({ outcome: 'violated', reason });
  });
});

it('has no check that cannot fail: none is honoured by a server that fails always (STATE-7)', async () => {
  const address = await startFailing();
  const runs = [refunding, identity, desk, postbox, accounting, cadastre, ownership];
  const findings = [
    ...(await Promise.all(runs.map((run) => run(address)))).flat(),
    ...(await checkBackend({
      address,
      cookie,
      program: 'access-token',
      monitoring,
      accounting: cashOffice,
      desk: clerk,
    })),
  ];
  expect(findings.length).toBeGreaterThan(80);
  expect(findings.filter(({ outcome }) => outcome !== 'violated')).toEqual([]);
});
