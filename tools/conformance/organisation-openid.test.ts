import {
  createServer,
  type IncomingMessage,
  request as forward,
  type Server,
  type ServerResponse,
} from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { organisationIdentityIn } from '../../apps/backend/src/testing/organisation-identity.ts';
import { openTestApp, type TestApp } from '../../apps/backend/src/testing/test-app.ts';
import { createBrowser, startSandbox } from '../../apps/sandbox/src/testing/start.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { addressOf } from './double.ts';

const PORTAL = 'http://localhost:8080';
const CALLBACK = '/api/authenticate/organisation/callback';

const folder = temporaryFolder('organisation-openid');
let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let proxy: Server;
let testApp: TestApp;
/** Changes what the identity service answers, by the end of the path. */
const changes = new Map<string, (body: string) => string>();

/** Sends an answer of the sandbox on, changed if there is a change for its path. */
async function passOn(
  answer: IncomingMessage,
  path: string,
  response: ServerResponse,
): Promise<void> {
  const body = await text(answer);
  const change = changes.get(path.replace(/^.*\//, ''));
  const { 'content-length': _length, 'transfer-encoding': _coding, ...headers } = answer.headers;
  response.writeHead(answer.statusCode ?? 500, headers).end(change ? change(body) : body);
}

/** Passes requests on to the sandbox under the name of the proxy, and changes its answers. */
const startProxy = (): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer((request, response) => {
      const { method, url: path = '/', headers } = request;
      const { port } = sandbox.environment;
      const passed = forward(
        { host: 'localhost', port, method, path, headers },
        (answer) => void passOn(answer, path, response),
      );
      request.pipe(passed);
    });
    server.listen(0, '127.0.0.1', () => resolve(server));
  });

beforeAll(async () => {
  proxy = await startProxy();
  sandbox = await startSandbox(PORTAL, 'lindenmark', null, addressOf(proxy));
  testApp = await openTestApp({
    organisationIdentity: organisationIdentityIn(folder.path, {
      protocol: 'openid-connect',
      saml: undefined,
      scopes: ['openid', 'profile', 'address'],
      claims: {
        key: 'sub',
        level: 'trust_level',
        organisationKey: 'organisation_id',
        organisationName: 'organisation_name',
        legalForm: 'legal_form',
        activity: 'activity',
        personType: 'organisation_type',
      },
      trustLevels: { substanziell: 'LEVEL_3', hoch: 'LEVEL_4' },
    }),
    env: {
      ORGANISATION_IDENTITY_ISSUER: `${addressOf(proxy)}/organisation-identity`,
      ORGANISATION_IDENTITY_CLIENT_ID: sandbox.environment.clientId,
      ORGANISATION_IDENTITY_CLIENT_SECRET: sandbox.environment.clientSecret,
      RATE_LIMIT_LOGIN: '1000',
    },
  });
});
afterEach(() => changes.clear());
afterAll(async () => {
  await testApp.close();
  await sandbox.app.close();
  proxy.close();
  folder[Symbol.dispose]();
});

/** The browser of a person: cookies of the portal; the sandbox has its own. */
function openBrowser() {
  const jar = new Map<string, string>();
  return async (url: string) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await testApp.app.server.inject({
      url: url.replace(PORTAL, ''),
      headers: { host: 'localhost:8080', cookie },
    });
    for (const { name, value } of reply.cookies) {
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return reply;
  };
}

/** Begins a login and chooses a person at the service. @returns where the service sends the browser, and the browser */
async function choose(employee: string) {
  const visit = openBrowser();
  const target = encodeURIComponent(`${PORTAL}/`);
  const begun = await visit(`/api/authenticate?redirectToUrl=${target}&account=ORGANISATION`);
  const browse = createBrowser();
  const origin = addressOf(proxy);
  const locationOf = (answer: Response): string =>
    new URL(answer.headers.get('location') ?? '', origin).href;
  const page = locationOf(await browse(String(begun.headers.location)));
  expect(await (await browse(page)).text()).toContain('Nora Notar (Notariat Lindenau)');
  const resumed = locationOf(await browse(page, { person: employee }));
  return { visit, callback: locationOf(await browse(resumed)) };
}

/** Who is logged in, and where the callback leads. */
async function outcome(visit: ReturnType<typeof openBrowser>, callback: string) {
  const { headers } = await visit(callback);
  const { statusCode, body } = await visit('/api/authenticated-customer');
  return {
    location: String(headers.location),
    customer: statusCode === 200 ? JSON.parse(body) : null,
  };
}

