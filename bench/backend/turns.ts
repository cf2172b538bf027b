import type { Ring } from '@portal/api';
import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { refreshCadastre } from '../../apps/backend/src/cadastre/import.ts';
import { COLLECTIONS } from '../../apps/backend/src/config/cadastre-mapping.ts';
import { openPostgres } from '../../apps/backend/src/db/postgres.ts';
import { EXCLUSIVE_C14N } from '../../apps/backend/src/saml/names.ts';
import { answer, encoded, responseXml } from '../../apps/backend/src/saml/testing/answers.ts';
import {
  attackedAnswer,
  distinctTags,
  encryptedAttack,
  largestAnswer,
} from '../../apps/backend/src/saml/testing/large-answers.ts';
import { beginLogin, openSamlApp } from '../../apps/backend/src/saml/testing/saml-app.ts';
import { STRUCTURE_CHECKS } from '../../apps/backend/src/files/data-structure.ts';
import { copyOrder } from '../../apps/backend/src/testing/copy-order.ts';
import { longestTurn } from '../../apps/backend/src/testing/longest-turn.ts';
import { addParcels, CORNER } from '../../apps/backend/src/testing/many-parcels.ts';
import { startPostgres } from '../../apps/backend/src/testing/postgres-server.ts';
import { mapPosition } from '../../apps/backend/src/testing/small-cadastre.ts';
import { openTestApp, person, type TestApp } from '../../apps/backend/src/testing/test-app.ts';
import type { FeaturePage, FeaturePort } from '../../apps/backend/src/ports/features.ts';
import { temporaryFolder } from '../../tools/support/temporary-folder.ts';
import { type Figure, report } from '../figure.ts';
import { demoSource } from '../scale/demo-source.ts';

/*
 * How long the largest requests that are accepted, and large ones that are refused, occupy the event loop at once, in ms
 * of processor time (BIG-3), over 40,000 parcels and 1,000 orders in a PostgreSQL. `pnpm bench backend`.
 */

const MOST_MS = 50;
const RUNS = 3;
const ORDERS = 1000;
const IMPORTED = 10_000;
/** Bytes that Node reads from a connection at once. */
const PIECE = 64 * 1024;
const MEGABYTE = 1024 * 1024;
const ORDERS_URL = '/api/authenticated-customer/orders';

const checkGeoJson = STRUCTURE_CHECKS['application/geo+json'];

/** About the largest GeoJSON file that is accepted. */
function largestGeoJson(): Buffer {
  const feature = '{"type":"Feature","properties":{"name":"Straße"},"geometry":null}';
  const many = `${`${feature},`.repeat((24 * MEGABYTE) / 70)}${feature}`;
  return Buffer.from(`{"type":"FeatureCollection","features":[${many}]}`);
}

const [X, Y] = CORNER;

/** A star with so many points across 4 km. */
function star(points: number): Ring {
  const ring = Array.from({ length: points - 1 }, (_, index): [number, number] => {
    const angle = (2 * Math.PI * index) / (points - 1);
    const radius = index % 2 === 0 ? 1900 : 950;
    return [X + 2000 + radius * Math.cos(angle), Y + 2000 + radius * Math.sin(angle)];
  });
  return [...ring, ring[0] ?? [X, Y]];
}

const square: Ring = [
  [X, Y],
  [X + 2800, Y],
  [X + 2800, Y + 2800],
  [X, Y + 2800],
  [X, Y],
];
const areaSearch = (area: Ring) => JSON.stringify({ area, page: 0, limit: 100 });
const orderOf = (positions: readonly unknown[]) => JSON.stringify({ orderPositions: positions });
const fileOf = (text: string) => Buffer.from(text.repeat((24 * MEGABYTE) / text.length));

/** What is sent: by default a GET without a body, and JSON. */
interface Sent {
  readonly url: string;
  readonly body?: string | Buffer;
  readonly type?: string;
}

