import type { Environment } from '../config/environment.ts';
import type { IdentitySettings } from '../config/identity-file.ts';
import { type IdentityPort, openIdConnect } from '../ports/identity.ts';
import { StartError } from '../start-error.ts';

/**
 * Opens the identity service of a state. The code of SAML is loaded only where a state uses it.
 *
 * @throws StartError when something that the protocol needs is not set
 */
export async function openIdentity(
  environment: Environment,
  pack: IdentitySettings,
  now: () => Date,
): Promise<IdentityPort> {
  const { identity, portalUrl } = environment;
  if (pack.saml) {
    const [{ samlSettings }, { samlIdentity }] = await Promise.all([
      import('../saml/open-saml.ts'),
      import('../saml/saml-identity.ts'),
    ]);
    return samlIdentity(samlSettings(environment, pack, pack.saml), now);
  }
  const { clientSecret } = identity;
  if (clientSecret === null) throw new StartError('IDENTITY_CLIENT_SECRET is not set.');
  return openIdConnect({
    issuer: identity.issuer,
    clientId: identity.clientId,
    clientSecret,
    redirectUri: `${portalUrl}/api/authenticate/callback`,
    scopes: pack.scopes,
  });
}
