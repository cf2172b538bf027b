import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answer, type AnswerChange, ENTITY_ID, keyFile } from '../saml/testing/answers.ts';
import { identityIn, SSO } from '../saml/testing/saml-app.ts';
import { organisationIdentityIn } from '../testing/organisation-identity.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const PORTAL = 'http://localhost:8080';
const ISSUER = 'https://organisations.example';
const PERSONS = 'https://id.example/idp';
const ACS = {
  PERSON: '/api/authenticate/assertion-consumer',
  ORGANISATION: '/api/authenticate/organisation/assertion-consumer',
} as const;
type Account = keyof typeof ACS;

const folder = mkdtempSync(join(tmpdir(), 'organisation-login-'));

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp({
    identity: identityIn(folder),
    organisationIdentity: organisationIdentityIn(folder),
    env: {
      IDENTITY_ISSUER: PERSONS,
      IDENTITY_CLIENT_ID: ENTITY_ID,
      IDENTITY_CLIENT_SECRET: '',
      IDENTITY_SSO_URL: SSO,
      IDENTITY_KEYS: keyFile('portal'),
      IDENTITY_CERTIFICATES: keyFile('provider'),
      ORGANISATION_IDENTITY_ISSUER: ISSUER,
      ORGANISATION_IDENTITY_CLIENT_ID: ENTITY_ID,
      ORGANISATION_IDENTITY_SSO_URL: `${ISSUER}/sso`,
      ORGANISATION_IDENTITY_KEYS: keyFile('portal'),
      // The worst case: both services sign with the same key.
      ORGANISATION_IDENTITY_CERTIFICATES: keyFile('provider'),
      RATE_LIMIT_LOGIN: '1000',
    },
  });
});
afterAll(async () => {
  await testApp.close();
  rmSync(folder, { recursive: true });
});

const ADDRESS = `<e:Anschrift xmlns:e="http://www.elster.de/schema/ekona/saml/extensions"><e:Typ>Inland</e:Typ><e:Strasse>Am Markt</e:Strasse><e:Hausnummer>2</e:Hausnummer><e:PLZ>15990</e:PLZ><e:Ort>Lindenau</e:Ort></e:Anschrift>`;
const ATTRIBUTES: Readonly<Record<string, string>> = {
  ElsterVertrauensniveauIdentifizierung: 'hoch',
  ElsterVertrauensniveauAuthentifizierung: 'substanziell',
  Pseudonym: 'p-1',
  Vorname: 'Nora',
  Name: 'Notar',
  ElsterId: '4711',
  PersTyp: 'NichtNatPerson',
  Firmenname: 'Notariat Lindenau',
  Rechtsform: 'GbR',
  Anschrift: ADDRESS,
};

/** A browser with its cookies. */
function openBrowser() {
  const jar = new Map<string, string>();
  const visit = async (url: string) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await testApp.app.server.inject({
      url,
      headers: { host: 'localhost:8080', cookie },
    });
    for (const { name, value } of reply.cookies) {
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return reply;
  };
  /** Begins a login. @returns the id of its request */
  const begin = async (account: Account, level = ''): Promise<string> => {
    const target = encodeURIComponent(`${PORTAL}/`);
    const { body } = await visit(
      `/api/authenticate?redirectToUrl=${target}&account=${account}${level && `&level=${level}`}`,
    );
    const [, field = ''] = /name="SAMLRequest" value="([^"]+)"/.exec(body) ?? [];
    const [, id = ''] = /ID="(_[^"]+)"/.exec(Buffer.from(field, 'base64').toString()) ?? [];
    return id;
  };
  return { jar, visit, begin };
}

