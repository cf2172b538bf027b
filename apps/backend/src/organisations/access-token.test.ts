import * as oidc from 'openid-client';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { employee, organisation } from '../testing/organisation-profile.ts';
import {
  addProgram,
  askToken,
  PROGRAM_ORDERS,
  PROGRAMS,
  TOKEN,
  tokenOf,
  withToken,
} from '../testing/programs.ts';
import { openTestApp, person, type TestApp } from '../testing/test-app.ts';

let testApp: TestApp;
let origin: string;
beforeAll(async () => {
  testApp = await openTestApp({ env: { RATE_LIMIT_LOGIN: '1000' } });
  await testApp.app.server.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(testApp.app.server.server.address() as AddressInfo).port}`;
});
afterAll(() => testApp.close());

const NORA = employee('nora', organisation('Notariat'));
const GRANT = { grant_type: 'client_credentials' };
const basic = (id: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString('base64')}`,
});
const minutesLater = (minutes: number): void => {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + minutes * 60_000);
};

describe('the token endpoint (ORG-4, RFC 6749)', () => {
  it.each([
    ['HTTP Basic', oidc.ClientSecretBasic],
    ['the form', oidc.ClientSecretPost],
  ] as const)('gives a token to a client library that uses %s', async (_name, authenticate) => {
    const { program, clientSecret } = await addProgram(testApp, NORA);
    const client = new oidc.Configuration(
      { issuer: origin, token_endpoint: `${origin}${TOKEN}` },
      program.id,
      undefined,
      authenticate(clientSecret),
    );
    oidc.allowInsecureRequests(client);
    const answer = await oidc.clientCredentialsGrant(client, { scope: 'orders:read' });
    expect(answer).toMatchObject({ expires_in: 900, scope: 'orders:read', token_type: 'bearer' });
    const orders = await withToken(testApp, answer.access_token)({ url: PROGRAM_ORDERS });
    expect([orders.statusCode, orders.json()]).toEqual([200, []]);
  });

  it('tells a client library what is wrong', async () => {
    const { program } = await addProgram(testApp, NORA);
    const client = new oidc.Configuration(
      { issuer: origin, token_endpoint: `${origin}${TOKEN}` },
      program.id,
      undefined,
      oidc.ClientSecretPost('wrong'),
    );
    oidc.allowInsecureRequests(client);
    await expect(oidc.clientCredentialsGrant(client)).rejects.toMatchObject({
      error: 'invalid_client',
      status: 401,
    });
  });

  it('refuses with the codes of the standard, in a body that is a problem as well', async () => {
    const { program, clientSecret } = await addProgram(testApp, NORA, { scopes: ['orders:read'] });
    const form = { ...GRANT, client_id: program.id, client_secret: clientSecret };
    const unknown = '5f0c7a52-9d1e-4a0b-8a43-1c0f7f6f4e11';
    const { webhookSecret } = await addProgram(testApp, NORA, {
      webhookUrl: 'https://notar.example/hook',
    });
    const cases: readonly (readonly [
      Readonly<Record<string, string>>,
      Readonly<Record<string, string>>,
      number,
      string,
    ])[] = [
      [{ ...form, grant_type: 'password' }, {}, 400, 'unsupported_grant_type'],
      [{ client_id: program.id, client_secret: clientSecret }, {}, 400, 'invalid_request'],
      [{ ...form, scope: 'orders:write' }, {}, 400, 'invalid_scope'],
      [{ ...form, scope: 'orders:read all' }, {}, 400, 'invalid_scope'],
      [{ ...form, scope: '' }, {}, 400, 'invalid_scope'],
      [{ ...form, scope: 'a'.repeat(201) }, {}, 400, 'invalid_request'],
      [{ ...form, client_secret: `${clientSecret}a` }, {}, 401, 'invalid_client'],
      [{ ...form, client_secret: '' }, {}, 401, 'invalid_client'],
      [{ ...form, client_secret: String(webhookSecret) }, {}, 401, 'invalid_client'],
      [{ ...form, client_id: unknown }, {}, 401, 'invalid_client'],
      [{ ...form, client_id: "' or true --" }, {}, 401, 'invalid_client'],
      [{ ...GRANT, client_id: program.id }, {}, 401, 'invalid_client'],
      [GRANT, {}, 401, 'invalid_client'],
      [GRANT, basic(program.id, 'wrong'), 401, 'invalid_client'],
      [GRANT, { authorization: 'Basic %' }, 401, 'invalid_client'],
      [GRANT, { authorization: `Bearer ${clientSecret}` }, 401, 'invalid_client'],
      [form, basic(program.id, clientSecret), 400, 'invalid_request'],
    ];
    for (const [sent, headers, status, error] of cases) {
      const answer = await askToken(testApp, sent, headers);
      expect([sent, answer.statusCode, answer.json()]).toEqual([
        sent,
        status,
        expect.objectContaining({ error, status, title: expect.any(String) }),
      ]);
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' });
      // A program that used HTTP Basic is asked for it again.
      const challenged = status === 401 && 'authorization' in headers;
      expect(String(answer.headers['www-authenticate']).startsWith('Basic ')).toBe(challenged);
    }
  });

  it('takes a form only, and ignores members that it does not know', async () => {
    const { program, clientSecret } = await addProgram(testApp, NORA);
    const form = { ...GRANT, client_id: program.id, client_secret: clientSecret };
    const json = await testApp.send({ method: 'POST', url: TOKEN, body: form });
    expect(json.statusCode).toBe(415);
    expect((await askToken(testApp, { ...form, audience: 'orders' })).statusCode).toBe(200);
  });

  it('is limited for each network, and the calls of each program for itself (SEC-6)', async () => {
    const limited = await openTestApp({ env: { RATE_LIMIT_SEARCH: '2', RATE_LIMIT_LOGIN: '20' } });
    const tokens = [
      await tokenOf(limited, await addProgram(limited, NORA)),
      await tokenOf(limited, await addProgram(limited, NORA)),
    ];
    const statuses: number[] = [];
    for (const token of [tokens[0], tokens[0], tokens[0], tokens[1]]) {
      const ask = withToken(limited, String(token?.access_token));
      statuses.push((await ask({ url: PROGRAM_ORDERS })).statusCode);
    }
    expect(statuses).toEqual([200, 200, 429, 200]);
    const asked: number[] = [];
    for (let count = 0; count < 21; count += 1) {
      asked.push((await askToken(limited, GRANT)).statusCode);
    }
    expect(asked).toContain(429);
    await limited.close();
  });
});

