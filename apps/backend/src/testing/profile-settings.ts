import { OPENID_CLAIMS } from '../config/identity-facts.ts';
import type { ProfileSettings } from '../config/identity-file.ts';

/** The settings of a state pack without `identity.json`. */
export const OPENID_PROFILE: ProfileSettings = {
  claims: OPENID_CLAIMS,
  trustLevels: {},
  countries: {},
  assumedCountry: '',
};
