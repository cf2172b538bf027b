import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readCadastreSettings } from '../../apps/backend/src/config/cadastre-settings.ts';
import { openTestApp, person, type TestApp } from '../../apps/backend/src/testing/test-app.ts';
import { startSandbox } from '../../apps/sandbox/src/testing/start.ts';
import { checkCadastre, checkDesk, checkIdentity, checkPayment, checkPostbox } from './adapters.ts';
import { checkBackend, checkUnknownCall } from './backend.ts';
import {
  addressOf,
  type Change,
  closeServers,
  header,
  members,
  second,
  startDouble,
  startFailing,
  status,
} from './double.ts';
import type { Finding } from './finding.ts';

/* Every check of the kit is made to fail by a double: a right system, of which one answer is wrong. */

const sentences = (findings: readonly Finding[]): readonly string[] =>
  findings
    .filter(({ outcome }) => outcome === 'violated')
    .map(({ call, rule, reason }) => `${call}: ${rule}: ${reason}`);

const LINDENMARK = {
  landCode: '12',
  map: { projection: 'EPSG:25833', extent: [300_000, 5_700_000, 500_000, 5_900_000] },
};

const cadastre = (address: string) =>
  checkCadastre(
    address,
    readCadastreSettings(
      join(import.meta.dirname, '../../states/lindenmark/cadastre.json'),
      { CADASTRE_URL: address },
      LINDENMARK,
    ),
  );

const payment = (address: string) => checkPayment(address, 'payment-token', 'http://localhost:9');

const identity = (address: string) => checkIdentity(`${address}/identity`);

const POST = 'POST /payment/api/transactions';
const DISCOVERY = 'GET /identity/.well-known/openid-configuration';
const METADATA = 'GET /.well-known/openid-configuration';
const collection = (name: string): string => `GET /cadastre/ogc/collections/${name}/items`;

type Run = (address: string) => Promise<readonly Finding[]>;

const SYSTEMS: readonly (readonly [expected: string, run: Run, call: string, change: Change])[] = [
  [`${POST}: is refused without the token: status 200, not 401`, payment, POST, status(200)],
  [`${POST}: opens a transaction: status 500, not 201`, payment, `${POST} +`, status(500)],
  [
    `${POST}: opens a transaction: the body is not a JSON object: <p>`,
    payment,
    `${POST} +`,
    () => ({ body: '<p>' }),
  ],
  [
    `${POST}: opens a transaction: no transactionId`,
    payment,
    `${POST} +`,
    members({ transactionId: '' }),
  ],
  [
    `${POST}: opens a transaction: redirectUrl is not an address`,
    payment,
    `${POST} +`,
    members({ redirectUrl: 'pay' }),
  ],
  [
    `${POST}: opens a transaction: the status is PAID, not OPEN`,
    payment,
    `${POST} +`,
    members({ status: 'PAID' }),
  ],
  [
    `${POST}: answers a repeated Idempotency-Key with the same transaction: another transaction was opened`,
    payment,
    `${POST} +`,
    second(members({ transactionId: 'another' })),
  ],
  [
    `${METADATA}: is published under the issuer: status 404, not 200`,
    identity,
    DISCOVERY,
    status(404),
  ],
  [
    `${METADATA}: is published under the issuer: the issuer is https://id.example`,
    identity,
    DISCOVERY,
    members({ issuer: 'https://id.example' }),
  ],
  ...['authorization_endpoint', 'token_endpoint', 'jwks_uri'].map(
    (name) =>
      [
        `${METADATA}: names its endpoints: ${name} is not an address`,
        identity,
        DISCOVERY,
        members({ [name]: '/there' }),
      ] as const,
  ),
  [
    `${METADATA}: supports PKCE with S256: code_challenge_methods_supported lacks S256`,
    identity,
    DISCOVERY,
    members({ code_challenge_methods_supported: ['plain'] }),
  ],
  [
    `${METADATA}: supports the authorization code: response_types_supported lacks code`,
    identity,
    DISCOVERY,
    members({ response_types_supported: ['token'] }),
  ],
  [
    'POST /desk/api/reviews: is refused without the token: status 202, not 401',
    checkDesk,
    'POST /desk/api/reviews',
    status(202),
  ],
  [
    'POST /postbox/api/messages: is refused without the token: status 202, not 401',
    checkPostbox,
    'POST /postbox/api/messages',
    status(202),
  ],
  [
    'POST /cadastre/orders: is refused without the token: status 202, not 401',
    cadastre,
    'POST /cadastre/orders',
    status(202),
  ],
  ...['parcels', 'addresses', 'subdistricts', 'districts', 'authorities'].flatMap((name) => {
    const rule = `${collection(name)}: returns usable ${name}`;
    const call = collection(name);
    return [
      [
        `${rule}: The collection ${name} is empty.`,
        cadastre,
        call,
        members({ features: [], links: [], numberMatched: 0 }),
      ],
      [
        `${rule}: 1 of the first 1 ${name} are faulty: `,
        cadastre,
        call,
        members({ features: [{ type: 'Feature', properties: {}, geometry: null }], links: [] }),
      ],
    ] as const;
  }),
  [
    `${collection('parcels')}: returns usable parcels: DOUBLE${collection('parcels').slice(4)} answered with coordinates in http://www.opengis.net/def/crs/OGC/1.3/CRS84, not`,
    cadastre,
    collection('parcels'),
    header('content-crs', '<http://www.opengis.net/def/crs/OGC/1.3/CRS84>'),
  ],
];

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let testApp: TestApp;
let backend = '';
let cookie = '';
const monitoring = 'monitoring:monitoring-password';
const accounting = 'accounting:accounting-password';
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

  it.each([
    ['GET', 'returns amount and reference: amountCents is 1, not 100', { amountCents: 1 }],
    ['GET', 'returns amount and reference: the reference differs', { reference: 'another' }],
    ['DELETE', 'withdraws the transaction: the status is OPEN, not CANCELLED', { status: 'OPEN' }],
  ])('find the double of a transaction: %s %s', async (method, expected, edit) => {
    const path = '/payment/api/transactions/';
    const changes: Record<string, Change> = {};
    changes[`${POST} +`] = ({ body }) => {
      const { transactionId } = Object(JSON.parse(body));
      changes[`${method} ${path}${String(transactionId)} +`] = members(edit);
      return {};
    };
    const address = await startDouble(sandbox.environment.origin, changes);
    expect(sentences(await payment(address))).toEqual([`${method} ${path}{id}: ${expected}`]);
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
    const found = sentences(await checkBackend({ address, cookie, monitoring, accounting }));
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
  const runs = [payment, identity, checkDesk, checkPostbox, cadastre];
  const findings = [
    ...(await Promise.all(runs.map((run) => run(address)))).flat(),
    ...(await checkBackend({ address, cookie, monitoring, accounting })),
  ];
  expect(findings.length).toBeGreaterThan(80);
  expect(findings.filter(({ outcome }) => outcome !== 'violated')).toEqual([]);
});
