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
import { BUNDID_CLAIMS, type Fact, type FactClaims, OPENID_CLAIMS } from './identity-facts.ts';
import { SESSIONS, type SessionLimits, sessionLimits } from './session-limits.ts';
import { notList, readSettingsFile } from './settings-file.ts';

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

const claims = strictObject(
  {
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
  } satisfies Record<Fact, unknown>,
  'must be an object, written in { }',
);

const oneOf = <const Values extends readonly string[]>(...values: Values) =>
  picklist(
    values,
    ({ input }) => `must be one of ${values.join(', ')}, but is ${shownValue(input)}`,
  );

const MAX_NAME = 50;

const SAML = strictObject(
  {
    extension: optional(
      pipe(
        oneOf('akdb', 'none'),
        description('Whether requests have the extension of BundID and BayernID.'),
      ),
      'akdb',
    ),
    organizationName: pipe(
      text,
      minLength(1, 'must not be empty'),
      maxLength(MAX_NAME, `must have at most ${MAX_NAME} characters`),
      description('Name of the authority that BundID shows (OrganizationDisplayName).'),
    ),
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
  },
  'must be an object, written in { }',
);

/** The schema of `identity.json`: how the identity service of a state states who logs in (STATE-1, REAL-2). */
export const IDENTITY_FILE = notList(
  strictObject(
    {
      $schema: optional(text),
      $comment: optional(text),
      protocol: optional(
        pipe(
          oneOf('openid-connect', 'saml'),
          description('The protocol of the identity service: OpenID Connect 1.0 or SAML 2.0.'),
        ),
        'openid-connect',
      ),
      saml: optional(notList(SAML)),
      sessions: optional(
        pipe(
          notList(SESSIONS),
          description(
            'How long sessions last, by trust level; levels without an entry have the longest times of BSI TR-03160-1.',
          ),
        ),
      ),
      claims: optional(
        pipe(
          notList(claims),
          description(
            'The claims with each fact of a person: a name, or a list of alternatives, of which the first with a text counts; an alternative that is itself a list is joined by blanks. A dot leads into a claim that is an object. A fact that is missing here has its default, and an empty list means that no claim states it.',
          ),
        ),
        {},
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
    },
    'must be an object, written in { }',
  ),
);

type IdentityFile = InferOutput<typeof IDENTITY_FILE>;

/** How the answer of the identity service becomes a profile (REAL-2). */
export interface ProfileSettings {
  readonly claims: FactClaims;
  readonly trustLevels: Readonly<Record<string, TrustLevel>>;
  readonly countries: Readonly<Record<string, string>>;
  readonly assumedCountry: string;
}

/** Settings for SAML 2.0. */
export type SamlFileSettings = InferOutput<typeof SAML>;

/** The settings of `identity.json`. */
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
  const named = Object.entries(file.claims).filter(([, names]) => names !== undefined);
  const isSaml = file.protocol === 'saml';
  return {
    saml: isSaml ? (file.saml ?? null) : null,
    claims: { ...(isSaml ? BUNDID_CLAIMS : OPENID_CLAIMS), ...Object.fromEntries(named) },
    trustLevels: file.trustLevels ?? (isSaml ? STORK : {}),
    requestedLevels: file.requestedLevels ?? (isSaml ? STORK_REQUESTS : {}),
    scopes,
    countries,
    assumedCountry,
    sessionLimits: sessionLimits(file.sessions),
  };
}

/** Keys that contradict the protocol. */
function protocolReason({ protocol, saml }: IdentityFile): readonly [string, string] | null {
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
