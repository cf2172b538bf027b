import * as oidc from 'openid-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBrowser, startSandbox } from '../testing/start.ts';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let client: oidc.Configuration;
beforeAll(async () => {
  sandbox = await startSandbox();
  const { origin, clientId, clientSecret } = sandbox.environment;
  client = await oidc.discovery(new URL(`${origin}/identity`), clientId, clientSecret, undefined, {
    execute: [oidc.allowInsecureRequests, oidc.enableNonRepudiationChecks],
  });
});
afterAll(() => sandbox.app.close());

/** Logs in as a person in a new browser; returns the address to which the provider redirects. */
async function logInAs(person: string, codeVerifier: string, level?: string): Promise<URL> {
  const { origin, portalOrigin } = sandbox.environment;
  const browse = createBrowser();
  const start = oidc.buildAuthorizationUrl(client, {
    redirect_uri: `${portalOrigin}/api/authenticate/callback`,
    scope: 'openid profile email address',
    code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    state: 'the-state',
    nonce: 'the-nonce',
    ...(level === undefined ? {} : { acr_values: level }),
  });
  const follow = async (answer: Response) =>
    new URL(answer.headers.get('location') ?? '', origin).href;
  const page = await follow(await browse(start.href));
  const text = await (await browse(page)).text();
  expect(text).toContain('Erika Mustermann (Online-Ausweis)');
  expect(text.includes('Max Muster (Online-Ausweis)')).toBe(level === 'LEVEL_4');
  const resumed = await follow(await browse(page, { person }));
  return new URL(await follow(await browse(resumed)));
}

async function claimsOf(person: string, level?: string) {
  const codeVerifier = oidc.randomPKCECodeVerifier();
  const tokens = await oidc.authorizationCodeGrant(
    client,
    await logInAs(person, codeVerifier, level),
    {
      expectedState: 'the-state',
      expectedNonce: 'the-nonce',
      pkceCodeVerifier: codeVerifier,
    },
  );
  const sub = tokens.claims()?.sub ?? '';
  return oidc.fetchUserInfo(client, tokens.access_token, sub);
}

describe('the identity provider (BE-2)', () => {
  test.each([
    ['max-muster', 'Max', 'LEVEL_1'],
    ['erika-mustermann', 'Erika', 'LEVEL_4'],
  ])('returns the claims and trust level of %s', async (person, name, level) => {
    expect(await claimsOf(person)).toMatchObject({
      given_name: name,
      trust_level: level,
      address: { locality: expect.any(String), postal_code: expect.any(String) },
    });
  });

  test('knows further persons by number, for load tests', async () => {
    const codeVerifier = oidc.randomPKCECodeVerifier();
    const back = await logInAs('erika-mustermann.17', codeVerifier);
    const tokens = await oidc.authorizationCodeGrant(client, back, {
      expectedState: 'the-state',
      expectedNonce: 'the-nonce',
      pkceCodeVerifier: codeVerifier,
    });
    expect(tokens.claims()?.sub).toBe('erika-mustermann.17');
  });

  test('lets the same person log in at a higher level when one is asked for (REAL-8)', async () => {
    expect(await claimsOf('max-muster!card', 'LEVEL_4')).toMatchObject({
      sub: 'max-muster',
      trust_level: 'LEVEL_4',
    });
  });

  test('returns no address for an incomplete profile', async () => {
    const claims = await claimsOf('lena-lueckenhaft');
    expect(claims.given_name).toBe('Lena');
    expect(claims.address).toBeUndefined();
  });

  test('redirects with access_denied after cancelling', async () => {
    const back = await logInAs('', oidc.randomPKCECodeVerifier());
    expect(back.searchParams.get('error')).toBe('access_denied');
    expect(back.searchParams.get('state')).toBe('the-state');
  });

  test('rejects a code with another PKCE verifier', async () => {
    const back = await logInAs('max-muster', oidc.randomPKCECodeVerifier());
    await expect(
      oidc.authorizationCodeGrant(client, back, {
        expectedState: 'the-state',
        expectedNonce: 'the-nonce',
        pkceCodeVerifier: oidc.randomPKCECodeVerifier(),
      }),
    ).rejects.toMatchObject({ error: 'invalid_grant' });
  });

  test('answers 410 for an unknown interaction', async () => {
    const answer = await fetch(`${sandbox.environment.origin}/identity/interaction/unknown`);
    expect(answer.status).toBe(410);
    expect(await answer.text()).toContain('abgelaufen');
  });
});