/** Posts an answer. @returns the path of the callback */
async function post(account: Account, field: string): Promise<string> {
  const reply = await testApp.app.server.inject({
    method: 'POST',
    url: ACS[account],
    headers: {
      host: 'localhost:8080',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({ SAMLResponse: field }).toString(),
  });
  return (reply.headers.location ?? '').replace(PORTAL, '');
}

/** The answer of the service of an account to a request. */
const answerOf = (account: Account, requestId: string, change: AnswerChange = {}) =>
  answer({
    requestId,
    recipient: `${PORTAL}${ACS[account]}`,
    destination: `${PORTAL}${ACS[account]}`,
    ...(account === 'ORGANISATION' && {
      issuer: ISSUER,
      level: 'unspecified',
      attributes: ATTRIBUTES,
    }),
    ...change,
  });

/** Logs in for an organisation. @returns where the login leads, and who is logged in */
async function logIn(change: Readonly<Record<string, string>> = {}, level = '') {
  const browser = openBrowser();
  const requestId = await browser.begin('ORGANISATION', level);
  const attributes = Object.fromEntries(
    Object.entries({ ...ATTRIBUTES, ...change }).filter(([, value]) => value !== ''),
  );
  const field = await answerOf('ORGANISATION', requestId, { attributes });
  const { headers } = await browser.visit(await post('ORGANISATION', field));
  const customer = await browser.visit('/api/authenticated-customer');
  return { location: headers.location, customer: JSON.parse(customer.body), browser };
}

describe('a login for an organisation (ORG-1)', () => {
  it('names person and organisation, with the address that is XML in its attribute', async () => {
    const { location, customer } = await logIn();
    expect(location).toBe(`${PORTAL}/`);
    expect(customer).toMatchObject({
      name: 'Nora',
      lastname: 'Notar',
      email: '',
      organisation: { name: 'Notariat Lindenau' },
      address: { street: 'Am Markt 2', zipCode: '15990', city: 'Lindenau', country: 'DE' },
    });
  });

  it.each([
    ['the text of an element', ADDRESS.replaceAll('<', '&lt;').replaceAll('"', '&quot;')],
    [
      'elements without one around them',
      ADDRESS.replace(/<\/?e:Anschrift[^>]*>/g, '').replaceAll('e:', ''),
    ],
  ])('reads the address also as %s', async (_name, Anschrift) => {
    const { customer } = await logIn({ Anschrift });
    expect(customer.address).toMatchObject({ street: 'Am Markt 2', city: 'Lindenau' });
  });

  it('has the lower one of both levels, in the words of Mein Unternehmenskonto', async () => {
    expect((await logIn()).customer.trustLevel).toBe('LEVEL_3');
    const high = await logIn({ ElsterVertrauensniveauAuthentifizierung: 'hoch' });
    expect(high.customer.trustLevel).toBe('LEVEL_4');
    const { location } = await logIn({ ElsterVertrauensniveauIdentifizierung: 'sehr hoch' });
    expect(location).toContain('reason=unknownLevel');
    expect((await logIn({}, 'LEVEL_4')).location).toContain('reason=organisationLevelTooLow');
  });

  it('has the name of the person for a natural person in trade without a firm', async () => {
    const { customer } = await logIn({ Firmenname: '', PersTyp: 'NatPerson' });
    expect(customer.organisation.name).toBe('Nora Notar');
    expect((await logIn({ Firmenname: '' })).location).toContain('reason=noOrganisation');
  });

  it('is refused with a sentence when the service names no organisation, as for a removed employee', async () => {
    const { location, browser, customer } = await logIn({ ElsterId: '' });
    expect(location).toBe(`${PORTAL}/?authException=failedOrCancelled&reason=noOrganisation`);
    expect(browser.jar.has('portal_session')).toBe(false);
    expect(customer.messageKey).toBe('NOT_AUTHENTICATED');
  });

  it.each<[string, string]>([
    [
      'a document type',
      '&lt;!DOCTYPE a [&lt;!ENTITY b "c">]>&lt;a>&lt;Ort>&amp;b;&lt;/Ort>&lt;/a>',
    ],
    ['too many elements', `&lt;a>${'&lt;b/>'.repeat(500)}&lt;/a>`],
    ['elements that are nested too deeply', `${'&lt;a>'.repeat(60)}${'&lt;/a>'.repeat(60)}`],
    ['an element twice', '&lt;a>&lt;Ort>A&lt;/Ort>&lt;Ort>B&lt;/Ort>&lt;/a>'],
    ['no XML', 'Am Markt 2'],
  ])('is refused when the text of the address has %s (SAFE-1)', async (_name, Anschrift) => {
    expect((await logIn({ Anschrift })).location).toContain('authException=failedOrCancelled');
  });

  it('is another customer than the same key for another organisation', async () => {
    const { customer: first } = await logIn();
    const { customer: again } = await logIn();
    const { customer: other } = await logIn({ ElsterId: '4712' });
    expect(again).toMatchObject({ id: first.id, organisation: { id: first.organisation.id } });
    expect(other.id).not.toBe(first.id);
    expect(other.organisation.id).not.toBe(first.organisation.id);
  });
});

describe('two identity services (ORG-1)', () => {
  it('have their own addresses in their metadata', async () => {
    const { body } = await testApp.send({ url: '/api/authenticate/organisation/metadata' });
    expect(body).toContain(`Location="${PORTAL}${ACS.ORGANISATION}"`);
    expect(body).not.toContain(`"${PORTAL}${ACS.PERSON}"`);
  });

  it.each<[Account, Account]>([
    ['ORGANISATION', 'PERSON'],
    ['PERSON', 'ORGANISATION'],
  ])('never complete each other: the answer of %s to a login of %s', async (from, begun) => {
    const browser = openBrowser();
    const requestId = await browser.begin(begun);
    const state = requestId.slice(1);
    // The answer is right in itself, and names the login of the other service: at its own address, and at that of the other one.
    const attempts: readonly [Account, AnswerChange][] = [
      [from, {}],
      [begun, {}],
      [begun, { recipient: `${PORTAL}${ACS[begun]}`, destination: `${PORTAL}${ACS[begun]}` }],
    ];
    for (const [at, change] of attempts.slice(0, 1)) {
      const location = await post(at, await answerOf(from, requestId, change));
      const { headers } = await browser.visit(location);
      expect(headers.location).toContain('authException=failedOrCancelled');
      expect(browser.jar.has('portal_session')).toBe(false);
    }
    // The callback of the other service does not end the login either.
    const callback =
      from === 'PERSON' ? '/api/authenticate/callback' : '/api/authenticate/organisation/callback';
    const again = await browser.begin(begun);
    await post(begun, await answerOf(begun, again));
    await browser.visit(`${callback}?state=${again.slice(1)}`);
    expect(browser.jar.has('portal_session')).toBe(false);
    expect(state).not.toBe('');
    for (const [at, change] of attempts.slice(1)) {
      const other = openBrowser();
      const id = await other.begin(begun);
      const location = await post(at, await answerOf(from, id, change));
      expect((await other.visit(location)).headers.location).toContain('authException');
      expect(other.jar.has('portal_session')).toBe(false);
    }
  });

  it('have logins that can be under way in one browser at once', async () => {
    const browser = openBrowser();
    const organisation = await browser.begin('ORGANISATION');
    const person = await browser.begin('PERSON');
    await browser.visit(await post('PERSON', await answerOf('PERSON', person)));
    const first = JSON.parse((await browser.visit('/api/authenticated-customer')).body);
    await browser.visit(await post('ORGANISATION', await answerOf('ORGANISATION', organisation)));
    const second = JSON.parse((await browser.visit('/api/authenticated-customer')).body);
    expect([first.organisation, second.organisation?.name]).toEqual([
      undefined,
      'Notariat Lindenau',
    ]);
  });

  it('are probed both, and offered by the configuration', async () => {
    const { body } = await testApp.send({ url: '/api/configuration' });
    expect(JSON.parse(body).organisationLogin).toBe(true);
  });
});

describe('a state without a login for organisations (ORG-1)', () => {
  it('behaves as before, and answers its calls with 404', async () => {
    const without = await openTestApp();
    const { body } = await without.send({ url: '/api/configuration' });
    expect(body).not.toContain('organisationLogin');
    const target = encodeURIComponent(`${PORTAL}/`);
    for (const url of [
      `/api/authenticate?redirectToUrl=${target}&account=ORGANISATION`,
      '/api/authenticate/organisation/callback?state=a',
      '/api/authenticate/organisation/metadata',
    ]) {
      expect((await without.send({ url })).statusCode).toBe(404);
    }
    await without.close();
  });
});
