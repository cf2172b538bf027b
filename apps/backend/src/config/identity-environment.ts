import { StartError } from '../start-error.ts';
import type { CheckedVariables } from './variables.ts';

/** An identity service, and the credentials of the portal there. */
export interface IdentityEnvironment {
  /** What the names of its variables begin with. */
  readonly prefix: 'IDENTITY' | 'ORGANISATION_IDENTITY';
  readonly issuer: string;
  readonly clientId: string;
  /** Null with SAML. */
  readonly clientSecret: string | null;
  /** For SAML: where requests go, and files with the certificates of the service and the keys of the portal. */
  readonly ssoUrl: string | null;
  readonly certificateFile: string | null;
  readonly keyFile: string | null;
}

/** The identity service of organisations. @throws StartError when it is named, and its client is not */
export function organisationIdentityOf(checked: CheckedVariables): IdentityEnvironment | null {
  const issuer = checked.ORGANISATION_IDENTITY_ISSUER;
  if (issuer === undefined) return null;
  const clientId = checked.ORGANISATION_IDENTITY_CLIENT_ID;
  if (clientId === undefined) {
    throw new StartError(
      'ORGANISATION_IDENTITY_CLIENT_ID is not set; ORGANISATION_IDENTITY_ISSUER needs it.',
    );
  }
  return {
    prefix: 'ORGANISATION_IDENTITY',
    issuer,
    clientId,
    clientSecret: checked.ORGANISATION_IDENTITY_CLIENT_SECRET ?? null,
    ssoUrl: checked.ORGANISATION_IDENTITY_SSO_URL ?? null,
    certificateFile: checked.ORGANISATION_IDENTITY_CERTIFICATES ?? null,
    keyFile: checked.ORGANISATION_IDENTITY_KEYS ?? null,
  };
}
