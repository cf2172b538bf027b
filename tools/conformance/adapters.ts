import { KINDS } from '../../apps/alkis-adapter/src/environment.ts';
import { checkFirstPage } from '../../apps/backend/src/cadastre/first-page.ts';
import { FORMAT_NAMES } from '../../packages/order-flow/src/rules/file-formats.ts';
import { COLLECTIONS } from '../../apps/backend/src/config/cadastre-mapping.ts';
import type { CadastreSettings } from '../../apps/backend/src/config/cadastre-settings.ts';
import { check, expectThat, type Finding, jsonOf, refuses, send, skipped } from './finding.ts';

/** An algorithm whose signatures are checked with a public key. */
const isAsymmetric = (name: unknown): boolean => /^(?:RS|PS|ES|Ed)/.test(String(name));

/** What the portal asks for at a login. */
const SCOPES = ['openid', 'profile', 'email', 'address'];

/** The identity service: what its discovery document promises. */
export async function checkIdentity(issuer: string): Promise<readonly Finding[]> {
  const call = 'GET /.well-known/openid-configuration';
  let metadata: Readonly<Record<string, unknown>> = {};
  const lists = (name: string, value: string): boolean => {
    const values = metadata[name];
    return Array.isArray(values) && values.includes(value);
  };
  return [
    await check(call, 'is published under the issuer', async () => {
      const response = await send(`${issuer}/.well-known/openid-configuration`);
      expectThat(response.status === 200, `status ${response.status}, not 200`);
      metadata = await jsonOf(response);
      expectThat(metadata.issuer === issuer, `the issuer is ${String(metadata.issuer)}`);
    }),
    await check(call, 'names its endpoints', async () => {
      for (const name of ['authorization_endpoint', 'token_endpoint', 'jwks_uri']) {
        expectThat(URL.canParse(String(metadata[name])), `${name} is not an address`);
      }
    }),
    await check(call, 'supports PKCE with S256', async () => {
      expectThat(
        lists('code_challenge_methods_supported', 'S256'),
        'code_challenge_methods_supported lacks S256',
      );
    }),
    await check(call, 'supports the authorization code', async () => {
      expectThat(lists('response_types_supported', 'code'), 'response_types_supported lacks code');
    }),
    await check(call, 'offers the scopes of the portal', async () => {
      for (const scope of SCOPES) {
        const isOffered =
          metadata.scopes_supported === undefined || lists('scopes_supported', scope);
        expectThat(isOffered, `scopes_supported lacks ${scope}`);
      }
      expectThat(metadata.issuer !== undefined, 'there is no document');
    }),
    await check(call, 'signs ID tokens with a key of jwks_uri', async () => {
      const offered = metadata.id_token_signing_alg_values_supported;
      expectThat(
        Array.isArray(offered) && offered.some(isAsymmetric),
        'id_token_signing_alg_values_supported has no algorithm with a public key',
      );
    }),
    await check('GET jwks_uri', 'publishes keys', async () => {
      const { keys } = await jsonOf(await send(String(metadata.jwks_uri)));
      expectThat(Array.isArray(keys) && keys.length > 0, 'there are no keys');
    }),
  ];
}

