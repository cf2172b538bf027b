import { TRUST_LEVELS } from '@portal/order-flow';
import {
  array,
  description,
  maxLength,
  minLength,
  nonEmpty,
  optional,
  picklist,
  pipe,
  record,
  string,
  transform,
  union,
} from 'valibot';
import { shownValue } from './expectation.ts';
import type { Fact } from './identity-facts.ts';
import { SESSIONS } from './session-limits.ts';
import { notList } from './settings-file.ts';

/* What the files of both identity services have: `identity.json` and `organisation-identity.json`. */

/** A text. */
const text = string(({ input }) => `must be a text, but is ${shownValue(input)}`);
/** A text that is not empty. */
export const filled = pipe(text, minLength(1, 'must not be empty'));
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

/** The claims of a fact. */
export const fact = (about: string) => optional(pipe(claimNames, description(about)));

/** The claims of each fact of a person. */
export const FACTS = {
  key: fact('What names the person at every login, and nobody else.'),
  firstName: fact('First names.'),
  lastName: fact('Last name.'),
  birthDate: fact(
    'Date of birth, such as 1964-08-12. It is asked for and read only where a product of catalogue.json has ownershipMatch.',
  ),
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

/** One of some words. */
const oneOf = <const Values extends readonly string[]>(...values: Values) =>
  picklist(
    values,
    ({ input }) => `must be one of ${values.join(', ')}, but is ${shownValue(input)}`,
  );

const MAX_NAME = 50;

/** The name of the authority in the extension of BundID. */
export const organizationName = pipe(
  text,
  minLength(1, 'must not be empty'),
  maxLength(MAX_NAME, `must have at most ${MAX_NAME} characters`),
  description('Name of the authority that BundID shows (OrganizationDisplayName).'),
);

/** The setting of the extension of BundID. */
export const extension = <const Default extends 'akdb' | 'none'>(byDefault: Default) =>
  optional(
    pipe(
      oneOf('akdb', 'none'),
      description('Whether requests have the extension of BundID and BayernID.'),
    ),
    byDefault,
  );

/** What the protocol needs for both identity services. */
export const SAML_ENTRIES = {
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

const PROTOCOL = optional(
  pipe(
    oneOf('openid-connect', 'saml'),
    description('The protocol of the identity service: OpenID Connect 1.0 or SAML 2.0.'),
  ),
  'openid-connect',
);

/** What claims are. */
export const CLAIMS_ABOUT =
  'The claims with each fact: a name, or a list of alternatives, of which the first with a text counts; an alternative that is itself a list is joined by blanks. A dot leads into a claim that is an object. A fact that is missing here has its default, and an empty list means that no claim states it.';

/** What both identity services have. */
export const COMMON_ENTRIES = {
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

/** The members that are there, without those of which the schema has made `undefined`. */
export const given = <Value>(
  members: Readonly<Partial<Record<string, Value>>>,
): Readonly<Record<string, Value>> =>
  Object.fromEntries(
    Object.entries(members).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );

/** A key and what is wrong with it. */
export type Problem = readonly [key: string, reason: string];

/** Keys that contradict the protocol. */
export function protocolReason({
  protocol,
  saml,
}: {
  readonly protocol: string;
  readonly saml?: object | undefined;
}): Problem | null {
  if (protocol === 'saml' && !saml) return ['saml', 'is missing; SAML needs its settings'];
  if (protocol !== 'saml' && saml) return ['saml', 'has no effect; set protocol to saml'];
  return null;
}
