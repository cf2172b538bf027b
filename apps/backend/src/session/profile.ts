import type { Customer, PostalAddress, TrustLevel } from '@portal/api';
import { TRUST_LEVELS } from '@portal/order-flow';
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

const textOf = (claims: Claims, name: string): string => {
  const value = claims[name];
  return typeof value === 'string' ? value.trim() : '';
};

/** The trust level of the claims; unknown values are LEVEL_1. */
function trustLevelOf(claims: Claims, settings: TrustSettings): TrustLevel {
  const value = textOf(claims, settings.trustClaim);
  const mapped = settings.trustLevels[value] ?? value;
  return TRUST_LEVELS.find((level) => level === mapped) ?? 'LEVEL_1';
}

function sexOf(claims: Claims): Customer['sex'] {
  const gender = textOf(claims, 'gender').toLowerCase();
  if (gender === '') return 'NOT_KNOWN';
  return gender === 'male' ? 'MALE' : gender === 'female' ? 'FEMALE' : 'NOT_APPLICABLE';
}

/**
 * Creates a profile from the claims of the identity service.
 *
 * @returns null when a name, the e-mail address or a part of the postal address is missing (`incompleteData`)
 */
export function profileOf(issuer: string, claims: Claims, settings: TrustSettings): Profile | null {
  const address = (claims.address ?? {}) as Claims;
  const profile: Profile = {
    issuer,
    subject: textOf(claims, 'sub'),
    firstName: textOf(claims, 'given_name'),
    lastName: textOf(claims, 'family_name'),
    email: textOf(claims, 'email'),
    sex: sexOf(claims),
    trustLevel: trustLevelOf(claims, settings),
    address: {
      street: textOf(address, 'street_address'),
      zipCode: textOf(address, 'postal_code'),
      city: textOf(address, 'locality'),
      country: textOf(address, 'country'),
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
