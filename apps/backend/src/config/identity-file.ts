import type { TrustLevel } from '@portal/api';
import { TRUST_LEVELS } from '@portal/order-flow';
import {
  array,
  description,
  type InferOutput,
  maxLength,
  minLength,
  nonEmpty,
  optional,
  picklist,
  pipe,
  record,
  strictObject,
  string,
  transform,
  union,
} from 'valibot';
import { shownValue } from './expectation.ts';
import type { Checked } from './faults.ts';
import {
  BUNDID_CLAIMS,
  ELSTER_CLAIMS,
  ELSTER_ORGANISATION,
  type Fact,
  type FactClaims,
  OPENID_CLAIMS,
  OPENID_ORGANISATION,
  type OrganisationClaims,
  type OrganisationFact,
} from './identity-facts.ts';
import { SESSIONS, type SessionLimits, sessionLimits } from './session-limits.ts';
import { notList, readSettingsFile } from './settings-file.ts';
import { existsSync } from 'node:fs';

const text = string(({ input }) => `must be a text, but is ${shownValue(input)}`);
const filled = pipe(text, minLength(1, 'must not be empty'));
const texts = pipe(
  array(filled, 'must be a list, written in [ ]'),
  nonEmpty('must not be an empty list'),
);

const trustLevel = picklist(
  TRUST_LEVELS,
  ({ input }) => `must be one of ${TRUST_LEVELS.join(', ')}, but is ${shownValue(input)}`,
);

const CLAIM_RULE =
  'must be the name of a claim, or a list of alternatives, each a name or a list of names that are joined';

/** One name, or alternatives, each of one name or of several. */
const claimNames = pipe(
  union([filled, array(union([filled, texts]))], CLAIM_RULE),
  transform((names): readonly (readonly string[])[] =>
    (typeof names === 'string' ? [names] : names).map((one) =>
      typeof one === 'string' ? [one] : one,
    ),
  ),
);

const fact = (about: string) => optional(pipe(claimNames, description(about)));

const FACTS = {
  key: fact('What names the person at every login, and nobody else.'),
  firstName: fact('First names.'),
  lastName: fact('Last name.'),
  email: fact('E-mail address.'),
  sex: fact('`male`, `female` or another text.'),
  street: fact('Street and house number.'),
  zipCode: fact('Postal code.'),
  city: fact('City.'),
  country: fact('Country, such as DE.'),
  formattedAddress: fact(
    'The address as one text of several lines, for each part of the address that no other claim states.',
  ),
  level: fact('Trust level of this login.'),
  postbox: fact('The postbox of the person at the identity service.'),
  application: fact(
    'The application that this login begins, in the list that the identity service keeps.',
  ),
} satisfies Record<Fact, unknown>;

const claims = strictObject(FACTS, 'must be an object, written in { }');

