import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mapDocuments } from '../maps/map-services.ts';
import { BodyTooLarge, boundedText, limited } from './bounded-text.ts';
import { textOf } from './feature-requests.ts';
import { requestFitConnect } from './fit-connect/request.ts';
import { callJson } from './http.ts';
import { newLoginSecrets, openIdConnect } from './identity.ts';
import { requestJson } from './xbezahldienste/request.ts';

const MEGABYTE = 1024 * 1024;
/** What the server sends to a client that reads to the end. */
const WHOLE = 100 * MEGABYTE;

let server: Server;
let url = '';
let sent = 0;
/** A server whose answer ends after 100 MB only, or when the connection is closed. */
beforeAll(async () => {
  const piece = Buffer.alloc(64 * 1024, ' ');
  server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    const endless = new Readable({
      read() {
        sent += piece.length;
        this.push(sent > WHOLE ? null : piece);
      },
    });
    endless.pipe(response);
    response.once('close', () => endless.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  sent = 0;
});

const openIdentity = () =>
  openIdConnect({
    issuer: url,
    clientId: 'portal',
    clientSecret: 'secret',
    redirectUri: 'http://localhost:8080/api/authenticate/callback',
    scopes: ['openid'],
  });

describe('an answer that does not end (SAFE-1)', () => {
  it.each<[string, number, string, () => Promise<unknown>]>([
    [
      'of the authority, payment provider or postbox',
      1,
      'BodyTooLarge',
      () => callJson(url, 'token'),
    ],
    [
      'of a payment provider by XBezahldienste',
      1,
      'BodyTooLarge',
      () => requestJson(url, { method: 'GET', headers: {}, tls: {} }),
    ],
    [
      'of the identity service by OpenID Connect',
      1,
      'something went wrong',
      () => openIdentity().begin(newLoginSecrets(), { level: undefined, language: 'de' }),
    ],
    [
      'of FIT-Connect',
      4,
      'BodyTooLarge',
      () => requestFitConnect(url, { method: 'GET', headers: {} }),
    ],
    ['of a map service', 32, 'has more than', () => mapDocuments([])(url)],
    [
      'of a source of parcels',
      64,
      'is larger than 64 MB',
      async () => textOf(await fetch(url), new URL(url)),
    ],
  ])('is refused and not read any further: %s', async (_name, megabytes, reason, read) => {
    await expect(read()).rejects.toThrow(reason);
    // Buffers of both sides hold some more.
    expect(sent).toBeLessThan((megabytes + 12) * MEGABYTE);
  });
});

const responseOf = (bytes: number): Response => new Response('x'.repeat(bytes), { status: 201 });

describe('a body with a limit', () => {
  it('is read when it is not longer', async () => {
    const read = limited(responseOf(100), 100);
    expect([read.status, await read.text()]).toEqual([201, 'x'.repeat(100)]);
    expect(await limited(new Response(null, { status: 204 }), 1).text()).toBe('');
  });

  it('fails when it is longer, or is read to its limit by whoever needs the beginning only', async () => {
    await expect(limited(responseOf(101), 100).text()).rejects.toThrow(BodyTooLarge);
    expect(await boundedText(responseOf(101), 100)).toHaveLength(101);
  });
});
