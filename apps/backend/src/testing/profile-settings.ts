import { OPENID_CLAIMS } from '../config/identity-facts.ts';
import type { IdentitySettings } from '../config/identity-file.ts';

/** The settings of a state pack without `identity.json`. */
export const OPENID_PROFILE: IdentitySettings = {
  claims: OPENID_CLAIMS,
  saml: null,
  trustLevels: {},
  requestedLevels: {},
  scopes: ['openid'],
  countries: {},
  assumedCountry: '',
};
