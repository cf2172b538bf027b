import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as oidc from 'openid-client';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createBrowser, startSandbox } from '../testing/start.ts';

const PEOPLE_AT_ONCE = 50;
const NUMBERS = Array.from({ length: PEOPLE_AT_ONCE }, (_, number) => number);

/** The portal, which receives the extracts. */
const portal = createServer((request, response) => {
  request.resume();
  request.once('end', () => {
    delivered += 1;
    response.writeHead(204).end();
  });
});
let delivered = 0;
let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let client: oidc.Configuration;
beforeAll(async () => {
  await new Promise<void>((resolve) => portal.listen(0, 'localhost', resolve));
  const { port } = portal.address() as AddressInfo;
  sandbox = await startSandbox(`http://localhost:${port}`);
  const { origin, clientId, clientSecret } = sandbox.environment;
  client = await oidc.discovery(new URL(`${origin}/identity`), clientId, clientSecret, undefined, {
    execute: [oidc.allowInsecureRequests],
  });
});
afterAll(async () => {
  await sandbox.app.close();
  portal.closeAllConnections();
  portal.close();
});

async function orderExtract(number: number, parcelId: string): Promise<void> {
  const { origin, portalOrigin, cadastreToken } = sandbox.environment;
  const name = `extract-${number}.pdf`;
  const answer = await fetch(`${origin}/cadastre/orders`, {
    method: 'POST',
    headers: { authorization: `Bearer ${cadastreToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      orderNumber: `2026-${number}`,
      resultFileName: name,
      callbackUrl: `${portalOrigin}/api/product-result-alkis/${name}`,
      orderedAt: '2026-11-21T10:00:00Z',
      positions: [{ positionId: 'p1', productKind: 'description', parcelId, orderPdf: true }],
    }),
  });
  expect(answer.status).toBe(202);
}

/** Logs a person in. @returns their account, as the portal receives it */
async function logIn(number: number): Promise<string | undefined> {
  const { origin, portalOrigin } = sandbox.environment;
  const browse = createBrowser();
  const codeVerifier = oidc.randomPKCECodeVerifier();
  const state = `state-${number}`;
  let at = oidc.buildAuthorizationUrl(client, {
    redirect_uri: `${portalOrigin}/api/authenticate/callback`,
    scope: 'openid profile email address',
    code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    state,
  }).href;
  const person = `erika-mustermann.${number}`;
  while (at.startsWith(origin)) {
    const isPage = at.includes('/interaction/');
    const answer = await browse(at, isPage ? { person } : undefined);
    at = new URL(answer.headers.get('location') ?? '', at).href;
  }
  const tokens = await oidc.authorizationCodeGrant(client, new URL(at), {
    expectedState: state,
    pkceCodeVerifier: codeVerifier,
  });
  return tokens.claims()?.sub;
}

it('logs 50 persons in while 50 extracts are drawn (BIG-5)', async () => {
  const { origin } = sandbox.environment;
  const page = await fetch(`${origin}/cadastre/ogc/collections/parcels/items?limit=1`);
  const { features } = (await page.json()) as { features: { id: string }[] };
  await Promise.all(NUMBERS.map((number) => orderExtract(number, features[0]?.id ?? '')));
  const accounts = await Promise.all(NUMBERS.map(logIn));
  expect(accounts).toEqual(NUMBERS.map((number) => `erika-mustermann.${number}`));
  await vi.waitFor(() => expect(delivered).toBe(PEOPLE_AT_ONCE), { timeout: 100_000 });
}, 120_000);
