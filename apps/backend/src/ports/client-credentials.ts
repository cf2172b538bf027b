import * as oidc from 'openid-client';
import { ExternalSystemError } from '../errors.ts';
import { retryAfterMs } from './retry-after.ts';

/** A client of a token service. */
export interface ClientSettings {
  readonly tokenUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scope?: string | undefined;
}

/** The token of a client, for all calls until it ends. */
export interface ClientToken {
  /** Value of the header `Authorization`. @throws ExternalSystemError when no token can be had */
  header(): Promise<string>;
  /** Forgets a token that a service refused, so that the next call asks for another one. */
  forget(): void;
}

/** A token is renewed so many ms before its end. */
const RENEW_MS = 30_000;

/** Life of a token that names none, in seconds (RFC 6749, 5.1, leaves it open). */
const UNNAMED_LIFE_S = 60;

/** Time limit of a request for a token in seconds. */
const TIMEOUT_S = 20;

/** The response that an error is about, if there was one. */
function responseOf(error: unknown): Response | null {
  if (error instanceof Response) return error;
  if (error instanceof oidc.ResponseBodyError) return error.response;
  return error instanceof Error ? responseOf(error.cause) : null;
}

/**
 * OAuth 2.0 client credentials (RFC 6749, 4.4) with the secret in the body.
 *
 * @param place file and keys of the settings, for errors
 */
export function clientCredentials(settings: ClientSettings, place: string): ClientToken {
  const address = new URL(settings.tokenUrl);
  const client = new oidc.Configuration(
    { issuer: address.origin, token_endpoint: address.href },
    settings.clientId,
    undefined,
    oidc.ClientSecretPost(settings.clientSecret),
  );
  client.timeout = TIMEOUT_S;
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
      const response = responseOf(error);
      const answered = error instanceof oidc.ResponseBodyError ? error.error : response?.status;
      const reason = answered === undefined ? 'does not answer' : `answered ${answered}`;
      const failure = new ExternalSystemError(
        `The token service ${address.origin} ${reason} (${place}).`,
        response?.status ?? null,
        response && retryAfterMs(response),
      );
      // Services answer a wrong secret with 400 or 401 (RFC 6749, 5.2).
      throw Object.assign(failure, { code: answered });
    }
  };
  return {
    header: async () => {
      // Calls at the same time share one request for a token.
      if (!known || Date.now() > known.until)
        known = { until: Date.now() + RENEW_MS, token: request() };
      return `Bearer ${await known.token}`;
    },
    forget: () => {
      known = null;
    },
  };
}