async function logIn(employee: string) {
  const { visit, callback } = await choose(employee);
  return outcome(visit, callback);
}

const changeClaims =
  (change: object) =>
  (body: string): string =>
    JSON.stringify({ ...JSON.parse(body), ...change });

describe('a login for an organisation by OpenID Connect, at the sandbox (ORG-1)', () => {
  it('names person, organisation, address and level from the claims', async () => {
    const { location, customer } = await logIn('nora-notar');
    expect(location).toBe(`${PORTAL}/`);
    expect(customer).toMatchObject({
      name: 'Nora',
      lastname: 'Notar',
      trustLevel: 'LEVEL_4',
      organisation: { name: 'Notariat Lindenau' },
      address: { street: 'Am Markt 2', zipCode: '15990', city: 'Lindenau', country: 'DE' },
    });
    const colleague = await logIn('benno-buero');
    expect(colleague.customer.organisation).toEqual(customer.organisation);
    expect(colleague.customer.id).not.toBe(customer.id);
    const firm = await logIn('fiona-firma');
    expect(firm.customer).toMatchObject({
      trustLevel: 'LEVEL_3',
      organisation: { name: 'Seeheimer Netz GmbH' },
    });
    expect((await logIn('egon-einzel')).customer.organisation.name).toBe('Egon Einzel');
  });

  it.each([
    ['anna-ausgeschieden', '&reason=noOrganisation'],
    ['gustav-gesperrt', ''],
    ['', ''],
  ])('of %j is refused', async (employee, reason) => {
    const { location, customer } = await logIn(employee);
    expect(location).toBe(`${PORTAL}/?authException=failedOrCancelled${reason}`);
    expect(customer).toBeNull();
  });

  it.each<[string, string, (body: string) => string]>([
    ['claims of another person', 'me', changeClaims({ sub: 'benno-buero' })],
    ['no organisation', 'me', changeClaims({ organisation_id: undefined })],
    ['an organisation that is no text', 'me', changeClaims({ organisation_id: { id: '1' } })],
    ['an organisation without name', 'me', changeClaims({ organisation_name: '' })],
    ['a level without meaning', 'me', changeClaims({ trust_level: 'sehr hoch' })],
    ['claims that are no JSON', 'me', () => 'claims'],
    ['no ID token', 'token', changeClaims({ id_token: undefined })],
    ['an ID token that is not signed', 'token', unsigned],
    [
      'an ID token with a changed signature',
      'token',
      (body) => body.replace(/(\.[\w-]{80})\w/, '$1_'),
    ],
  ])('is refused when the answer has %s', async (_name, end, change) => {
    const { visit, callback } = await choose('nora-notar');
    changes.set(end, change);
    const { location, customer } = await outcome(visit, callback);
    expect(location).toContain('authException=');
    expect(customer).toBeNull();
  });

  it('is refused with the ID token of an earlier login, whose nonce is another one', async () => {
    let earlier = '';
    changes.set('token', (body) => {
      earlier = JSON.parse(body).id_token;
      return body;
    });
    expect((await logIn('nora-notar')).customer).not.toBeNull();
    changes.set('token', (body) => changeClaims({ id_token: earlier })(body));
    const { location, customer } = await logIn('nora-notar');
    expect(location).toContain('authException=');
    expect(customer).toBeNull();
  });

  it('completes once, and only in the browser that began it', async () => {
    const { visit, callback } = await choose('nora-notar');
    expect((await outcome(openBrowser(), callback)).customer).toBeNull();
    expect((await outcome(visit, callback)).customer?.name).toBe('Nora');
    expect((await outcome(openBrowser(), callback)).customer).toBeNull();
  });

  it('does not complete at the callback of the service of people', async () => {
    const { visit, callback } = await choose('nora-notar');
    const wrong = callback.replace(CALLBACK, '/api/authenticate/callback');
    expect(wrong).not.toBe(callback);
    expect((await outcome(visit, wrong)).customer).toBeNull();
  });
});

/** The ID token with the algorithm `none`. */
function unsigned(body: string): string {
  const answer = JSON.parse(body);
  const [, claims = ''] = String(answer.id_token).split('.');
  const header = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
  return JSON.stringify({ ...answer, id_token: `${header}.${claims}.` });
}
