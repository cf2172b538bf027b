import { loadContract } from '@portal/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationsOf } from '../contract/operations.ts';
import { type TestApp, openTestApp, person } from '../testing/test-app.ts';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await openTestApp({ env: { RATE_LIMIT_PRICE: '3' } });
});
afterAll(() => testApp.close());

describe('contract', () => {
  it('has exactly one handler for every operation', () => {
    const ids = operationsOf(loadContract()).map(({ operation }) => operation.operationId);
    expect(Object.keys(testApp.app.services.handlers).toSorted()).toEqual(ids.toSorted());
  });

  it('is served as JSON and as a page', async () => {
    expect((await testApp.send({ url: '/api/openapi.json' })).json().openapi).toBe('3.1.0');
    const page = await testApp.send({ url: '/api/docs' });
    expect(page.headers['content-type']).toContain('text/html');
    for (const { operation } of operationsOf(loadContract())) {
      expect(page.body).toContain(`id="${operation.operationId}"`);
    }
    expect(page.body).not.toContain('<script');
  });

  it('answers public calls', async () => {
    const paths = [
      'configuration',
      'health',
      'categories',
      'categories/karten',
      'categories/karten/products',
    ];
    for (const path of [
      ...paths,
      'products/liegenschaftskarte',
      'monitoring/search',
      'monitoring/payment',
    ]) {
      expect((await testApp.send({ url: `/api/${path}` })).statusCode).toBe(200);
    }
    expect((await testApp.send({ url: '/api/products/unknown' })).statusCode).toBe(404);
  });
});

/** The addresses of all calls that read. */
const READING = operationsOf(loadContract())
  .filter(({ method }) => method === 'get')
  .map(({ path }) => `/api${path.replaceAll(/\{\w+\}/g, 'unknown')}`);

describe('HEAD (IN-5)', () => {
  it.each(READING)('is answered as GET, without a body: %s', async (url) => {
    const clients = [testApp.send, await testApp.login(person('head'))];
    for (const client of clients) {
      const [get, head] = [await client({ url }), await client({ method: 'HEAD', url })];
      expect(head.statusCode).toBe(get.statusCode);
      expect(head.headers['content-type']).toBe(get.headers['content-type']);
      expect(head.body).toBe('');
    }
  });
});

const problem = (answer: { headers: object; json(): unknown }) => {
  expect(answer.headers).toMatchObject({ 'content-type': 'application/problem+json' });
  return answer.json();
};

