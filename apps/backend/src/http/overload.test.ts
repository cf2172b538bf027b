import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestApp, person, type TestApp } from '../testing/test-app.ts';
import { openEmbedded } from '../testing/test-database.ts';

let testApp: TestApp;
let port: number;
/** Sockets of the test. */
const sockets: Socket[] = [];
beforeAll(async () => {
  // The embedded database has one connection, which a test can occupy.
  testApp = await openTestApp({
    database: await openEmbedded(),
    env: { MAX_CALLS: '8', BODY_SECONDS: '1', CALL_SECONDS: '2' },
  });
  await testApp.app.server.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = testApp.app.server.server.address() as AddressInfo);
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await testApp.close();
});

/** Sends the headers and half of a body. @returns what comes until the connection is closed, and the time in ms */
async function sendHalf(path: string, headers: Readonly<Record<string, string>> = {}) {
  const began = performance.now();
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  const lines = Object.entries({
    host: 'localhost:8080',
    'content-type': 'application/json',
    'content-length': '100000',
    ...headers,
  }).map(([name, value]) => `${name}: ${value}`);
  socket.write(`POST /api${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n{"parcelId": "`);
  let text = '';
  socket.on('data', (piece: Buffer) => (text += piece.toString()));
  await new Promise((resolve) => socket.once('close', resolve).once('error', resolve));
  return { text, ms: performance.now() - began };
}

describe('half-sent bodies (BIG-5)', () => {
  it.each([
    ['/price/calculate', {}, 401],
    ['/review-result', {}, 401],
    ['/authenticated-customer/logout', {}, 403],
    ['/payment-notifications', {}, 401],
  ])('are refused before they are read: %s', async (path, headers, status) => {
    const { text, ms } = await sendHalf(path, headers);
    expect(text).toContain(`HTTP/1.1 ${status} `);
    expect(text).toContain('application/problem+json');
    expect(ms).toBeLessThan(900);
  });

  it('of somebody with a session are awaited for a limited time', async () => {
    const token = await testApp.app.services.sessions.start(person('half'));
    const page = await testApp.send({
      url: '/api/health',
      headers: { cookie: `portal_session=${token}` },
    });
    const xsrf = page.cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
    const cookie = `portal_session=${token}; XSRF-TOKEN=${xsrf}`;
    const { ms } = await sendHalf('/price/calculate', { cookie, 'x-xsrf-token': xsrf });
    expect(ms).toBeGreaterThan(900);
    expect(ms).toBeLessThan(3000);
  });
});

describe('more calls than a process can do (BIG-5)', () => {
  it('are refused with 503 and Retry-After; those of orders last; health is answered', async () => {
    const client = await testApp.login(person('overload'));
    await vi.waitFor(() => expect(testApp.app.callsInProgress()).toBe(0), 5000);
    const gate = Promise.withResolvers<void>();
    // The connection of the embedded database is busy.
    const busy = testApp.database.transaction(() => gate.promise);
    const waiting = Array.from({ length: 6 }, () => client({ url: '/api/land/subdistricts' }));
    await vi.waitFor(() => expect(testApp.app.callsInProgress()).toBe(6), 10_000);
    const categories = () => testApp.app.server.inject({ url: '/api/categories' });
    const refused = await categories();
    expect([refused.statusCode, refused.json().messageKey]).toEqual([503, 'TECHNICAL_PROBLEM']);
    const times = await Promise.all(
      Array.from({ length: 40 }, async () => Number((await categories()).headers['retry-after'])),
    );
    // They do not ask all clients to return at the same moment.
    expect(new Set(times).size).toBeGreaterThan(2);
    expect(Math.min(...times)).toBeGreaterThanOrEqual(3);
    expect(Math.max(...times)).toBeLessThanOrEqual(10);
    const url = '/api/authenticate?redirectToUrl=http://localhost:8080/&other=1';
    const login = await testApp.send({
      url,
      headers: { 'sec-fetch-mode': 'navigate', 'accept-language': 'fr, en-US;q=0.8, de;q=0.5' },
    });
    expect(login.statusCode).toBe(503);
    expect(login.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(login.headers['cache-control']).toBe('no-store');
    expect(login.body).toContain('<html lang="en">');
    expect(login.body).toContain(`Please wait ${login.headers['retry-after']} seconds`);
    // A page must not end while it is read (WCAG 2.2.1).
    expect([login.headers.refresh, login.body.includes('http-equiv')]).toEqual([undefined, false]);
    expect(login.body).toContain(`href="${url.replace('&', '&amp;')}">Try again</a>`);
    expect(login.body).toContain('href="/">Cancel and go to the start page</a>');
    const essential = client({ url: '/api/authenticated-customer/orders/AAAA-BBBB-CCCC/download' });
    const health = testApp.app.server.inject({ url: '/api/health' });
    gate.resolve();
    await busy;
    expect((await essential).statusCode).toBe(404);
    expect((await health).statusCode).toBe(200);
    expect((await Promise.all(waiting)).map(({ statusCode }) => statusCode)).toEqual(
      Array.from({ length: 6 }, () => 200),
    );
    expect((await testApp.send({ url: '/api/categories' })).statusCode).toBe(200);
  });

  it('are answered with 503 when one of them takes too long', async () => {
    testApp.externalSystems.isSilent = true;
    const url = '/api/monitoring/payment';
    const began = performance.now();
    const answer = await testApp.app.server.inject({ url });
    testApp.externalSystems.isSilent = false;
    expect(answer.statusCode).toBe(503);
    expect(performance.now() - began).toBeLessThan(4000);
  });
});
