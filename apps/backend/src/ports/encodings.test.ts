import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mapDocuments } from '../maps/map-services.ts';
import { boundedText } from './bounded-text.ts';
import { textOf } from './feature-requests.ts';
import { requestFitConnect } from './fit-connect/request.ts';
import { callJson } from './http.ts';
import { newLoginSecrets, openIdConnect } from './identity.ts';
import { requestJson } from './xbezahldienste/request.ts';

let server: Server;
let url = '';
let type = '';
let body = Buffer.from('');
beforeAll(async () => {
  server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': type }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const LATIN_1 = 'application/json; charset=ISO-8859-1';
const NAME = '{"name":"Mühlenbüttel"}';

const departure = () =>
  openIdConnect({
    issuer: url,
    clientId: 'portal',
    clientSecret: 'secret',
    redirectUri: 'http://localhost:8080/api/authenticate/callback',
    scopes: ['openid'],
  }).begin(newLoginSecrets(), { level: undefined, language: 'de' });

const PORTS: readonly [string, () => Promise<unknown>][] = [
  ['of the authority, payment provider or postbox', () => callJson(url, 'token')],
  [
    'of a payment provider by XBezahldienste',
    async () => (await requestJson(url, { method: 'GET', headers: {}, tls: {} })).body,
  ],
  [
    'of FIT-Connect',
    async () => (await requestFitConnect(url, { method: 'GET', headers: {} })).body,
  ],
  ['of a map service', async () => JSON.parse(await mapDocuments([])(url))],
  ['of a source of parcels', async () => JSON.parse(await textOf(await fetch(url), new URL(url)))],
  ['that is refused', async () => JSON.parse(await boundedText(await fetch(url), 1000))],
];

describe.each(PORTS)('an answer %s (IN-1)', (_name, read) => {
  it('is read by the encoding that it declares', async () => {
    [type, body] = [LATIN_1, Buffer.from(NAME, 'latin1')];
    expect(await read()).toEqual({ name: 'Mühlenbüttel' });
  });

  it('is read without its byte order mark', async () => {
    [type, body] = ['application/json', Buffer.from(`\uFEFF${NAME}`)];
    expect(await read()).toEqual({ name: 'Mühlenbüttel' });
  });

  it('fails with line and byte where it declares no encoding that it has', async () => {
    [type, body] = ['application/json', Buffer.from(NAME, 'latin1')];
    await expect(read()).rejects.toThrow(
      'is not UTF-8 and declares no other encoding (line 1, byte 11)',
    );
  });
});

describe('an answer of the identity service by OpenID Connect (IN-1)', () => {
  it('is read by the encoding that it declares', async () => {
    const metadata = { issuer: url, authorization_endpoint: `${url}/büttel`, jwks_uri: url };
    [type, body] = [LATIN_1, Buffer.from(JSON.stringify(metadata), 'latin1')];
    expect((await departure()).address).toContain('/b%C3%BCttel?');
  });
});
