import type { TrustLevel } from '@portal/api';
import { existsSync } from 'node:fs';
import { array, description, type InferOutput, optional, pipe, strictObject } from 'valibot';
import type { Checked } from './faults.ts';
import {
  ELSTER_CLAIMS,
  ELSTER_ORGANISATION,
  type Fact,
  OPENID_CLAIMS,
  OPENID_ORGANISATION,
  type OrganisationFact,
} from './identity-facts.ts';
import type { IdentitySettings } from './identity-file.ts';
import {
  CLAIMS_ABOUT,
  COMMON_ENTRIES,
  extension,
  fact,
  FACTS,
  filled,
  given,
  organizationName,
  type Problem,
  protocolReason,
  SAML_ENTRIES,
} from './identity-schema.ts';
import { sessionLimits } from './session-limits.ts';
import { notList, readSettingsFile } from './settings-file.ts';

const CLAIMS = strictObject(
  {
    ...FACTS,
    organisationKey: fact('What names the organisation at every login, and no other one.'),
    organisationName: fact(
      'Name of the organisation; a natural person in trade without one has the own name.',
    ),
    legalForm: fact('Legal form.'),
    activity: fact('What the organisation does.'),
    registerNumber: fact('Number in a register.'),
    registerType: fact('Kind of register.'),
    registerCourt: fact('Court that keeps the register.'),
    personType: fact('Whether the organisation is a natural person in trade.'),
    roles: fact(
      'The roles of the person in the organisation; every text of each alternative is one.',
    ),
  } satisfies Record<Fact | OrganisationFact, unknown>,
  'must be an object, written in { }',
);

const SAML = strictObject(
  {
    extension: extension('none'),
    organizationName: optional(organizationName),
    ...SAML_ENTRIES,
    xmlAttributes: optional(
      pipe(
        array(filled, 'must be a list, written in [ ]'),
        description(
          'Attributes whose value is XML. A claim such as `Anschrift.Ort` is the text of the element Ort in the attribute Anschrift.',
        ),
      ),
      ['Anschrift'],
    ),
  },
  'must be an object, written in { }',
);

/** The schema of `organisation-identity.json`: the identity service of organisations, such as Mein Unternehmenskonto (ORG-1). */
export const ORGANISATION_IDENTITY_FILE = notList(
  strictObject(
    {
      saml: optional(notList(SAML)),
      claims: optional(pipe(notList(CLAIMS), description(CLAIMS_ABOUT)), {}),
      ...COMMON_ENTRIES,
      naturalPersons: optional(
        pipe(
          array(filled, 'must be a list, written in [ ]'),
          description('The values of `personType` that mean a natural person in trade.'),
        ),
        [],
      ),
      requiredRole: optional(
        pipe(filled, description('A role without which nobody logs in for an organisation.')),
      ),
    },
    'must be an object, written in { }',
  ),
);

type OrganisationFile = InferOutput<typeof ORGANISATION_IDENTITY_FILE>;

/** The levels of eIDAS in the words of Mein Unternehmenskonto. */
const ELSTER_LEVELS: Readonly<Record<string, TrustLevel>> = {
  niedrig: 'LEVEL_1',
  substanziell: 'LEVEL_3',
  hoch: 'LEVEL_4',
};

const isOrganisationFact = (name: string): boolean => Object.hasOwn(OPENID_ORGANISATION, name);

/** Adds the defaults of the protocol: those of Mein Unternehmenskonto with SAML. */
function organisationWithDefaults(file: OrganisationFile): IdentitySettings {
  const { scopes, countries, assumedCountry, naturalPersons, requiredRole = null } = file;
  const isSaml = file.protocol === 'saml';
  const set = Object.entries(given(file.claims));
  const ofPerson = Object.fromEntries(set.filter(([name]) => !isOrganisationFact(name)));
  const ofOrganisation = Object.fromEntries(set.filter(([name]) => isOrganisationFact(name)));
  return {
    saml:
      isSaml && file.saml
        ? { ...file.saml, organizationName: file.saml.organizationName ?? '' }
        : null,
    claims: { ...(isSaml ? ELSTER_CLAIMS : OPENID_CLAIMS), ...ofPerson },
    trustLevels: file.trustLevels ?? (isSaml ? ELSTER_LEVELS : {}),
    requestedLevels: file.requestedLevels ?? {},
    scopes,
    countries,
    assumedCountry,
    sessionLimits: sessionLimits(file.sessions),
    organisation: {
      claims: { ...(isSaml ? ELSTER_ORGANISATION : OPENID_ORGANISATION), ...ofOrganisation },
      naturalPersons,
      requiredRole,
    },
  };
}

const isNamed = (names: readonly unknown[] | undefined): boolean => (names ?? []).length > 0;

/** Facts that no default names, and without which nobody can be told apart. */
function unnamedReason({ claims, organisation }: IdentitySettings): Problem | null {
  if (!isNamed(organisation?.claims.organisationKey)) {
    return [
      'claims.organisationKey',
      'names no claim; without it organisations cannot be told apart',
    ];
  }
  if (!isNamed(claims.key)) {
    return [
      'claims.key',
      'names no claim; without it the people of an organisation cannot be told apart',
    ];
  }
  return null;
}

/** What is wrong with the settings of the identity service of organisations; null if nothing is. */
function organisationReason(file: OrganisationFile): Problem | null {
  const { saml, requiredRole, claims: named } = file;
  if (saml?.extension === 'akdb' && saml.organizationName === undefined) {
    return ['saml.organizationName', 'is missing; the extension akdb needs it'];
  }
  if (requiredRole !== undefined && (named.roles ?? []).length === 0) {
    return ['claims.roles', 'names no claim; requiredRole needs it'];
  }
  return protocolReason(file) ?? unnamedReason(organisationWithDefaults(file));
}

/** Reads `organisation-identity.json` of a state pack (ORG-1); without the file `settings` is null, and nobody logs in for an organisation. */
export function readOrganisationIdentityFile(
  file: string,
): Checked<{ readonly settings: IdentitySettings | null }> {
  if (!existsSync(file)) return { value: { settings: null }, faults: [] };
  const read = readSettingsFile(file, ORGANISATION_IDENTITY_FILE);
  if (!read.value) return read;
  const fault = organisationReason(read.value);
  if (!fault) return { value: { settings: organisationWithDefaults(read.value) }, faults: [] };
  const [key, reason] = fault;
  return { value: null, faults: [{ file, key, reason }] };
}
