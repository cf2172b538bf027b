import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SignedXml } from 'xml-crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  answer,
  type AnswerChange,
  ATTRIBUTES,
  ENTITY_ID,
  ISSUER,
  keyOf,
  refusal,
} from '../saml/testing/answers.ts';
import { openSamlApp, SSO } from '../saml/testing/saml-app.ts';
import { entityIdProblem } from '../saml/metadata.ts';
import { childOf, elementsOf, parseXml } from '../saml/xml.ts';
import { NS } from '../saml/names.ts';
import { ATTEMPT_MS } from './login.ts';
import type { TestApp } from '../testing/test-app.ts';

const PORTAL = 'http://localhost:8080';
const ACS = '/api/authenticate/assertion-consumer';
const RECIPIENT = `${PORTAL}${ACS}`;
const BPK2 = 'urn:oid:1.3.6.1.4.1.25484.494450.3';

const folder = mkdtempSync(join(tmpdir(), 'saml-login-'));

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openSamlApp({ folder, env: { RATE_LIMIT_LOGIN: '1000' } });
});
afterAll(async () => {
  await testApp.close();
  rmSync(folder, { recursive: true });
});

type Inject = TestApp['app']['server']['inject'];
const injectOf = (): Inject => testApp.app.server.inject.bind(testApp.app.server);

/** A browser that begins logins, in one process or another. */
function openBrowser(inject = injectOf()) {
  const jar = new Map<string, string>();
  const visit = async (url: string) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await inject({ url, headers: { host: 'localhost:8080', cookie } });
    for (const { name, value } of reply.cookies) {
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return reply;
  };
  const begin = async (level = '', page = '/auszuege/bestellung') => {
    const target = encodeURIComponent(`${PORTAL}/#${page}`);
    const reply = await visit(
      `/api/authenticate?redirectToUrl=${target}${level && `&level=${level}`}`,
    );
    const [, field = ''] = /name="SAMLRequest" value="([^"]+)"/.exec(reply.body) ?? [];
    const xml = Buffer.from(field, 'base64').toString();
    const [, requestId = ''] = /ID="(_[^"]+)"/.exec(xml) ?? [];
    return { reply, xml, requestId };
  };
  return { jar, visit, begin };
}