const organisationClaims = strictObject(
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

const oneOf = <const Values extends readonly string[]>(...values: Values) =>
  picklist(
    values,
    ({ input }) => `must be one of ${values.join(', ')}, but is ${shownValue(input)}`,
  );

const MAX_NAME = 50;

const organizationName = pipe(
  text,
  minLength(1, 'must not be empty'),
  maxLength(MAX_NAME, `must have at most ${MAX_NAME} characters`),
  description('Name of the authority that BundID shows (OrganizationDisplayName).'),
);

const extension = <const Default extends 'akdb' | 'none'>(byDefault: Default) =>
  optional(
    pipe(
      oneOf('akdb', 'none'),
      description('Whether requests have the extension of BundID and BayernID.'),
    ),
    byDefault,
  );

/** What the protocol needs for both identity services. */
const SAML_ENTRIES = {
  serviceId: optional(
    pipe(filled, description('Id of the online service, such as BMI-X0000 (OnlineServiceId).')),
  ),
  disabledMethods: optional(
    pipe(
      array(oneOf('Authega', 'Benutzername', 'Diia', 'eID', 'eIDAS', 'Elster', 'FINK')),
      description('Ways to log in that BundID does not offer for this portal.'),
    ),
    [],
  ),
  encryption: optional(
    pipe(
      oneOf('required', 'optional'),
      description('Whether an assertion that is not encrypted is refused.'),
    ),
    'required',
  ),
  signing: optional(
    pipe(oneOf('rsa-sha256', 'rsa-pss-sha256'), description('What requests are signed with.')),
    'rsa-sha256',
  ),
};

const SAML = strictObject(
  { extension: extension('akdb'), organizationName, ...SAML_ENTRIES },
  'must be an object, written in { }',
);

const ORGANISATION_SAML = strictObject(
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

const PROTOCOL = optional(
  pipe(
    oneOf('openid-connect', 'saml'),
    description('The protocol of the identity service: OpenID Connect 1.0 or SAML 2.0.'),
  ),
  'openid-connect',
);

const CLAIMS_ABOUT =
  'The claims with each fact: a name, or a list of alternatives, of which the first with a text counts; an alternative that is itself a list is joined by blanks. A dot leads into a claim that is an object. A fact that is missing here has its default, and an empty list means that no claim states it.';

/** What both identity services have. */
const COMMON_ENTRIES = {
  $schema: optional(text),
  $comment: optional(text),
  protocol: PROTOCOL,
  sessions: optional(
    pipe(
      notList(SESSIONS),
      description(
        'How long sessions last, by trust level; levels without an entry have the longest times of BSI TR-03160-1.',
      ),
    ),
  ),
  trustLevels: optional(
    pipe(
      notList(record(text, trustLevel, 'must be an object, written in { }, of trust levels')),
      description(
        'The trust level of each value of the claim. A value that is a trust level itself counts as it is; a login with any other value is refused.',
      ),
    ),
  ),
  requestedLevels: optional(
    pipe(
      notList(record(trustLevel, filled, 'must be an object, written in { }, of texts')),
      description(
        'What the portal asks the identity service for when a login needs a trust level (`acr_values`, or `AuthnContextClassRef`). Every login asks for LEVEL_1 if it is listed.',
      ),
    ),
  ),
  scopes: optional(pipe(texts, description('The scopes that a login asks for.')), [
    'openid',
    'profile',
    'email',
    'address',
  ]),
  countries: optional(
    pipe(
      notList(record(text, filled, 'must be an object, written in { }, of texts')),
      description('What countries are called here, by the value of the claim.'),
    ),
    {},
  ),
  assumedCountry: optional(
    pipe(text, description('The country of an address that states none.')),
    '',
  ),
};

/** The schema of `identity.json`: how the identity service of a state states who logs in (STATE-1, REAL-2). */
export const IDENTITY_FILE = notList(
  strictObject(
    {
      saml: optional(notList(SAML)),
      claims: optional(pipe(notList(claims), description(CLAIMS_ABOUT)), {}),
      ...COMMON_ENTRIES,
    },
    'must be an object, written in { }',
  ),
);

/** The schema of `organisation-identity.json`: the identity service of organisations, such as Mein Unternehmenskonto (ORG-1). */
export const ORGANISATION_IDENTITY_FILE = notList(
  strictObject(
    {
      saml: optional(notList(ORGANISATION_SAML)),
      claims: optional(pipe(notList(organisationClaims), description(CLAIMS_ABOUT)), {}),
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

type IdentityFile = InferOutput<typeof IDENTITY_FILE>;
type OrganisationFile = InferOutput<typeof ORGANISATION_IDENTITY_FILE>;

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

/** The levels of eIDAS in the words of Mein Unternehmenskonto. */
const ELSTER_LEVELS: Readonly<Record<string, TrustLevel>> = {
  niedrig: 'LEVEL_1',
  substanziell: 'LEVEL_3',
  hoch: 'LEVEL_4',
};

/** The members that are there, without those of which the schema has made `undefined`. */
const given = <Value>(
  members: Readonly<Partial<Record<string, Value>>>,
): Readonly<Record<string, Value>> =>
  Object.fromEntries(
    Object.entries(members).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );

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

/** A key and what is wrong with it. */
type Problem = readonly [key: string, reason: string];

/** Keys that contradict the protocol. */
function protocolReason({
  protocol,
  saml,
}: Pick<IdentityFile | OrganisationFile, 'protocol' | 'saml'>): Problem | null {
  if (protocol === 'saml' && !saml) return ['saml', 'is missing; SAML needs its settings'];
  if (protocol !== 'saml' && saml) return ['saml', 'has no effect; set protocol to saml'];
  return null;
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

/** Facts that no default names, and without which nobody can be told apart. */
function unnamedReason({ claims, organisation }: IdentitySettings): Problem | null {
  const isNamed = (names: readonly unknown[] | undefined): boolean => (names ?? []).length > 0;
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
