import { readFileSync } from 'node:fs';
import type { RequestOptions } from 'node:https';
import * as oidc from 'openid-client';
import type { PaymentAuthentication } from '../../config/payment-file.ts';
import { ExternalSystemError } from '../../errors.ts';
import { StartError } from '../../start-error.ts';

/** What each call sends to prove who the portal is. */
export interface Credentials {
  /** Certificates of mutual TLS; empty for the other ways. */
  readonly tls: Pick<RequestOptions, 'pfx' | 'passphrase' | 'ca'>;
  /** Headers of a call. @throws ExternalSystemError when no token can be had */
  headers(): Promise<Readonly<Record<string, string>>>;
  /** Forgets a token that the service refused. @returns whether there was one, so that the call can be repeated */
  forget(): boolean;
}

/** A token is renewed so many ms before its end. */
const RENEW_MS = 30_000;

/** Life of a token that names none, in seconds (RFC 6749, 5.1, leaves it open). */
const UNNAMED_LIFE_S = 60;

type Kind<Name> = Extract<PaymentAuthentication, { kind: Name }>;

/** OAuth 2.0 client credentials (RFC 6749, 4.4) with the secret in the body; one token for all calls until it ends. */
function clientCredentials(settings: Kind<'OAUTH2'>): Credentials {
  const address = new URL(settings.tokenUrl);
  const client = new oidc.Configuration(
    { issuer: address.origin, token_endpoint: address.href },
    settings.clientId,
    undefined,
    oidc.ClientSecretPost(settings.clientSecret),
  );
  // Only local services have no TLS.
  if (address.protocol === 'http:') oidc.allowInsecureRequests(client);
  let known: { readonly until: number; readonly token: Promise<string> } | null = null;
  const request = async (): Promise<string> => {
    try {
      const scope: Record<string, string> = settings.scope ? { scope: settings.scope } : {};
      const answer = await oidc.clientCredentialsGrant(client, scope);
      const lifeMs = (answer.expires_in ?? UNNAMED_LIFE_S) * 1000;
      known = {
        until: Date.now() + lifeMs - RENEW_MS,
        token: Promise.resolve(answer.access_token),
      };
      return answer.access_token;
    } catch (error) {
      known = null;
      const isRefusal = error instanceof oidc.ResponseBodyError;
      const reason = isRefusal ? `answered ${error.error}` : 'does not answer';
      throw new ExternalSystemError(
        `The token service ${address.origin} ${reason} (payment.json: authentication).`,
        isRefusal ? error.status : null,
      );
    }
  };
  return {
    tls: {},
    headers: async () => {
      // Calls at the same time share one request for a token.
      if (!known || Date.now() > known.until)
        known = { until: Date.now() + RENEW_MS, token: request() };
      return { authorization: `Bearer ${await known.token}` };
    },
    forget: () => {
      known = null;
      return true;
    },
  };
}

/** HTTP Basic (RFC 7617). */
function basic({ user, password }: Kind<'BASIC'>): Credentials {
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  return { tls: {}, headers: async () => ({ authorization }), forget: () => false };
}

function read(file: string, key: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    throw new StartError(
      `payment.json: authentication.${key} names ${file}, which cannot be read.`,
    );
  }
}

/** Mutual TLS with a PKCS#12 file of the operator. */
function mutualTls(settings: Kind<'MUTUAL_TLS'>): Credentials {
  const { certificateFile, passphrase, authorityFile } = settings;
  const tls = {
    pfx: read(certificateFile, 'certificateFile'),
    passphrase,
    ...(authorityFile ? { ca: read(authorityFile, 'authorityFile') } : {}),
  };
  return { tls, headers: async () => ({}), forget: () => false };
}

/** The credentials of one of the three ways that products use. @throws StartError for a file that cannot be read */
export function credentialsOf(settings: PaymentAuthentication): Credentials {
  if (settings.kind === 'OAUTH2') return clientCredentials(settings);
  return settings.kind === 'BASIC' ? basic(settings) : mutualTls(settings);
}
