import type { Environment } from '../config/environment.ts';
import type { IdentitySettings, SamlFileSettings } from '../config/identity-file.ts';
import { StartError } from '../start-error.ts';
import { readCertificates, readOwnKeys } from '../config/own-keys.ts';
import type { SamlSettings } from './saml-identity.ts';

type Addresses = Pick<Environment, 'identity' | 'portalUrl'>;

function required(value: string | null, variable: string): string {
  if (value === null) throw new StartError(`${variable} is not set; SAML needs it.`);
  return value;
}

/** The attributes that the portal reads, each once. */
const attributesOf = ({ claims }: Pick<IdentitySettings, 'claims'>): readonly string[] => [
  ...new Set(
    Object.values(claims)
      .flat(2)
      .filter((name) => name.startsWith('urn:')),
  ),
];

/** The address that receives answers, as it is registered at the identity service. */
export const recipientOf = (portalUrl: string): string =>
  `${portalUrl}/api/authenticate/assertion-consumer`;

/**
 * The settings of SAML from environment and state pack.
 *
 * @throws StartError when a variable is not set, or a file has not what it should
 */
export function samlSettings(
  { identity, portalUrl }: Addresses,
  pack: IdentitySettings,
  saml: SamlFileSettings,
): SamlSettings {
  const { organizationName, serviceId, disabledMethods } = saml;
  const attributes = attributesOf(pack);
  return {
    issuer: identity.issuer,
    entityId: identity.clientId,
    ssoUrl: required(identity.ssoUrl, 'IDENTITY_SSO_URL'),
    recipient: recipientOf(portalUrl),
    keys: readOwnKeys(required(identity.keyFile, 'IDENTITY_KEYS'), 'IDENTITY_KEYS'),
    certificates: readCertificates(
      required(identity.certificateFile, 'IDENTITY_CERTIFICATES'),
      'IDENTITY_CERTIFICATES',
    ),
    signing: saml.signing,
    needsEncryption: saml.encryption === 'required',
    display:
      saml.extension === 'none'
        ? null
        : { organizationName, serviceId, disabledMethods, attributes },
  };
}
