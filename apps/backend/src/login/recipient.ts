import type { LoginAccount } from '@portal/api';

const PATHS: Readonly<Record<LoginAccount, string>> = {
  PERSON: '/api/authenticate/assertion-consumer',
  ORGANISATION: '/api/authenticate/organisation/assertion-consumer',
};

/** The address that receives answers of SAML, as it is registered at the identity service; each has its own (ORG-1). */
export const recipientOf = (portalUrl: string, account: LoginAccount): string =>
  `${portalUrl}${PATHS[account]}`;