describe('errors', () => {
  it('are problems with a message key', async () => {
    expect(problem(await testApp.send({ url: '/api/nothing' }))).toMatchObject({
      messageKey: 'NOT_FOUND',
    });
    expect(problem(await testApp.send({ url: '/api/authenticated-customer' }))).toMatchObject({
      status: 401,
    });
    const client = await testApp.login(person('errors'));
    const broken = await client({
      method: 'POST',
      url: '/api/price/calculate',
      body: '{"',
      headers: { 'content-type': 'application/json' },
    });
    expect(problem(broken)).toMatchObject({ status: 400, messageKey: 'INVALID_REQUEST' });
    const wrong = await client({
      method: 'POST',
      url: '/api/price/calculate',
      body: [{ productId: 'a' }],
    });
    expect(problem(wrong)).toMatchObject({
      errors: [{ field: '0.paperCopies', messageKey: 'INVALID' }],
    });
    const mistyped = await client({ url: '/api/authenticated-customer/orders/4711' });
    expect(problem(mistyped)).toMatchObject({ status: 400, messageKey: 'INVALID_ID' });
  });

  it.each([
    [
      'POST',
      '/api/land/parcels/search-by-parcel-details',
      { localSubdistrictId: '06\u00005', cadastralSection: '3', parcelNumber: '1' },
    ],
    [
      'POST',
      '/api/land/parcels/search-by-land-register',
      { landRegisterDistrictId: '06\u00005', bookingSheet: '1' },
    ],
  ] as const)('reject NUL characters in %s %s', async (method, url, params) => {
    const client = await testApp.login(person('nul'));
    const answer = await client({ method, url, body: { params, page: 0, limit: 7 } });
    expect(problem(answer)).toMatchObject({ status: 400, messageKey: 'INVALID_REQUEST' });
  });

  it('reject NUL characters in query and path', async () => {
    const cookie = 'portal_login_a=0.secret';
    for (const url of [
      '/api/authenticate/callback?code=a&state=a%00b',
      '/api/verifications/a%00b',
    ]) {
      expect(problem(await testApp.send({ url, headers: { cookie } }))).toMatchObject({
        status: 400,
      });
    }
  });

  it('answer invalid URLs and media types with a problem', async () => {
    for (const url of ['/api/%zz', `/api/products/${'a'.repeat(300)}`]) {
      const answer = await testApp.app.server.inject({ url, headers: { host: 'localhost:8080' } });
      expect([400, 404]).toContain(answer.statusCode);
      problem(answer);
    }
    const client = await testApp.login(person('media-type'));
    const answer = await client({
      method: 'POST',
      url: '/api/price/calculate',
      body: 'a=b',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(problem(answer)).toMatchObject({ status: 415 });
  });

  it('limit the rate of price calculations (SEC-6)', async () => {
    const client = await testApp.login(person('limits'));
    const ask = () => client({ method: 'POST', url: '/api/price/calculate', body: [] });
    const answers = [await ask(), await ask(), await ask(), await ask()];
    expect(problem(answers.at(-1) ?? (await ask()))).toMatchObject({ status: 429 });
  });
});

const guestCookie = (answer: { cookies: readonly { name: string; value: string }[] }) =>
  answer.cookies.find(({ name }) => name === 'portal_guest')?.value;

describe('security', () => {
  it('requires the XSRF token of the session (SEC-2)', async () => {
    const client = await testApp.login(person('xsrf'));
    const other = await testApp.send({ url: '/api/health' });
    const foreign = other.cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
    const logout = { method: 'POST', url: '/api/authenticated-customer/logout' } as const;
    expect((await client({ ...logout, headers: { 'x-xsrf-token': '' } })).statusCode).toBe(403);
    expect((await client({ ...logout, headers: { 'x-xsrf-token': foreign } })).statusCode).toBe(
      403,
    );
    expect((await client(logout)).statusCode).toBe(204);
    expect((await client({ url: '/api/authenticated-customer' })).statusCode).toBe(401);
    expect((await client(logout)).statusCode).toBe(204);
  });

  it('clears the cookie by which pages of an earlier release know guests (IN-6)', async () => {
    const url = '/api/health';
    expect(guestCookie(await testApp.send({ url }))).toBeUndefined();
    const former = { url, headers: { cookie: 'portal_guest=1' } };
    expect(guestCookie(await testApp.send(former))).toBe('');
  });

  it('redirects to configured origins only (SEC-4)', async () => {
    for (const target of [
      'https://evil.example/',
      'javascript:alert(1)',
      '//evil.example',
      'blob:http://localhost:8080/0a1b',
      'http://user@localhost:8080/',
      'http://localhost:8080.evil.example/',
    ]) {
      const url = `/api/authenticate?redirectToUrl=${encodeURIComponent(target)}`;
      expect((await testApp.send({ url })).statusCode).toBe(400);
    }
  });

  it('redirects with the fault before the fragment when the identity service does not answer', async () => {
    const target = encodeURIComponent('http://localhost:8080/#/auszuege/bestellung');
    testApp.externalSystems.isDown = true;
    const answer = await testApp.send({ url: `/api/authenticate?redirectToUrl=${target}` });
    testApp.externalSystems.isDown = false;
    expect(answer.headers.location).toBe(
      'http://localhost:8080/?authException=failedOrCancelled#/auszuege/bestellung',
    );
  });

  it('requires the integration credentials and rejects path traversal (SEC-5)', async () => {
    const put = (name: string, authorization: string) =>
      testApp.send({
        method: 'PUT',
        url: `/api/product-result-alkis/${name}`,
        body: Buffer.from('%PDF-'),
        headers: { authorization, 'content-type': 'application/pdf' },
      });
    expect((await put('AAAA-AAAA-AAAA.pdf', 'Basic eDp5')).statusCode).toBe(401);
    expect(
      (await put('AAAA-AAAA-AAAA.pdf', testApp.credentialOf('/api/product-result-alkis/')))
        .statusCode,
    ).toBe(404);
    expect(
      (await put('..%2F..%2Fdb.pdf', testApp.credentialOf('/api/product-result-alkis/')))
        .statusCode,
    ).toBe(400);
  });

  it('rejects a notification with a wrong signature', async () => {
    const answer = await testApp.send({
      method: 'POST',
      url: '/api/payment-notifications',
      body: { transactionId: 'a', reference: 'AAAA-AAAA-AAAA' },
      headers: { signature: 'ff' },
    });
    expect(answer.statusCode).toBe(401);
  });

  it('sets security headers of documents (SEC-3)', async () => {
    const { headers } = await testApp.send({ url: '/api/docs' });
    const policy = String(headers['content-security-policy']);
    expect(headers['content-type']).toContain('text/html');
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['permissions-policy']).toContain('geolocation=()');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin');
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('allows nothing to a response that is no document (SEC-3)', async () => {
    const { headers } = await testApp.send({ url: '/api/health' });
    expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'");
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['permissions-policy']).toBeUndefined();
  });

  it('hides the secret of a login from scripts (SEC-2)', async () => {
    const redirectToUrl = encodeURIComponent('http://localhost:8080/');
    const { cookies } = await testApp.send({
      url: `/api/authenticate?redirectToUrl=${redirectToUrl}`,
    });
    const login = cookies.find(({ name }) => name.startsWith('portal_login_'));
    expect(login).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  });
});