/** Posts an answer as a page of another site does: without cookies. @returns the path of the callback */
async function post(field: string, inject = injectOf()): Promise<string> {
  const reply = await inject({
    method: 'POST',
    url: ACS,
    headers: {
      host: 'localhost:8080',
      origin: 'https://id.example',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({ SAMLResponse: field, RelayState: '' }).toString(),
  });
  expect(reply.statusCode).toBe(303);
  expect(reply.cookies).toEqual([]);
  return (reply.headers.location ?? '').replace(PORTAL, '');
}

const answerTo = (requestId: string, change: AnswerChange = {}): Promise<string> =>
  answer({ requestId, recipient: RECIPIENT, destination: RECIPIENT, ...change });

/** Logs in. @returns the address after the login */
async function logIn(browser: ReturnType<typeof openBrowser>, change?: AnswerChange, level = '') {
  const { requestId } = await browser.begin(level);
  const { headers } = await browser.visit(await post(await answerTo(requestId, change)));
  return headers.location;
}

const DONE = `${PORTAL}/#/auszuege/bestellung`;
const failed = (reason: string): string =>
  `${PORTAL}/?authException=failedOrCancelled${reason && `&reason=${reason}`}#/auszuege/bestellung`;

describe('a login by SAML (REAL-1)', () => {
  it('begins on a page whose form posts a signed request to the identity service, with and without scripts', async () => {
    const { reply, xml } = await openBrowser().begin();
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain(`<form method="post" action="${SSO}">`);
    const [, script = ''] = /<script>([^<]+)/.exec(reply.body) ?? [];
    const digest = Buffer.from(
      await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script)),
    ).toString('base64');
    const policy = String(reply.headers['content-security-policy']);
    expect(policy).toContain(`script-src 'sha256-${digest}'`);
    expect(policy).toContain('form-action https://id.example;');
    expect(reply.body).toContain('<button>Weiter zur Anmeldung</button>');
    const root = parseXml(xml);
    const names = elementsOf(root).map(({ localName }) => localName);
    expect(names).toEqual(['Issuer', 'Signature', 'Extensions', 'RequestedAuthnContext']);
    const signed = new SignedXml({ publicCert: keyOf('portal').certificate.toString() });
    const signature = childOf(root, NS.signature, 'Signature');
    signed.loadSignature(signature as unknown as Parameters<SignedXml['loadSignature']>[0]);
    expect(signed.checkSignature(xml)).toBe(true);
  });

  it('asks for the level, the attributes that are read, and names the service, in the order of the interface of BundID', async () => {
    const { xml } = await openBrowser().begin('LEVEL_4');
    expect(xml).toMatch(/Comparison="minimum"><saml:AuthnContextClassRef>STORK-QAA-Level-4</);
    expect(xml).toMatch(
      /<classic-ui:OrganizationDisplayName>Landesvermessung<\/classic-ui:OrganizationDisplayName><classic-ui:Lang>de<\/classic-ui:Lang><classic-ui:OnlineServiceId>BMI-X0000</,
    );
    expect(xml).toContain(`<akdb:RequestedAttribute Name="${BPK2}" RequiredAttribute="false"/>`);
    expect(xml).toMatch(/ForceAuthn="true" ID="_[\w-]+" IsPassive="false"/);
    expect((await openBrowser().begin()).xml).toContain('>STORK-QAA-Level-1<');
  });

  it('succeeds although no cookie comes with the answer, with bPK2 as key and the postbox of the person', async () => {
    const browser = openBrowser();
    expect(await logIn(browser)).toBe(DONE);
    const { body } = await browser.visit('/api/authenticated-customer');
    expect(JSON.parse(body)).toMatchObject({
      name: 'ERIKA',
      lastname: 'MUSTERMANN',
      trustLevel: 'LEVEL_4',
      address: { street: 'HEIDESTRASSE 17', zipCode: '51147', city: 'KÖLN', country: 'DE' },
    });
    const stored = await testApp.database.query(
      'select issuer, postbox from customers where subject = $1',
      ['bpk2-of-erika'],
    );
    expect(stored).toEqual([{ issuer: ISSUER, postbox: ATTRIBUTES['urn:oid:2.5.4.18'] }]);
  });

  it('names the same person at the next login, whatever the transient name', async () => {
    const browser = openBrowser();
    await logIn(browser);
    const first = JSON.parse((await browser.visit('/api/authenticated-customer')).body);
    await logIn(browser, { before: (xml) => xml.replace('transient-1', 'transient-2') });
    const second = JSON.parse((await browser.visit('/api/authenticated-customer')).body);
    expect(second.id).toBe(first.id);
  });

  it('is refused without bPK2, as for guests, and with a level that is unknown', async () => {
    const { [BPK2]: _key, ...guest } = ATTRIBUTES;
    expect(await logIn(openBrowser(), { attributes: guest })).toContain(
      'authException=incompleteData&missing=key',
    );
    expect(await logIn(openBrowser(), { level: 'STORK-QAA-Level-9' })).toBe(failed('unknownLevel'));
  });

  it('is refused when a higher level was asked for, whatever the service let through', async () => {
    const low = { level: 'STORK-QAA-Level-1' };
    expect(await logIn(openBrowser(), low)).toBe(DONE);
    expect(await logIn(openBrowser(), low, 'LEVEL_4')).toBe(failed('levelTooLow'));
    const attributes = { ...ATTRIBUTES };
    for (const name of Object.keys(attributes).filter((one) => one.endsWith('.94'))) {
      attributes[name] = 'STORK-QAA-Level-1';
    }
    expect(await logIn(openBrowser(), { attributes }, 'LEVEL_4')).toBe(failed('levelTooLow'));
  });

  it('that was cancelled returns with a sentence of its own', async () => {
    const browser = openBrowser();
    const { requestId } = await browser.begin();
    const field = Buffer.from(
      Buffer.from(refusal('Requester', 'AuthnFailed'), 'base64')
        .toString()
        .replace('_request-1', requestId)
        .replace(/Destination="[^"]*"/, `Destination="${RECIPIENT}"`),
    ).toString('base64');
    expect((await browser.visit(await post(field))).headers.location).toBe(failed('cancelled'));
  });

  it('that cannot be trusted returns as failed', async () => {
    expect(await logIn(openBrowser(), { signedWith: 'other' })).toBe(failed(''));
  });
});

