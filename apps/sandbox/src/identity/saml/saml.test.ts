import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fastify, type FastifyInstance } from 'fastify';
import formbody from '@fastify/formbody';
import { SignedXml } from 'xml-crypto';
import { decrypt } from 'xml-encryption';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { samlPlugin } from './index.ts';
import type { NamedKey } from '../../keys.ts';
import { openSamlKey } from './keys.ts';

const SSO = 'http://identity.test/identity/saml/sso';
const MAIL = 'urn:oid:0.9.2342.19200300.100.1.3';
const LEVEL = 'urn:oid:1.2.40.0.10.2.1.1.261.94';

let key: NamedKey;
let portal: Server;
let app: FastifyInstance;
let acs: string;
beforeAll(async () => {
  key = await openSamlKey(null);
  const certificate = key.certificate.raw.toString('base64');
  const keyXml = (use: string): string =>
    `<KeyDescriptor use="${use}"><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:X509Data><ds:X509Certificate>${certificate}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></KeyDescriptor>`;
  portal = createServer((_request, response) => {
    response.end(
      `<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="https://portal.test"><SPSSODescriptor>${keyXml('signing')}${keyXml('encryption')}<AssertionConsumerService Location="${acs}"/></SPSSODescriptor></EntityDescriptor>`,
    );
  });
  await new Promise<void>((resolve) => portal.listen(0, '127.0.0.1', resolve));
  const portalUrl = `http://127.0.0.1:${(portal.address() as AddressInfo).port}`;
  acs = `${portalUrl}/acs`;
  app = fastify();
  await app.register(formbody);
  await app.register(samlPlugin, { origin: 'http://identity.test', portalUrl, dataFolder: null });
});
afterAll(async () => {
  await app.close();
  portal.close();
});

const EXTENSION = `<samlp:Extensions><akdb:AuthenticationRequest xmlns:akdb="https://www.akdb.de/request/2018/09" Version="2"><akdb:RequestedAttributes><akdb:RequestedAttribute Name="${MAIL}"/><akdb:RequestedAttribute Name="${LEVEL}"/></akdb:RequestedAttributes><akdb:DisplayInformation><c:Version xmlns:c="https://www.akdb.de/request/2018/09/classic-ui/v1"><c:OrganizationDisplayName>Katasteramt</c:OrganizationDisplayName></c:Version></akdb:DisplayInformation></akdb:AuthenticationRequest></samlp:Extensions>`;

function request(change: (xml: string) => string = (xml) => xml): string {
  return change(
    `<samlp:AuthnRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_r1" Version="2.0" Destination="${SSO}" AssertionConsumerServiceURL="${acs}"><saml:Issuer>https://portal.test</saml:Issuer>${EXTENSION}<samlp:RequestedAuthnContext Comparison="minimum"><saml:AuthnContextClassRef>STORK-QAA-Level-1</saml:AuthnContextClassRef></samlp:RequestedAuthnContext></samlp:AuthnRequest>`,
  );
}

function sign(xml: string): string {
  const signed = new SignedXml({
    privateKey: key.privateKey,
    signatureAlgorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    canonicalizationAlgorithm: 'http://www.w3.org/2001/10/xml-exc-c14n#',
  });
  signed.addReference({
    xpath: '/*',
    transforms: [
      'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
      'http://www.w3.org/2001/10/xml-exc-c14n#',
    ],
    digestAlgorithm: 'http://www.w3.org/2001/04/xmlenc#sha256',
  });
  signed.computeSignature(xml);
  return signed.getSignedXml();
}

const post = (url: string, form: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });

const begin = (xml: string) =>
  post('/identity/saml/sso', { SAMLRequest: Buffer.from(xml).toString('base64') });

/** Logs in. @returns the response of SAML, and its assertion if there is one */
async function logIn(choice: string) {
  const { headers } = await begin(sign(request()));
  const page = await post(headers.location ?? '', { choice });
  expect(page.body).toContain(`<form method="post" action="${acs}">`);
  const [, field = ''] = /name="SAMLResponse" value="([^"]+)"/.exec(page.body) ?? [];
  const xml = Buffer.from(field, 'base64').toString();
  const assertion = await new Promise<string>((resolve) => {
    if (!xml.includes('EncryptedAssertion')) resolve('');
    else decrypt(xml, { key: key.privateKey }, (_error, result) => resolve(result));
  });
  return { xml, assertion };
}

describe('the identity provider of SAML (REAL-8)', () => {
  test('offers people by level, and answers with the attributes that were asked for', async () => {
    const { headers } = await begin(sign(request()));
    const page = await app.inject({ url: headers.location ?? '' });
    for (const name of ['Max Muster (Benutzername und Passwort)', 'Max Muster (Online-Ausweis)']) {
      expect(page.body).toContain(name);
    }
    const { assertion } = await logIn('max-muster:1');
    expect(assertion).toContain('STORK-QAA-Level-1');
    expect(assertion).toContain(`<saml2:Attribute Name="${MAIL}">`);
    expect(assertion).toContain('Name="urn:oid: 1.2.40.0.10.2.1.1.261.94"');
    expect(assertion.match(/<saml2:Attribute /g)).toHaveLength(2);
    expect(assertion).toContain('http://www.w3.org/2007/05/xmldsig-more#sha256-rsa-MGF1');
  });

  test('offers the online ID card only when a high level is needed', async () => {
    const xml = sign(request((one) => one.replace('STORK-QAA-Level-1', 'STORK-QAA-Level-4')));
    const { headers } = await begin(xml);
    const { body } = await app.inject({ url: headers.location ?? '' });
    expect(body).toContain('Max Muster (Online-Ausweis)');
    expect(body).not.toContain('Benutzername und Passwort');
  });

  test('answers a cancelled login with a status, and each login once', async () => {
    const { xml } = await logIn('');
    expect(xml).toContain('urn:oasis:names:tc:SAML:2.0:status:AuthnFailed');
    const { headers } = await begin(sign(request()));
    await post(headers.location ?? '', { choice: '' });
    expect((await post(headers.location ?? '', { choice: '' })).statusCode).toBe(410);
  });

  test.each<[string, () => string]>([
    ['saml-request-not-signed', () => request()],
    ['saml-request-not-signed', () => sign(request()).replace('_r1"', '_r1" Consent="x"')],
    ['akdb-extension-missing', () => sign(request((xml) => xml.replace(EXTENSION, '')))],
    ['akdb-extension-v1-deprecated', () => sign(request((xml) => xml.replace('"2">', '"1">')))],
    [
      'organization-display-name-missing',
      () => sign(request((xml) => xml.replace('Katasteramt', ''))),
    ],
    [
      'unknown-service',
      () => sign(request((xml) => xml.replace('r>https://portal.test', 'r>https://x.test'))),
    ],
    ['unknown-address', () => sign(request((xml) => xml.replace(acs, 'https://evil.test')))],
  ])('refuses a request as BundID does: %s', async (code, xml) => {
    const { statusCode, body } = await begin(xml());
    expect(statusCode).toBe(400);
    expect(body).toContain(code);
  });
});
