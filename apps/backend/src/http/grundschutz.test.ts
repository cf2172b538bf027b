import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp({ env: { PORTAL_ORIGIN: 'https://portal.example' } });
});
afterAll(() => testApp.close());

const HOST = { host: 'portal.example' };

/** The headers that APP.3.1.A21 of the IT-Grundschutz names for web applications. */
const HEADERS = [
  'content-security-policy',
  'strict-transport-security',
  'content-type',
  'x-content-type-options',
  'cache-control',
];

describe('HTTP by APP.3.1.A21 of the IT-Grundschutz (LAW-7: TR-03172-3 A3.11.01)', () => {
  it.each(['/api/docs', '/api/configuration', '/api/categories'])(
    'has each header at %s',
    async (url) => {
      const { headers } = await testApp.send({ url, headers: HOST });
      for (const name of HEADERS) expect(headers, name).toHaveProperty(name);
    },
  );

  // A script of the portal reads the token against forged requests; its value is bound to the session.
  it('sets cookies with Secure and SameSite, and all but the XSRF token with HttpOnly', async () => {
    const redirectToUrl = encodeURIComponent('https://portal.example/');
    const { cookies } = await testApp.send({
      url: `/api/authenticate?redirectToUrl=${redirectToUrl}`,
      headers: HOST,
    });
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) {
      expect(cookie.secure).toBe(true);
      expect(cookie.sameSite).toBeDefined();
      expect(cookie.httpOnly ?? false).toBe(!cookie.name.endsWith('XSRF-TOKEN'));
    }
  });
});
