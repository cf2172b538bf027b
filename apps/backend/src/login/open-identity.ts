import type { LoginAccount } from '@portal/api';
import type { Environment } from '../config/environment.ts';
import type { IdentityEnvironment } from '../config/identity-environment.ts';
import type { IdentitySettings } from '../config/identity-file.ts';
import { type IdentityPort, openIdConnect } from '../ports/identity.ts';
import { StartError } from '../start-error.ts';
import { CALLBACK_PATHS } from './login.ts';
import { recipientOf } from './recipient.ts';

/** The identity service of people, and that of organisations: a state has both or the first. */
export interface Identities {
  readonly person: IdentityPort;
  /** Null where nobody logs in for an organisation (ORG-1). */
  readonly organisation: IdentityPort | null;
}

/**
 * Opens an identity service. The code of SAML is loaded only where a state uses it.
 *
 * @throws StartError when something that the protocol needs is not set
 */
async function openIdentity(
  identity: IdentityEnvironment,
  account: LoginAccount,
  portalUrl: string,
  pack: IdentitySettings,
  now: () => Date,
): Promise<IdentityPort> {
  if (pack.saml) {
    const [{ samlSettings }, { samlIdentity }] = await Promise.all([
      import('../saml/open-saml.ts'),
      import('../saml/saml-identity.ts'),
    ]);
    const recipient = recipientOf(portalUrl, account);
    return samlIdentity(samlSettings(identity, recipient, pack, pack.saml), now);
  }
  const { clientSecret } = identity;
  if (clientSecret === null) throw new StartError(`${identity.prefix}_CLIENT_SECRET is not set.`);
  return openIdConnect({
    issuer: identity.issuer,
    clientId: identity.clientId,
    clientSecret,
    redirectUri: `${portalUrl}${CALLBACK_PATHS[account]}`,
    scopes: pack.scopes,
  });
}

/**
 * Opens the identity services of a state. That of organisations needs a description in the state pack and an address in the environment; without
 * either, people log in for themselves only.
 *
 * @throws StartError when something that a protocol needs is not set
 */
export async function openIdentities(
  { identity, organisationIdentity, portalUrl }: Environment,
  pack: {
    readonly identity: IdentitySettings;
    readonly organisationIdentity: IdentitySettings | null;
  },
  now: () => Date,
): Promise<Identities> {
  const ofOrganisations = pack.organisationIdentity;
  return {
    person: await openIdentity(identity, 'PERSON', portalUrl, pack.identity, now),
    organisation:
      organisationIdentity && ofOrganisations
        ? await openIdentity(organisationIdentity, 'ORGANISATION', portalUrl, ofOrganisations, now)
        : null,
  };
}
