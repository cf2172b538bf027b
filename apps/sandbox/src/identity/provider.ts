import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { Provider } from 'oidc-provider';
import { memoryAdapters } from './memory-adapter.ts';

/** Options of the provider with its one client, the portal's backend. */
export interface IdentityOptions {
  /** The sandbox's origin. */
  readonly origin: string;
  readonly portalUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** What differs between the providers: that of people and that of organisations. */
export interface OpenIdAccounts {
  /** Where its pages are, such as `/identity`. */
  readonly path: string;
  /** Where the portal receives its answers. */
  readonly callbackPath: string;
  /** The beginning of the names of its cookies. */
  readonly cookiePrefix: string;
  /** Names of the claims by scope. */
  readonly claims: Readonly<Record<string, readonly string[]>>;
  /** What is stated about an account; undefined without one. @param level that of the login, if it is another than usual */
  claimsOf(account: string, level?: string): Readonly<Record<string, unknown>> | undefined;
}

/** Creates an OpenID provider, in memory, with new keys at every start. */
export function createProvider(options: IdentityOptions, accounts: OpenIdAccounts): Provider {
  const { path, cookiePrefix } = accounts;
  const scopes = Object.keys(accounts.claims);
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  // A person may log in at a higher level than usual: the level belongs to the login.
  const levels = new Map<string, string>();
  const provider = new Provider(`${options.origin}${path}`, {
    adapter: memoryAdapters(),
    clients: [
      {
        client_id: options.clientId,
        client_secret: options.clientSecret,
        redirect_uris: [`${options.portalUrl}${accounts.callbackPath}`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'ES256' }] },
    claims: Object.fromEntries(
      Object.entries(accounts.claims).map(([scope, names]) => [scope, [...names]]),
    ),
    scopes,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, userinfo: { enabled: true } },
    // Cookies ignore ports: portal and sandbox share the cookies of localhost.
    cookies: {
      keys: [randomBytes(32).toString('base64url')],
      names: {
        session: `${cookiePrefix}_session`,
        interaction: `${cookiePrefix}_interaction`,
        resume: `${cookiePrefix}_resume`,
      },
    },
    interactions: { url: (_context, interaction) => `${path}/interaction/${interaction.uid}` },
    ttl: { Session: 600, Interaction: 3600, Grant: 600, AccessToken: 600, IdToken: 600 },
    findAccount: (_context, sub, token) => {
      const grantId = token && 'grantId' in token ? String(token.grantId) : '';
      const claims = accounts.claimsOf(sub, levels.get(grantId));
      return claims && { accountId: sub, claims: () => ({ sub, ...claims }) };
    },
    // There is one client and no consent page: every requested scope is granted.
    loadExistingGrant: async (context) => {
      const { client, session } = context.oidc;
      if (!client || !session?.accountId) return undefined;
      const grant = new context.oidc.provider.Grant({
        clientId: client.clientId,
        accountId: session.accountId,
      });
      grant.addOIDCScope(scopes.join(' '));
      const grantId = await grant.save();
      if (session.acr) levels.set(grantId, session.acr);
      return grant;
    },
  });
  return provider;
}
