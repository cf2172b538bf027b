import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newLoginSecrets, openIdConnect } from '../ports/identity.ts';

/** A key with which an identity service signs. */
export const keyPair = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });
const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

function signed(claims: object, key: KeyObject, header: object): string {
  const content = `${encoded(header)}.${encoded(claims)}`;
  const signature = sign('sha256', Buffer.from(content), { key, dsaEncoding: 'ieee-p1363' });
  return `${content}.${signature.toString('base64url')}`;
}

/** What a service sends that differs from a correct answer. */
export interface Change {
  /** Members of the user info. */
  readonly user?: object;
  /** The scopes that the portal asks for. */
  readonly scopes?: readonly string[];
  readonly claims?: object;
  readonly header?: object;
  readonly key?: KeyObject;
  readonly metadata?: object;
  /** The answer of the token endpoint with status 401. */
  readonly refusal?: object;
}

/** Starts an identity service that speaks OpenID Connect over HTTP, and opens the port of the portal to it. */
export async function openIdService(change: Change) {
  const { claims, header, key, metadata, refusal, user, scopes = ['openid'] } = change;
  const { publicKey, privateKey } = keyPair();
  const secrets = newLoginSecrets();
  const accessToken = 'access';
  const listening = createServer((request, response) => {
    const { port } = listening.address() as AddressInfo;
    const issuer = `http://127.0.0.1:${port}`;
    const now = Math.floor(Date.now() / 1000);
    const idToken = {
      iss: issuer,
      aud: 'portal',
      sub: 'erika',
      iat: now,
      exp: now + 60,
      nonce: secrets.nonce,
      at_hash: createHash('sha256')
        .update(accessToken)
        .digest()
        .subarray(0, 16)
        .toString('base64url'),
      ...claims,
    };
    const answers: Readonly<Record<string, object>> = {
      '/.well-known/openid-configuration': {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        userinfo_endpoint: `${issuer}/user`,
        jwks_uri: `${issuer}/keys`,
        id_token_signing_alg_values_supported: ['ES256'],
        ...metadata,
      },
      '/keys': { keys: [{ ...publicKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig' }] },
      '/token': {
        access_token: accessToken,
        token_type: 'bearer',
        id_token: signed(idToken, key ?? privateKey, { alg: 'ES256', ...header }),
      },
      '/user': { sub: 'erika', given_name: 'Erika', ...user },
    };
    response.setHeader('content-type', 'application/json');
    if (refusal && request.url === '/token') {
      response.writeHead(401).end(JSON.stringify(refusal));
      return;
    }
    response.end(JSON.stringify(answers[request.url ?? ''] ?? {}));
  });
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const { port } = listening.address() as AddressInfo;
  const redirectUri = 'http://localhost:8080/api/authenticate/callback';
  const identity = openIdConnect({
    issuer: `http://127.0.0.1:${port}`,
    clientId: 'portal',
    clientSecret: 'secret',
    redirectUri,
    scopes,
  });
  const callback = new URL(`${redirectUri}?state=${secrets.state}&code=a`);
  const close = (): void => {
    listening.closeAllConnections();
    listening.close();
  };
  return { identity, secrets, callback, close };
}