describe('an answer of SAML to a login that is not open (SAFE-1)', () => {
  it('is not verified: no login, one that has ended, one that was answered, and no name of a login', async () => {
    const verified = vi.spyOn(SignedXml.prototype, 'checkSignature');
    const { now } = testApp.clock;
    const { requestId: answered } = await openBrowser().begin();
    await post(await answerTo(answered));
    expect(verified).toHaveBeenCalledTimes(1);
    const { requestId: ended } = await openBrowser().begin();
    const fields = await Promise.all(
      [answered, '_never-begun', "_'; --", '_', ended].map((id) => answerTo(id)),
    );
    for (const [index, field] of fields.entries()) {
      if (index === fields.length - 1) testApp.clock.now = new Date(now.getTime() + ATTEMPT_MS + 1);
      await post(field);
    }
    testApp.clock.now = now;
    expect(verified).toHaveBeenCalledTimes(1);
    verified.mockRestore();
  });
});

describe('an answer of SAML that is used again (REAL-1)', () => {
  it('logs nobody in, in this process or another one', async () => {
    const second = await testApp.openSecondApp();
    const inSecond: Inject = second.server.inject.bind(second.server);
    const browser = openBrowser();
    const { requestId } = await browser.begin();
    const field = await answerTo(requestId);
    const cookies = new Map(browser.jar);
    // Posted in the second process, and fetched in the first one.
    expect((await browser.visit(await post(field, inSecond))).headers.location).toBe(DONE);
    for (const inject of [injectOf(), inSecond]) {
      const thief = openBrowser(inject);
      for (const [name, value] of cookies) thief.jar.set(name, value);
      const { headers } = await thief.visit(await post(field, inject));
      expect(headers.location).toBe(`${PORTAL}/?authException=failedOrCancelled&reason=ended`);
      expect(thief.jar.has('portal_session')).toBe(false);
    }
    await second.server.close();
  });

  it('logs nobody in twice before it was fetched: the first answer to a login counts', async () => {
    const browser = openBrowser();
    const { requestId } = await browser.begin();
    await post(await answerTo(requestId, { signedWith: 'other' }));
    const { headers } = await browser.visit(await post(await answerTo(requestId)));
    expect(headers.location).toBe(failed(''));
  });

  it('logs nobody in elsewhere than in the browser that began the login, and says so (IN-4)', async () => {
    const { requestId } = await openBrowser().begin();
    const victim = openBrowser();
    await victim.begin();
    const { headers } = await victim.visit(await post(await answerTo(requestId)));
    expect(headers.location).toBe(failed('otherBrowser'));
    expect(victim.jar.has('portal_session')).toBe(false);
  });

  it('logs nobody in that was not asked for', async () => {
    const { headers } = await openBrowser().visit(await post(await answerTo('_never-begun')));
    expect(headers.location).toBe(`${PORTAL}/?authException=failedOrCancelled&reason=ended`);
  });

  it('waits for four minutes (SAFE-7)', async () => {
    const browser = openBrowser();
    const { requestId } = await browser.begin();
    const callback = await post(await answerTo(requestId));
    const { now } = testApp.clock;
    testApp.clock.now = new Date(now.getTime() + 4 * 60_000 + 1);
    const { headers } = await browser.visit(callback);
    testApp.clock.now = now;
    expect(headers.location).toBe(failed('ended'));
  });
});

describe('what the portal takes and gives for SAML (REAL-1)', () => {
  it('takes no 5 MB, and forms only where an answer arrives', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const large = `SAMLResponse=${'A'.repeat(5_000_000)}`;
    const tooLarge = { method: 'POST', url: ACS, headers: form, body: large } as const;
    expect((await testApp.send(tooLarge)).statusCode).toBe(413);
    expect((await testApp.send({ ...tooLarge, body: 'RelayState=x' })).statusCode).toBe(400);
    const other = await injectOf()({
      method: 'POST',
      url: '/api/logout',
      headers: form,
      payload: 'a=b',
    });
    expect([403, 415]).toContain(other.statusCode);
  });

  it('names an entity id that BundID does not take', () => {
    expect(entityIdProblem('https://portal.example')).toBeNull();
    for (const id of ['http://portal.example', 'https://portal.example:8443']) {
      expect(entityIdProblem(id)).toContain('without a port');
    }
  });

  it('publishes metadata with its keys and address, without id and end', async () => {
    const { body, headers } = await testApp.send({ url: '/api/authenticate/metadata' });
    expect(headers['content-type']).toContain('application/samlmetadata+xml');
    const root = parseXml(body);
    expect(root.getAttribute('entityID')).toBe(ENTITY_ID);
    expect(root.hasAttribute('ID') || root.hasAttribute('validUntil')).toBe(false);
    expect(body).toContain(`Location="${RECIPIENT}"`);
    expect(body.match(/KeyDescriptor use="(signing|encryption)"/g)).toHaveLength(2);
    expect(body).toContain(keyOf('portal').certificate.raw.toString('base64'));
  });
});
