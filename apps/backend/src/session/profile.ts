import type { Customer, PostalAddress, TrustLevel } from '@portal/api';
import {
  missingParts,
  normalizeWritten,
  type PostalPart,
  type PostalSettings,
  TRUST_LEVELS,
} from '@portal/order-flow';
import type { Fact, OrganisationFact } from '../config/identity-facts.ts';
import type { ProfileSettings } from '../config/identity-file.ts';
import type { IdentityClaims as Claims } from '../ports/identity.ts';
import { oneLine, splitAddress } from './formatted-address.ts';

/** What the identity service of organisations states about the organisation of a login (ORG-1). */
export interface OrganisationProfile {
  readonly issuer: string;
  readonly subject: string;
  readonly name: string;
  /** What entitlements are proven by; each is empty when the service does not state it. */
  readonly facts: OrganisationFacts;
}

/** What an entitlement of an organisation can be proven by (ORG-2). */
export interface OrganisationFacts {
  readonly legalForm: string;
  readonly activity: string;
  readonly registerNumber: string;
  readonly registerType: string;
  readonly registerCourt: string;
  /** Whether the organisation is a natural person in trade. */
  readonly isNaturalPerson: boolean;
  readonly roles: readonly string[];
}

/** The data of a person that the portal needs. */
export interface Profile {
  readonly issuer: string;
  readonly subject: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly sex: Customer['sex'];
  readonly trustLevel: TrustLevel;
  readonly address: PostalAddress;
  /** Such as `1964-08-12`; null where no product needs it, or the service states no whole date (OWN-1). */
  readonly birthDate: string | null;
  /** The postbox at the identity service; null without one. It names no person: it can change. */
  readonly postbox: string | null;
  /** The application that this login began, in the list that the identity service keeps; null without one. */
  readonly application: string | null;
  /** The organisation that the person acts for; null in a private login. */
  readonly organisation: OrganisationProfile | null;
}

/** What stops a login: a part of name or address, or the key of the person. */
export type MissingPart = PostalPart | 'key';

/** What was read from claims. */
export interface ReadClaims {
  /** Null if something is missing. */
  readonly profile: Profile | null;
  readonly missing: readonly MissingPart[];
  /** Names of the claims that state no text, for the log: those of what is missing, and others. */
  readonly absentClaims: readonly string[];
}

/** The service names no organisation, or one for which the person lacks the role that the state asks for (ORG-1). */
export class NoOrganisation extends Error {
  override readonly name = 'NoOrganisation';
}

/** The value of the claim with the trust level has no meaning here. */
export class UnknownLevel extends Error {
  override readonly name = 'UnknownLevel';
}

const isRecord = (value: unknown): value is Claims => typeof value === 'object' && value !== null;

/** The claim of this name, or the member to which its dots lead. */
function valueOf(claims: Claims, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name];
  return name
    .split('.')
    .reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), claims);
}

/** A claim in NFC (NAME-1), without control characters; of several values the first. Another value than a text counts as missing. */
function textOf(claims: Claims, name: string): string {
  const value = valueOf(claims, name);
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? normalizeWritten(first) : '';
}

/** The texts of a fact: one for each alternative that has any. */
type Facts<Name extends string> = (fact: Name) => readonly string[];

/** The facts of claims by the settings of the state. */
function factsOf<Name extends string>(
  claims: Claims,
  named: Readonly<Record<Name, readonly (readonly string[])[]>>,
): Facts<Name> {
  return (fact) =>
    named[fact].flatMap((names) => {
      const joined = names.map((name) => textOf(claims, name)).filter(Boolean);
      return joined.length > 0 ? [joined.join(' ')] : [];
    });
}

/** All texts of a claim, such as the roles of a person. */
function textsOf(claims: Claims, name: string): readonly string[] {
  const value = valueOf(claims, name);
  const all: readonly unknown[] = Array.isArray(value) ? value : [value];
  return all.flatMap((one) => (typeof one === 'string' ? normalizeWritten(one) : '') || []);
}

/**
 * The trust level; of several that are stated the lowest one.
 *
 * @throws UnknownLevel: a login with a level that nobody has configured counts as nothing (REAL-2)
 */
function trustLevelOf(stated: readonly string[], { trustLevels }: ProfileSettings): TrustLevel {
  const ranks = stated.map((value) =>
    TRUST_LEVELS.findIndex((level) => level === (trustLevels[value] ?? value)),
  );
  const lowest = ranks.length > 0 ? Math.min(...ranks) : -1;
  const level = TRUST_LEVELS[lowest];
  if (!level) throw new UnknownLevel('The trust level of the login is unknown.');
  return level;
}