const REQUESTS: Readonly<Record<string, Sent>> = {
  'area with 19,600 parcels': {
    url: '/api/land/parcels/search-by-map-area',
    body: areaSearch(square),
  },
  'area of 100 points': {
    url: '/api/land/parcels/search-by-map-area',
    body: areaSearch(star(100)),
  },
  'area of 20,000 points': {
    url: '/api/land/parcels/search-by-map-area',
    body: areaSearch(star(20_000)),
  },
  'surroundings with 1,936 parcels and as many buildings': {
    url: '/api/land/parcels/surroundings',
    body: JSON.stringify({
      boxes: [
        [
          [X + 10, Y + 10],
          [X + 870, Y + 870],
        ],
      ],
    }),
  },
  '1,000 orders': { url: ORDERS_URL },
  'export of a person with 1,000 orders': { url: '/api/authenticated-customer/personal-data' },
  '2,000 positions': { url: ORDERS_URL, body: orderOf(Array.from({ length: 2000 }, mapPosition)) },
  '60,000 properties': {
    url: ORDERS_URL,
    body: orderOf([Object.fromEntries(Array.from({ length: 60_000 }, (_, n) => [`k${n}`, n]))]),
  },
  '1 MB of brackets': {
    url: ORDERS_URL,
    body: `${'['.repeat(500_000)}${']'.repeat(500_000)}`,
  },
  '1 MB of lists': { url: ORDERS_URL, body: `[${'[],'.repeat(340_000)}[]]` },
  '1 MB of texts': { url: ORDERS_URL, body: `[${'"",'.repeat(340_000)}""]` },
  'file of 24 MB': { url: '/api/verifications', body: fileOf('%PDF-1.7 ') },
  'file of 24 MB of byte ranges': {
    url: '/api/verifications',
    body: fileOf('/ByteRange[0 1 2 3]'),
  },
};

const ANSWERS_URL = '/api/authenticate/assertion-consumer';
const RECIPIENT = `http://localhost:8080${ANSWERS_URL}`;

/** An answer of the identity service by SAML. */
const loginAnswer = (body: string): Sent => ({
  url: ANSWERS_URL,
  body,
  type: 'application/x-www-form-urlencoded',
});
const fieldOf = (field: string): Sent =>
  loginAnswer(new URLSearchParams({ SAMLResponse: field }).toString());

/** 100 canonicalizations of 5,000 elements. */
const COSTLY = { transforms: Array<string>(100).fill(EXCLUSIVE_C14N), elements: 5000 };

/** Characters of text in the largest assertion: the answer has nearly 128 KiB then. */
const TEXT = 50_000;

/** What anybody can send to a backend that logs in by SAML, and the largest right answer (SAFE-1); each to a login of its own that is open. */
const LOGIN_ANSWERS: Readonly<Record<string, (requestId: string) => Sent | Promise<Sent>>> = {
  'answer: the largest right one': async (requestId) =>
    fieldOf(await answer(largestAnswer(TEXT, toHere(requestId)))),
  'answer: the largest one, of another key': async (requestId) =>
    fieldOf(await answer(largestAnswer(TEXT, { ...toHere(requestId), signedWith: 'other' }))),
  'answer: 100 transforms over 5,000 elements': (requestId) =>
    fieldOf(attackedAnswer(COSTLY, toHere(requestId))),
  'answer: the same, encrypted': async (requestId) =>
    fieldOf(await encryptedAttack(COSTLY, toHere(requestId))),
  'answer: as many tags as are read': (requestId) =>
    fieldOf(encoded(responseXml(distinctTags(), toHere(requestId)))),
  'answer: 1 MB of base64': () => loginAnswer(`SAMLResponse=${'A'.repeat(MEGABYTE - 20)}`),
  'answer: 1 MB of escapes': () => loginAnswer(`SAMLResponse=${'%41'.repeat(MEGABYTE / 3 - 20)}`),
  'answer: 250,000 fields': () => loginAnswer(`SAMLResponse=A${'&a=b'.repeat(MEGABYTE / 4 - 20)}`),
};

const toHere = (requestId: string) => ({
  requestId,
  recipient: RECIPIENT,
  destination: RECIPIENT,
  issuedAt: new Date(),
});

/** A file as it arrives over a connection: a piece of it in each turn. */
const arriving = (file: Buffer): Readable =>
  Readable.from(
    (async function* () {
      for (let at = 0; at < file.length; at += PIECE) {
        yield file.subarray(at, at + PIECE);
        await nextTurn();
      }
    })(),
  );

