import type { Customer, PostalAddress, TrustLevel } from '@portal/api';
import {
  missingParts,
  normalizeWritten,
  type PostalPart,
  type PostalSettings,
  TRUST_LEVELS,
} from '@portal/order-flow';
import { fallback, object, parse, pipe, string, transform } from 'valibot';
import type { TrustSettings } from '../config/identity-file.ts';

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
}

type Claims = Readonly<Record<string, unknown>>;

/** The profile of a person, or the parts of name and address that it lacks; none of them if its subject is missing. */
export type ProfileOfClaims =
  | { readonly profile: Profile }
  | { readonly profile: null; readonly missing: readonly PostalPart[] };

/** A claim in NFC (NAME-1), without control characters; another value than a text counts as missing. */
const claim = fallback(pipe(string(), transform(normalizeWritten)), '');

const ADDRESS = object({
  street_address: claim,
  postal_code: claim,
  locality: claim,
  country: claim,
});

const CLAIMS = object({
  sub: claim,
  given_name: claim,
  family_name: claim,
  email: claim,
  gender: claim,
  address: fallback(ADDRESS, parse(ADDRESS, {})),
});

/** The trust level of the claims; unknown values are LEVEL_1. */
function trustLevelOf(claims: Claims, settings: TrustSettings): TrustLevel {
  const value = parse(claim, claims[settings.trustClaim]);
  const mapped = settings.trustLevels[value] ?? value;
  return TRUST_LEVELS.find((level) => level === mapped) ?? 'LEVEL_1';
}

function sexOf(claimed: string): Customer['sex'] {
  const gender = claimed.toLowerCase();
  if (gender === '') return 'NOT_KNOWN';
  return gender === 'male' ? 'MALE' : gender === 'female' ? 'FEMALE' : 'NOT_APPLICABLE';
}

/** The lines of a street address in one, such as "c/o Meyer, Heidestraße 17": OpenID Connect allows several. */
function oneLine(lines: string): string {
  return lines
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .join(', ');
}

/**
 * Creates a profile from the claims of the identity service.
 *
 * @returns no profile when a letter needs more (`incompleteData`), see `missingParts`
 */
export function profileOf(
  issuer: string,
  claims: Claims,
  settings: TrustSettings & PostalSettings,
): ProfileOfClaims {
  const { address, ...person } = parse(CLAIMS, claims);
  const profile: Profile = {
    issuer,
    subject: person.sub,
    firstName: person.given_name,
    lastName: person.family_name,
    email: person.email,
    sex: sexOf(person.gender),
    trustLevel: trustLevelOf(claims, settings),
    address: {
      street: oneLine(address.street_address),
      zipCode: address.postal_code,
      city: address.locality,
      country: address.country,
    },
  };
  const missing = missingParts({ ...profile.address, ...profile }, settings);
  return profile.subject !== '' && missing.length === 0 ? { profile } : { profile: null, missing };
}
