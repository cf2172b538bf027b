import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOrderScenario } from '../testing/order-scenario.ts';
import { mapPosition } from '../testing/small-cadastre.ts';
import { openTestApp, person, type TestApp } from '../testing/test-app.ts';
import { portalCookies } from './cookies.ts';
import { withoutBasePath } from './static-files.ts';

const PORTAL = 'https://state.example/kataster';
const NAVIGATION = { accept: 'text/html' };
const HOST = { host: 'state.example' };

const folder = mkdtempSync(join(tmpdir(), 'portal-base-path-'));
let testApp: TestApp;
beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Portal</title>');
  testApp = await openTestApp({
    env: {
      PORTAL_ORIGIN: 'https://state.example',
      BASE_PATH: '/kataster/',
      PORTAL_STATIC: folder,
    },
  });
});
afterAll(async () => {
  await testApp.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  testApp.send({ url, headers: { host: 'state.example', ...headers } });

describe('a portal below a path of its origin (STATE-8)', () => {
  it.each(['/kataster/', '/'])(
    'serves the page at %s: proxies may remove the path',
    async (url) => {
      expect((await get(url)).body).toContain('<title>Liegenschaftskataster online</title>');
      expect((await get(`${url}api/health`)).statusCode).toBe(200);
    },
  );

  it('adds the slash that relative addresses need', async () => {
    const answer = await get('/kataster?a=1', NAVIGATION);
    expect([answer.statusCode, answer.headers.location]).toEqual([308, `${PORTAL}/?a=1`]);
  });

  it('keeps the path in redirects of pages', async () => {
    const page = await get('/kataster/auszuege?produkt=karte', NAVIGATION);
    expect(page.headers.location).toBe('/kataster/#/auszuege?produkt=karte');
  });

  it('limits cookies to the path', async () => {
    const { cookies } = await get('/kataster/api/health');
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) expect(cookie).toMatchObject({ path: '/kataster', secure: true });
  });

  it.each([
    ['https://state.example', '__Host-portal_session'],
    [PORTAL, '__Secure-portal_session'],
    ['http://localhost:8080', 'portal_session'],
  ])('protects the cookie of the session from other hosts: %s (SEC-2)', (url, name) => {
    expect(portalCookies(url).session).toBe(name);
  });

  it('asks browsers for TLS during a year (SEC-3)', async () => {
    const { headers } = await get('/kataster/api/health');
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  });

  it('accepts the session in this cookie only', async () => {
    const client = await testApp.login(person('cookie-name'));
    expect((await client({ url: '/api/authenticated-customer', headers: HOST })).statusCode).toBe(
      200,
    );
    const token = await testApp.app.services.sessions.start(person('cookie-name'));
    const other = { ...HOST, cookie: `portal_session=${token}` };
    expect((await get('/api/authenticated-customer', other)).statusCode).toBe(401);
  });

  it('is where the identity service returns to, and a failed login ends', async () => {
    const start = await get(`/kataster/api/authenticate?redirectToUrl=${PORTAL}/%23/auszuege`);
    const { searchParams } = new URL(start.headers.location ?? '');
    expect(searchParams.get('redirect_uri')).toBe(`${PORTAL}/api/authenticate/callback`);
    const end = await get('/kataster/api/authenticate/callback?state=unknown&code=x');
    expect(end.headers.location).toBe(`${PORTAL}/?authException=failedOrCancelled&reason=ended`);
  });

  it('is where external systems return to', async () => {
    const scenario = await startOrderScenario(testApp, [mapPosition()]);
    await scenario.pay('SEPA');
    const { received } = testApp.externalSystems;
    const payment = received.find(({ path }) => path === '/payment/api/transactions');
    expect(payment?.body).toMatchObject({
      returnUrl: `${PORTAL}/api/payment-status/${scenario.number}`,
      notifyUrl: `${PORTAL}/api/payment-notifications`,
    });
  });

  it('is named in the contract that it serves', async () => {
    expect((await get('/kataster/api/openapi.json')).json().servers).toEqual([
      { url: '/kataster/api' },
    ]);
  });
});

describe('the address without the base path', () => {
  it.each([
    ['/kataster/api/health?x', '/api/health?x'],
    ['/kataster', '/'],
    ['/kataster?x', '/?x'],
    ['/kataster-other/x', '/kataster-other/x'],
    ['/api/health', '/api/health'],
  ])('%s → %s', (url, expected) => expect(withoutBasePath(url, '/kataster')).toBe(expected));
});
