import * as oidc from 'openid-client';
import { inUtf8, limited } from './bounded-text.ts';

/** Secrets of a login, stored between the redirect to the identity service and the callback. */
export interface LoginSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** What the identity service states about a person: claims of OpenID Connect, or attributes of SAML by their names. */
export type IdentityClaims = Readonly<Record<string, unknown>>;

/** What a login asks the identity service for. */
export interface LoginWishes {
  /** The trust level in the words of the service, such as `STORK-QAA-Level-4`; undefined asks for none. */
  readonly level: string | undefined;
  /** Language of the person, such as `de`. */
  readonly language: string;
}

/** The address to go to, and the form fields to send there by POST; without fields it is a redirect. */
export interface Departure {
  readonly address: string;
  readonly fields?: Readonly<Record<string, string>>;
}

/** Why the identity service let nobody in, if the person can do something about it. */
export type RefusalReason = 'cancelled' | 'levelRefused' | 'dataRefused';

/** The identity service answered that nobody has logged in. */
export class LoginRefused extends Error {
  override readonly name = 'LoginRefused';
  /** In the words of the service, such as `AuthnFailed`. */
  readonly code: string;
  readonly reason: RefusalReason | null;

  constructor(code: string, reason: RefusalReason | null) {
    super('The identity service refused the login.');
    this.code = code;
    this.reason = reason;
  }
}

/** What was read from an answer that arrived by POST. */
export type ReceivedAnswer =
  | { readonly claims: IdentityClaims }
  | { readonly failure: LoginFailure; readonly reason: RefusalReason | null };

/** An answer that was parsed; nothing in it has been verified. */
export interface UnverifiedAnswer {
  /** The login that it says it belongs to. */
  readonly state: string;
  /** Verifies it: expensive, so only for a login that is open (SAFE-1). */
  verify(): ReceivedAnswer;
}

/** Services whose answers arrive by POST. */
export interface PostedAnswers {
  /** Parses an answer; one that cannot be parsed, or names no login, is a failure. */
  receive(fields: Readonly<Record<string, string>>): UnverifiedAnswer | LoginFailure;
  /** What the portal registers at the service (XML). */
  metadata(): string;
}

/** The identity service (docs/decisions/0001). */
export interface IdentityPort {
  readonly issuer: string;
  /** Where a login begins. Fails when the service does not answer. */
  begin(secrets: LoginSecrets, wishes: LoginWishes): Promise<Departure>;
  /**
   * Exchanges the code of the callback address.
   *
   * @returns the claims of the ID token and the user info
   * @throws when the service refused or the response is invalid
   */
  claims(callback: URL, secrets: LoginSecrets): Promise<IdentityClaims>;
  /** Null when answers arrive in the callback address. */
  readonly posted: PostedAnswers | null;
  /** Asks whether the service answers. @throws when it does not */
  probe(): Promise<void>;
  /** Shows the service the secret of the portal with a code that nobody has. @throws an error with `code` `invalid_client` when it is refused */
  trySecret?(): Promise<void>;
}

/** The identity service and the credentials of the portal. */
interface IdentitySettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUri: string;
  readonly scopes: readonly string[];
}

/** Time limit for the identity service in seconds. */
const TIMEOUT_S = 10;

/** Longest answer of the identity service in bytes, such as its keys. */
const MAX_ANSWER_BYTES = 1_000_000;

/** OpenID Connect 1.0, authorization code with PKCE (S256) and a check of the signature of the ID token; discovery on first use, then cached. */
export function openIdConnect(settings: IdentitySettings): IdentityPort {
  const issuer = new URL(settings.issuer);
  let known: oidc.Configuration | null = null;
  const discover = async (): Promise<oidc.Configuration> =>
    oidc.discovery(issuer, settings.clientId, settings.clientSecret, undefined, {
      timeout: TIMEOUT_S,
      [oidc.customFetch]: async (address, request) =>
        inUtf8(limited(await fetch(address, request as RequestInit), MAX_ANSWER_BYTES)),
      execute: [
        oidc.enableNonRepudiationChecks,
        // Only local issuers have no TLS.
        ...(issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : []),
      ],
    });
  const configuration = async (): Promise<oidc.Configuration> => {
    known ??= await discover();
    return known;
  };
  return {
    issuer: settings.issuer,
    posted: null,
    begin: async ({ state, nonce, codeVerifier }, { level }) => ({
      address: oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: settings.redirectUri,
        scope: settings.scopes.join(' '),
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        state,
        nonce,
        // As `ForceAuthn` of SAML: a session of the service has the level of another login, or is that of another person.
        prompt: 'login',
        ...(level === undefined ? {} : { acr_values: level }),
      }).href,
    }),
    claims: async (callback, { state, nonce, codeVerifier }) => {
      const service = await configuration();
      const tokens = await oidc.authorizationCodeGrant(service, callback, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
      const idToken = tokens.claims();
      if (!idToken) throw new Error('The identity service sent no ID token.');
      const userInfo = await oidc.fetchUserInfo(service, tokens.access_token, idToken.sub);
      return { ...idToken, ...userInfo };
    },
    probe: async () => {
      await discover();
    },
    trySecret: async () => {
      const service = await configuration();
      const parameters = { code: 'none', redirect_uri: settings.redirectUri };
      try {
        await oidc.genericGrantRequest(service, 'authorization_code', parameters);
      } catch (error) {
        // Another error, such as that of an unknown code, shows that the secret is accepted.
        const { error: code, status, message } = Object(error);
        if (code !== 'invalid_client' && status !== 401) return;
        throw Object.assign(new Error(message), { code: 'invalid_client' });
      }
    },
  };
}

/** New secrets for one login. */
export const newLoginSecrets = (): LoginSecrets => ({
  state: oidc.randomState(),
  nonce: oidc.randomNonce(),
  codeVerifier: oidc.randomPKCECodeVerifier(),
});

/** Codes of OAuth 2.0, of SAML and of `openid-client`, which hold no personal data. */
const CODE = /^[A-Za-z_]{1,60}$/;

/** Why a login failed, for the log: the name of the error, and the code of the identity service, such as `invalid_client` (RFC 6749). */
export interface LoginFailure {
  readonly fault: string;
  readonly code?: string;
}

/** What the log says about an error of a login: no message, since one may hold personal data. */
export function faultOf(error: unknown): LoginFailure {
  if (!(error instanceof Error)) return { fault: 'unknown' };
  const found = [error, error.cause]
    .flatMap((one) => [Object(one).error, Object(one).code])
    .find((code): code is string => typeof code === 'string' && CODE.test(code));
  return { fault: error.name, ...(found === undefined ? {} : { code: found }) };
}
