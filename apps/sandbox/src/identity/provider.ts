import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { Provider } from 'oidc-provider';
import { memoryAdapters } from './memory-adapter.ts';
import { CARD_LEVEL, findPerson } from './people.ts';

/** Options of the provider with its one client, the portal's backend. */
export interface IdentityOptions {
  /** The sandbox's origin. */
  readonly origin: string;
  readonly portalUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Creates an OpenID provider at `{origin}/identity`, in memory, with new keys at every start. */
export function createProvider(options: IdentityOptions): Provider {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  // A person may log in at a higher level than usual: the level belongs to the login.
  const cardGrants = new Set<string>();
  const provider = new Provider(`${options.origin}/identity`, {
    adapter: memoryAdapters(),
    clients: [
      {
        client_id: options.clientId,
        client_secret: options.clientSecret,
        redirect_uris: [`${options.portalUrl}/api/authenticate/callback`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'ES256' }] },
    claims: {
      openid: ['sub'],
      profile: ['given_name', 'family_name', 'gender', 'birthdate', 'trust_level'],
      email: ['email'],
      address: ['address'],
    },
    scopes: ['openid', 'profile', 'email', 'address'],
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, userinfo: { enabled: true } },
    // Cookies ignore ports: portal and sandbox share the cookies of localhost.
    cookies: {
      keys: [randomBytes(32).toString('base64url')],
      names: {
        session: 'sandbox_session',
        interaction: 'sandbox_interaction',
        resume: 'sandbox_resume',
      },
    },
    interactions: { url: (_context, interaction) => `/identity/interaction/${interaction.uid}` },
    ttl: { Session: 600, Interaction: 3600, Grant: 600, AccessToken: 600, IdToken: 600 },
    findAccount: (_context, sub, token) => {
      const person = findPerson(sub);
      const grantId = token && 'grantId' in token ? String(token.grantId) : '';
      const level = cardGrants.has(grantId) ? { trust_level: CARD_LEVEL } : {};
      return person && { accountId: sub, claims: () => ({ sub, ...person.claims, ...level }) };
    },
    // There is one client and no consent page: every requested scope is granted.
    loadExistingGrant: async (context) => {
      const { client, session } = context.oidc;
      if (!client || !session?.accountId) return undefined;
      const grant = new context.oidc.provider.Grant({
        clientId: client.clientId,
        accountId: session.accountId,
      });
      grant.addOIDCScope('openid profile email address');
      const grantId = await grant.save();
      if (session.acr === CARD_LEVEL) cardGrants.add(grantId);
      return grant;
    },
  });
  return provider;
}
