import type { Customer, PostalAddress, TrustLevel } from '@portal/api';
import { TRUST_LEVELS } from '@portal/order-flow';
import { fallback, normalize, object, parse, pipe, string, trim } from 'valibot';
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

/** A claim in NFC (NAME-1); another value than a text counts as missing. */
const claim = fallback(pipe(string(), trim(), normalize('NFC')), '');

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

/**
 * Creates a profile from the claims of the identity service.
 *
 * @returns null when a name, the e-mail address or a part of the postal address is missing (`incompleteData`)
 */
export function profileOf(issuer: string, claims: Claims, settings: TrustSettings): Profile | null {
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
      street: address.street_address,
      zipCode: address.postal_code,
      city: address.locality,
      country: address.country,
    },
  };
  const needed = [
    profile.subject,
    profile.firstName,
    profile.lastName,
    ...Object.values(profile.address),
  ];
  // A street without a digit has no house number.
  return needed.every(Boolean) && /\d/.test(profile.address.street) ? profile : null;
}
