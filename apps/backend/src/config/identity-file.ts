import type { TrustLevel } from '@portal/api';
import { description, type InferOutput, optional, pipe, strictObject } from 'valibot';
import type { Checked } from './faults.ts';
import {
  BUNDID_CLAIMS,
  type FactClaims,
  OPENID_CLAIMS,
  type OrganisationClaims,
} from './identity-facts.ts';
import {
  CLAIMS_ABOUT,
  COMMON_ENTRIES,
  extension,
  FACTS,
  given,
  organizationName,
  protocolReason,
  SAML_ENTRIES,
} from './identity-schema.ts';
import { type SessionLimits, sessionLimits } from './session-limits.ts';
import { notList, readSettingsFile } from './settings-file.ts';

const CLAIMS = strictObject(FACTS, 'must be an object, written in { }');

const SAML = strictObject(
  { extension: extension('akdb'), organizationName, ...SAML_ENTRIES },
  'must be an object, written in { }',
);

/** The schema of `identity.json`: how the identity service of a state states who logs in (STATE-1, REAL-2). */
export const IDENTITY_FILE = notList(
  strictObject(
    {
      saml: optional(notList(SAML)),
      claims: optional(pipe(notList(CLAIMS), description(CLAIMS_ABOUT)), {}),
      ...COMMON_ENTRIES,
    },
    'must be an object, written in { }',
  ),
);

type IdentityFile = InferOutput<typeof IDENTITY_FILE>;

/** How the answer of an identity service describes an organisation (ORG-1). */
export interface OrganisationSettings {
  readonly claims: OrganisationClaims;
  readonly naturalPersons: readonly string[];
  /** Null: no role is needed. */
  readonly requiredRole: string | null;
}

/** How the answer of the identity service becomes a profile (REAL-2). */
export interface ProfileSettings {
  readonly claims: FactClaims;
  readonly trustLevels: Readonly<Record<string, TrustLevel>>;
  readonly countries: Readonly<Record<string, string>>;
  readonly assumedCountry: string;
  /** Null for the identity service of persons. */
  readonly organisation: OrganisationSettings | null;
}

/** Settings for SAML 2.0. */
export interface SamlFileSettings extends InferOutput<typeof SAML> {
  /** Attributes whose value is XML; none at BundID. */
  readonly xmlAttributes: readonly string[];
}

/** The settings of `identity.json`, or of `organisation-identity.json`. */
export interface IdentitySettings extends ProfileSettings {
  /** Null for OpenID Connect. */
  readonly saml: SamlFileSettings | null;
  readonly requestedLevels: Readonly<Partial<Record<TrustLevel, string>>>;
  readonly scopes: readonly string[];
  readonly sessionLimits: SessionLimits;
}

/** The levels of BundID (section 5.1): 2 is not issued, and 1 is a password. */
const STORK: Readonly<Record<string, TrustLevel>> = {
  'STORK-QAA-Level-1': 'LEVEL_1',
  'STORK-QAA-Level-2': 'LEVEL_2',
  'STORK-QAA-Level-3': 'LEVEL_3',
  'STORK-QAA-Level-4': 'LEVEL_4',
};

const STORK_REQUESTS = {
  LEVEL_1: 'STORK-QAA-Level-1',
  LEVEL_3: 'STORK-QAA-Level-3',
  LEVEL_4: 'STORK-QAA-Level-4',
};

/** Adds the defaults of the protocol. */
function withDefaults(file: IdentityFile): IdentitySettings {
  const { scopes, countries, assumedCountry } = file;
  const isSaml = file.protocol === 'saml';
  return {
    saml: isSaml && file.saml ? { ...file.saml, xmlAttributes: [] } : null,
    claims: { ...(isSaml ? BUNDID_CLAIMS : OPENID_CLAIMS), ...given(file.claims) },
    trustLevels: file.trustLevels ?? (isSaml ? STORK : {}),
    requestedLevels: file.requestedLevels ?? (isSaml ? STORK_REQUESTS : {}),
    scopes,
    countries,
    assumedCountry,
    sessionLimits: sessionLimits(file.sessions),
    organisation: null,
  };
}

/** Reads `identity.json` of a state pack; without the file, the claims of OpenID Connect count. */
export function readIdentityFile(file: string): Checked<IdentitySettings> {
  const read = readSettingsFile(file, IDENTITY_FILE);
  if (!read.value) return read;
  const fault = protocolReason(read.value);
  if (!fault) return { value: withDefaults(read.value), faults: [] };
  const [key, reason] = fault;
  return { value: null, faults: [{ file, key, reason }] };
}
