import type { TrustLevel } from '@portal/api';
import { TRUST_LEVELS } from '@portal/order-flow';
import {
  array,
  description,
  type InferOutput,
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
import { type Fact, type FactClaims, OPENID_CLAIMS } from './identity-facts.ts';
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
  } satisfies Record<Fact, unknown>,
  'must be an object, written in { }',
);

/** The schema of `identity.json`: how the identity service of a state states who logs in (STATE-1, REAL-2). */
export const IDENTITY_FILE = notList(
  strictObject(
    {
      $schema: optional(text),
      $comment: optional(text),
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
        {},
      ),
      requestedLevels: optional(
        pipe(
          notList(record(trustLevel, filled, 'must be an object, written in { }, of texts')),
          description(
            'What the portal asks the identity service for when a login needs a trust level (`acr_values`). Every login asks for LEVEL_1 if it is listed.',
          ),
        ),
        {},
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

/** The settings of `identity.json`. */
export interface IdentitySettings extends ProfileSettings {
  readonly requestedLevels: Readonly<Partial<Record<TrustLevel, string>>>;
  readonly scopes: readonly string[];
}

/** Adds the default claims of the facts that the file does not name. */
function withClaims(file: IdentityFile): IdentitySettings {
  const named = Object.entries(file.claims).filter(([, names]) => names !== undefined);
  return { ...file, claims: { ...OPENID_CLAIMS, ...Object.fromEntries(named) } };
}

/** Reads `identity.json` of a state pack; without the file, the claims of OpenID Connect count. */
export function readIdentityFile(file: string): Checked<IdentitySettings> {
  const read = readSettingsFile(file, IDENTITY_FILE);
  return read.value ? { value: withClaims(read.value), faults: [] } : read;
}
