import { OPENID_CLAIMS } from '../config/identity-facts.ts';
import { sessionLimits } from '../config/session-limits.ts';
import type { IdentitySettings } from '../config/identity-file.ts';

const DAY = { idleMinutes: 24 * 60, totalMinutes: 5 * 24 * 60 };

/** Sessions end a day after the last request and five days after the login, at every level. */
export const DAY_LIMITS = sessionLimits({
  LEVEL_1: DAY,
  LEVEL_2: DAY,
  LEVEL_3: DAY,
  LEVEL_4: DAY,
});

/** The settings of a state pack without `identity.json`. */
export const OPENID_PROFILE: IdentitySettings = {
  claims: OPENID_CLAIMS,
  saml: null,
  trustLevels: {},
  requestedLevels: {},
  scopes: ['openid'],
  sessionLimits: DAY_LIMITS,
  countries: {},
  assumedCountry: '',
  organisation: null,
};