/** How the list of orders answers a header. */
const challenge = async (authorization?: string) => {
  const answer = await testApp.send({
    url: PROGRAM_ORDERS,
    headers: authorization === undefined ? {} : { authorization },
  });
  return [answer.statusCode, answer.json().messageKey, answer.headers['www-authenticate']];
};

describe('an access token (ORG-4, RFC 6750)', () => {
  it('is needed, and is no cookie, no secret and no password of an external system', async () => {
    const { program, clientSecret } = await addProgram(testApp, NORA);
    expect(await challenge()).toEqual([401, 'NOT_AUTHENTICATED', 'Bearer realm="order-api"']);
    const refused = [
      401,
      'NOT_AUTHENTICATED',
      'Bearer realm="order-api", error="invalid_token"',
    ] as const;
    for (const authorization of [
      'Bearer ',
      'Bearer unknown',
      `Bearer ${clientSecret}`,
      basic(program.id, clientSecret).authorization,
      testApp.credentialOf('/api/monitoring/users'),
    ]) {
      expect(await challenge(authorization)).toEqual(refused);
    }
    const session = await testApp.login(NORA);
    expect((await session({ url: PROGRAM_ORDERS })).statusCode).toBe(401);
  });

  it('opens no call of people, as header or as cookie', async () => {
    const { access_token: token } = await tokenOf(testApp, await addProgram(testApp, NORA));
    for (const url of [
      '/api/authenticated-customer',
      '/api/authenticated-customer/orders',
      PROGRAMS,
    ]) {
      expect((await withToken(testApp, token)({ url })).statusCode).toBe(401);
      const cookie = `portal_session=${token}`;
      expect((await testApp.send({ url, headers: { cookie } })).statusCode).toBe(401);
    }
  });

  it('is valid for 15 minutes', async () => {
    const { access_token: token } = await tokenOf(testApp, await addProgram(testApp, NORA));
    const ask = withToken(testApp, token);
    minutesLater(14.9);
    expect((await ask({ url: PROGRAM_ORDERS })).statusCode).toBe(200);
    minutesLater(0.2);
    expect((await ask({ url: PROGRAM_ORDERS })).statusCode).toBe(401);
  });

  it('has the scopes that were asked for only', async () => {
    const added = await addProgram(testApp, NORA);
    const number = 'AAAA-BBBB-CCCC';
    const calls = [
      ['GET', PROGRAM_ORDERS, 'orders:read'],
      ['GET', `${PROGRAM_ORDERS}/${number}`, 'orders:read'],
      ['GET', `${PROGRAM_ORDERS}/${number}/documents`, 'orders:read'],
      ['GET', `${PROGRAM_ORDERS}/${number}/invoice`, 'orders:read'],
      [
        'GET',
        `${PROGRAM_ORDERS}/${number}/positions/5f0c7a52-9d1e-4a0b-8a43-1c0f7f6f4e11/document`,
        'orders:read',
      ],
      ['POST', PROGRAM_ORDERS, 'orders:write'],
      ['DELETE', `${PROGRAM_ORDERS}/${number}`, 'orders:write'],
    ] as const;
    for (const scope of ['orders:read', 'orders:write']) {
      const { access_token: token } = await tokenOf(testApp, added, scope);
      for (const [method, url, needed] of calls) {
        const answer = await withToken(testApp, token)({ method, url });
        const isRefused = scope !== needed;
        expect([url, answer.statusCode === 403]).toEqual([url, isRefused]);
        expect(answer.headers['www-authenticate']).toBe(
          isRefused
            ? `Bearer realm="order-api", error="insufficient_scope", scope="${needed}"`
            : undefined,
        );
      }
    }
  });

  it('ends when its program is revoked, and is stored as a hash only', async () => {
    const added = await addProgram(testApp, NORA);
    const { access_token: token } = await tokenOf(testApp, added);
    const rows = await testApp.database.query(
      `select row_to_json(p)::text as row from programs p union all select row_to_json(t)::text from access_tokens t`,
    );
    const stored = JSON.stringify(rows);
    for (const secret of [token, added.clientSecret]) expect(stored).not.toContain(secret);
    const session = await testApp.login(NORA);
    const revoke = () => session({ method: 'DELETE', url: `${PROGRAMS}/${added.program.id}` });
    expect((await revoke()).statusCode).toBe(204);
    expect((await withToken(testApp, token)({ url: PROGRAM_ORDERS })).statusCode).toBe(401);
    await expect(tokenOf(testApp, added)).rejects.toThrow('invalid_client');
    expect((await revoke()).statusCode).toBe(204);
  });

  it('of a private session does not exist', async () => {
    const client = await testApp.login(person('private'));
    for (const request of [
      { url: PROGRAMS },
      { method: 'POST', url: PROGRAMS, body: { name: 'a', scopes: ['orders:read'] } },
      { method: 'DELETE', url: `${PROGRAMS}/5f0c7a52-9d1e-4a0b-8a43-1c0f7f6f4e11` },
    ] as const) {
      expect((await client(request)).statusCode).toBe(404);
    }
  });
});