function sexOf(claimed: string): Customer['sex'] {
  const gender = claimed.toLowerCase();
  if (gender === '') return 'NOT_KNOWN';
  return gender === 'male' ? 'MALE' : gender === 'female' ? 'FEMALE' : 'NOT_APPLICABLE';
}

/** A whole date of birth; null for one that is unknown or of which a part is. */
function birthDateOf(claimed: string): string | null {
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(claimed) && !Number.isNaN(Date.parse(claimed));
  return isDate ? claimed : null;
}

/** The address; each part that has no claim of its own is taken from the one text, if there is one. */
function addressOf(fact: (name: Fact) => string, settings: ProfileSettings): PostalAddress {
  const parts = splitAddress(fact('formattedAddress'));
  const country = fact('country') || parts.country || settings.assumedCountry;
  return {
    street: oneLine(fact('street')) || parts.street,
    zipCode: fact('zipCode') || parts.zipCode,
    city: fact('city') || parts.city,
    country: settings.countries[country] ?? country,
  };
}

/** The facts that a profile consists of; one without a text is named in the log. */
const shownFacts = (
  key: string,
  { address, ...profile }: Profile,
): Partial<Record<Fact, string>> => ({
  key,
  firstName: profile.firstName,
  lastName: profile.lastName,
  email: profile.email,
  ...address,
});

/**
 * What names the person at the identity service; empty without it. In a login for an organisation it names both: whoever acts for two
 * organisations is two customers, and none of them is that of a private login (ORG-1).
 */
export function keyOf(claims: Claims, settings: ProfileSettings): string {
  const [key = ''] = factsOf(claims, settings.claims)('key');
  if (!settings.organisation || key === '') return key;
  const [organisation = ''] = factsOf(claims, settings.organisation.claims)('organisationKey');
  return organisation === '' ? '' : JSON.stringify([organisation, key]);
}

/**
 * The organisation of a login; null in a private one.
 *
 * @throws NoOrganisation
 */
function organisationOf(
  issuer: string,
  claims: Claims,
  settings: ProfileSettings,
): OrganisationProfile | null {
  if (!settings.organisation) return null;
  const { claims: named, naturalPersons, requiredRole } = settings.organisation;
  const facts = factsOf(claims, named);
  const fact = (name: OrganisationFact): string => facts(name)[0] ?? '';
  const person = factsOf(claims, settings.claims);
  const isNaturalPerson = naturalPersons.includes(fact('personType'));
  const ownName = [...person('firstName').slice(0, 1), ...person('lastName').slice(0, 1)];
  const name = fact('organisationName') || (isNaturalPerson ? ownName.join(' ') : '');
  const roles = named.roles.flat().flatMap((role) => textsOf(claims, role));
  const subject = fact('organisationKey');
  if (subject === '' || name === '') throw new NoOrganisation('No organisation is named.');
  if (requiredRole !== null && !roles.includes(requiredRole)) {
    throw new NoOrganisation('The person lacks the role.');
  }
  return {
    issuer,
    subject,
    name,
    facts: {
      legalForm: fact('legalForm'),
      activity: fact('activity'),
      registerNumber: fact('registerNumber'),
      registerType: fact('registerType'),
      registerCourt: fact('registerCourt'),
      isNaturalPerson,
      roles,
    },
  };
}

/**
 * Creates a profile from what the identity service states.
 *
 * @returns no profile when a letter needs more (`incompleteData`), see `missingParts`, or when nothing names the person
 * @throws UnknownLevel when no mapping knows the trust level; NoOrganisation in a login for an organisation without one
 */
export function profileOf(
  issuer: string,
  claims: Claims,
  settings: ProfileSettings & PostalSettings,
): ReadClaims {
  const facts = factsOf(claims, settings.claims);
  const organisation = organisationOf(issuer, claims, settings);
  const fact = (name: Fact): string => facts(name)[0] ?? '';
  const profile: Profile = {
    issuer,
    subject: keyOf(claims, settings),
    firstName: fact('firstName'),
    lastName: fact('lastName'),
    email: fact('email'),
    sex: sexOf(fact('sex')),
    trustLevel: trustLevelOf(facts('level'), settings),
    address: addressOf(fact, settings),
    birthDate: organisation ? null : birthDateOf(fact('birthDate')),
    postbox: fact('postbox') || null,
    application: fact('application') || null,
    organisation,
  };
  const missing: readonly MissingPart[] = [
    ...(profile.subject === '' ? (['key'] as const) : []),
    ...missingParts({ ...profile.address, ...profile }, settings),
  ];
  const absentClaims = Object.entries(shownFacts(fact('key'), profile)).flatMap(([name, text]) =>
    text === '' ? settings.claims[name as Fact].flat() : [],
  );
  return { profile: missing.length === 0 ? profile : null, missing, absentClaims };
}
