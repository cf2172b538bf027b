import type { IdentityEnvironment } from '../config/identity-environment.ts';
import type { IdentitySettings, SamlFileSettings } from '../config/identity-file.ts';
import { StartError } from '../start-error.ts';
import { readCertificates, readOwnKeys } from '../config/own-keys.ts';
import type { SamlSettings } from './saml-identity.ts';

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

/**
 * The settings of SAML from environment and state pack.
 *
 * @throws StartError when a variable is not set, or a file has not what it should
 */
export function samlSettings(
  identity: IdentityEnvironment,
  recipient: string,
  pack: IdentitySettings,
  saml: SamlFileSettings,
): SamlSettings {
  const { organizationName, serviceId, disabledMethods } = saml;
  const attributes = attributesOf(pack);
  const variable = (name: string): string => `${identity.prefix}_${name}`;
  return {
    issuer: identity.issuer,
    entityId: identity.clientId,
    ssoUrl: required(identity.ssoUrl, variable('SSO_URL')),
    recipient,
    keys: readOwnKeys(required(identity.keyFile, variable('KEYS')), variable('KEYS')),
    certificates: readCertificates(
      required(identity.certificateFile, variable('CERTIFICATES')),
      variable('CERTIFICATES'),
    ),
    signing: saml.signing,
    needsEncryption: saml.encryption === 'required',
    xmlAttributes: saml.xmlAttributes,
    display:
      saml.extension === 'none'
        ? null
        : { organizationName, serviceId, disabledMethods, attributes },
  };
}