/** Sends a body with the token, which the system must refuse for what it says. */
async function refusesBody(address: string, token: string, body: unknown): Promise<void> {
  const { status } = await send(address, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const isRefusal = status >= 400 && status < 500 && status !== 401 && status !== 403;
  expectThat(isRefusal, `status ${status}, not 400 or 422`);
}

/** A system that accepts orders: only with the token, and nothing that is empty. What is accepted is work for a person, so nothing else is sent. */
async function checkReceiver(
  address: string,
  token: string | undefined,
): Promise<readonly Finding[]> {
  const refused = await refuses('POST', address);
  const call = `POST ${new URL(address).pathname}`;
  const rule = 'accepts the token, and refuses what is empty';
  if (!token) return [refused, skipped(call, rule, 'needs the token of the portal')];
  return [refused, await check(call, rule, () => refusesBody(address, token, {}))];
}

/** An order of a map that has no fault, but a parcel that no cadastre has. */
export const mapOrder = (portal: string, change: object) => ({
  orderNumber: 'CONFORMANCE-1',
  orderedAt: new Date().toISOString(),
  resultFileName: 'conformance.pdf',
  callbackUrl: `${portal}/api/product-result-alkis/conformance.pdf`,
  dispatchUrl: `${portal}/api/dispatch-result`,
  positions: [
    {
      positionId: 'conformance-1',
      kind: 'CADASTRAL_MAP',
      title: 'Liegenschaftskarte',
      parcelId: '99999999999999999999',
      pageFormat: 'A4',
      pageOrientation: 'PORTRAIT',
      colorPalette: 'COLOR',
      selectedScale: 1000,
      printArea: null,
      numberOfCopies: 0,
      orderPdf: true,
      resultFileName: 'conformance-1.pdf',
      callbackUrl: `${portal}/api/product-result-alkis/conformance-1.pdf`,
      ...change,
    },
  ],
});

/** What an order must not lose, since it is paid (SAFE-2). Each order has a fault that only a system finds which reads the field. */
export const ORDER_RULES: readonly (readonly [rule: string, change: object])[] = [
  ['refuses a field that it does not know, instead of dropping it', { conformance: true }],
  [
    'reads all parcels: refuses several ones of which one is no id',
    { furtherParcelIds: ['99999999999999999998', 'x'] },
  ],
  [
    'reads all files: refuses one of a format that does not exist (DATA-6)',
    { files: [{ format: 'PAPYRUS', resultFileName: 'x.papyrus', callbackUrl: 'x' }] },
  ],
];

/** What the cadastre does with fields of an order. @param portal origin of the callback addresses */
async function checkOrderFields(
  address: string,
  token: string | undefined,
  portal: string,
): Promise<readonly Finding[]> {
  const call = `POST ${new URL(address).pathname}`;
  return Promise.all(
    ORDER_RULES.map(async ([rule, change]) =>
      token
        ? check(call, rule, () => refusesBody(address, token, mapOrder(portal, change)))
        : skipped(call, rule, 'needs the token of the portal'),
    ),
  );
}

/** A review without positions, which is no work for a clerk, with the terms of questions (DESK-2). */
const review = (positions: readonly object[]) => ({
  orderNumber: '0000-0000-0000',
  orderedAt: new Date().toISOString(),
  applicant: { name: 'Conformance', street: 'Weg 1', zipCode: '12345', city: 'Ort', country: 'DE' },
  questions: { daysToAnswer: 14, documents: [{ id: 'vollmacht', name: 'Vollmacht' }] },
  positions,
});

const reviewed = (change: object) => ({
  positionId: '00000000-0000-4000-8000-000000000000',
  number: 1,
  productName: 'Conformance',
  parcelId: '99999999999999999999',
  parcelName: 'Conformance',
  authorityName: 'Conformance',
  justification: 'Conformance',
  ...change,
});

/** What a desk must not lose, since a clerk decides on it (DESK-4). Each review has a fault that only a desk finds which reads the field. */
export const REVIEW_RULES: readonly (readonly [rule: string, change: object])[] = [
  [
    'reads conversations: refuses a message of an unknown author',
    { messages: [{ number: 1, author: 'NOBODY', text: 'x', writtenAt: new Date().toISOString() }] },
  ],
  [
    'reads evidence: refuses a file without an address',
    { evidence: [{ evidenceId: 'x', name: 'x.pdf', contentType: 'application/pdf', size: 1 }] },
  ],
];

/** The desk of the authority. */
export async function checkDesk(address: string, token?: string): Promise<readonly Finding[]> {
  const reviews = `${address}/desk/api/reviews`;
  const call = `POST ${new URL(reviews).pathname}`;
  const terms = 'accepts the terms of questions';
  if (!token) {
    const rules = [terms, ...REVIEW_RULES.map(([rule]) => rule)];
    const missing = rules.map((rule) => skipped(call, rule, 'needs the token of the portal'));
    return [...(await checkReceiver(reviews, token)), ...missing];
  }
  return [
    ...(await checkReceiver(reviews, token)),
    await check(call, terms, async () => {
      const { status } = await send(reviews, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(review([])),
      });
      expectThat(status >= 200 && status < 300, `status ${status}, not 202`);
    }),
    ...(await Promise.all(
      REVIEW_RULES.map(([rule, change]) =>
        check(call, rule, () => refusesBody(reviews, token, review([reviewed(change)]))),
      ),
    )),
  ];
}

/** The postbox. */
export const checkPostbox = (address: string, token?: string): Promise<readonly Finding[]> =>
  checkReceiver(`${address}/postbox/api/messages`, token);

/** Accounting. */
export const checkAccounting = (address: string, token?: string): Promise<readonly Finding[]> =>
  checkReceiver(`${address}/cadastre/invoices`, token);

/** What monitoring asks: `GET` of the address for orders; the answer may limit what can be ordered. */
async function answersMonitoring(
  address: string,
  token: string | undefined,
): Promise<readonly Finding[]> {
  const call = `GET ${new URL(address).pathname}`;
  const rule = 'answers monitoring, which has the token';
  if (!token) return [skipped(call, rule, 'needs the token of the portal')];
  const ask = () => send(address, { headers: { authorization: `Bearer ${token}` } });
  return [
    await check(call, rule, async () => {
      const { status } = await ask();
      expectThat(status >= 200 && status < 300, `status ${status}, not 200`);
    }),
    await check(call, 'names only formats of files that exist (DATA-6)', async () => {
      const { fileFormats = [] } = await jsonOf(await ask());
      expectThat(Array.isArray(fileFormats), 'fileFormats is no list');
      for (const format of fileFormats as unknown[]) {
        const isKnown = Object.hasOwn(FORMAT_NAMES, String(format));
        expectThat(isKnown, `fileFormats has ${String(format)}`);
      }
    }),
    await check(call, 'names only documents that exist', async () => {
      const { kinds = [] } = await jsonOf(await ask());
      expectThat(Array.isArray(kinds), 'kinds is no list');
      for (const kind of kinds as unknown[]) {
        const isKnown = KINDS.some((one) => one === kind);
        expectThat(isKnown, `kinds has ${String(kind)}`);
      }
    }),
  ];
}

/** The cadastre: what its feature service answers by the settings of a state, and that orders need a token. */
export async function checkCadastre(
  address: string,
  settings: CadastreSettings,
  token?: string,
  portal = 'http://localhost:8080',
): Promise<readonly Finding[]> {
  const findings: Finding[] = [
    ...(await checkReceiver(`${address}/cadastre/orders`, token)),
    ...(await checkOrderFields(`${address}/cadastre/orders`, token, portal)),
    await refuses('GET', `${address}/cadastre/orders`),
    ...(await answersMonitoring(`${address}/cadastre/orders`, token)),
  ];
  for (const name of COLLECTIONS) {
    const collection = settings.collections[name];
    if (!collection) continue;
    const { pathname } = new URL(collection.address);
    const call = collection.protocol === 'WFS' ? `GET ${pathname}` : `GET ${pathname}/items`;
    const finding = await check(call, `returns usable ${name}`, async () => {
      const [fault = null] = await checkFirstPage(name, settings, null);
      expectThat(fault === null, fault ?? '');
    });
    findings.push(finding);
  }
  return findings;
}