/** The demo state as a source whose pages are in memory. */
async function sourceInMemory(parcels: number): Promise<FeaturePort> {
  const source = demoSource(parcels);
  const pages = new Map<string, FeaturePage[]>();
  for (const name of COLLECTIONS) {
    const all: FeaturePage[] = [];
    for await (const page of source.pages(name)) all.push(page);
    pages.set(name, all);
  }
  return {
    version: async () => 'the pages in memory',
    async *pages(name) {
      yield* pages.get(name) ?? [];
    },
  };
}

const server = await startPostgres({ durable: false });
const database = openPostgres(server.url, () => undefined);
const limits = ['LOGIN', 'SEARCH', 'ORDER', 'VERIFICATION'].map((name) => [
  `RATE_LIMIT_${name}`,
  '100000',
]);
const env = Object.fromEntries(limits);
const testApp = await openTestApp({ database, env });
using folder = temporaryFolder('turns');
const samlApp = await openSamlApp({
  folder: folder.path,
  database: { ...database, close: async () => undefined },
  env,
});
try {
  await addParcels(database, 200, 20);
  await database.query(
    'insert into buildings select parcel_id, null, geometry, bounds from parcels',
  );
  const client = await testApp.login(person('turns'));
  const created = await client({
    method: 'POST',
    url: ORDERS_URL,
    body: { orderPositions: [mapPosition()] },
    headers: { 'idempotency-key': 'the-first-of-1000-orders' },
  });
  await copyOrder(database, created.json().orderNumber, ORDERS - 1);
  const token = await testApp.app.services.sessions.start(person('turns'));
  const session = `portal_session=${token}`;
  const page = await testApp.send({ url: '/api/health', headers: { cookie: session } });
  const xsrf = page.cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';

  // Without the checks of the tests, which would count as well.
  const sendTo = ({ app }: Pick<TestApp, 'app'>, { url, body, type }: Sent) =>
    app.server.inject({
      method: body === undefined ? 'GET' : 'POST',
      url,
      headers: {
        host: 'localhost:8080',
        cookie: `${session}; XSRF-TOKEN=${xsrf}`,
        'x-xsrf-token': xsrf,
        'idempotency-key': 'a-request-that-is-refused',
        'content-type': type ?? (typeof body === 'string' ? 'application/json' : 'application/pdf'),
      },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : arriving(body) }),
    });
  const figures: Figure[] = [];
  /** @param next the request of a run */
  const measure = async (what: string, app: Pick<TestApp, 'app'>, next: () => Promise<Sent>) => {
    const { statusCode } = await sendTo(app, await next());
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const request = await next();
      times.push(await longestTurn(() => sendTo(app, request)));
    }
    // Collecting garbage may fall into one of the runs.
    const value = Math.min(...times);
    figures.push({
      what,
      value,
      unit: 'ms',
      digits: 0,
      atMost: MOST_MS,
      note: `status ${statusCode}`,
    });
  };
  for (const [what, request] of Object.entries(REQUESTS)) {
    await measure(what, testApp, async () => request);
  }
  for (const [what, requestOf] of Object.entries(LOGIN_ANSWERS)) {
    await measure(what, samlApp, async () => requestOf(await beginLogin(samlApp)));
  }
  const source = await sourceInMemory(IMPORTED);
  figures.push({
    what: 'import in pages of 2,500 parcels',
    value: await longestTurn(() => refreshCadastre(database, source)),
    unit: 'ms',
    digits: 0,
  });
  const file = largestGeoJson();
  const runs: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const content = Readable.from([file]);
    runs.push(await longestTurn(async () => checkGeoJson?.(content, file.length)));
  }
  figures.push({
    what: 'check of a delivered GeoJSON file of 24 MiB in one piece',
    value: Math.min(...runs),
    unit: 'ms',
    digits: 0,
    atMost: MOST_MS,
  });
  report('Longest time for which a request occupies the event loop', figures);
} finally {
  await samlApp.close();
  await testApp.close();
  await server.remove();
}
