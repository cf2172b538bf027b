import type { Addressee } from '@portal/api';

/** The parts of a name and a postal address that paper can need. */
export const POSTAL_PARTS = [
  'firstName',
  'lastName',
  'street',
  'houseNumber',
  'zipCode',
  'city',
  'country',
] as const;

/** A part of a name or a postal address. */
export type PostalPart = (typeof POSTAL_PARTS)[number];

/** What the post of a state can do without. */
export interface PostalSettings {
  /**
   * - `firstOrLastName`: one of both names is enough
   * - `houseNumber`: a street or place without a number is enough, such as "Auf der Warft"
   * - `foreignZipCode`: an address in another country needs no ZIP code
   *
   * Default: none; everything is needed (NAME-5).
   */
  readonly optionalProfileParts?:
    | readonly ('firstOrLastName' | 'houseNumber' | 'foreignZipCode')[]
    | undefined;
}

/** A name and a postal address, as an identity service delivers them; a missing part is empty. */
export type PostalProfile = Readonly<Record<Exclude<PostalPart, 'houseNumber'>, string>>;

/** Names of Germany in the profiles of identity services. */
const GERMANY = ['DE', 'DEU', 'D', 'DEUTSCHLAND', 'GERMANY'];

/** Whether the country is Germany, whose ZIP codes have five digits. */
export function isInGermany({ country }: Pick<Addressee, 'country'>): boolean {
  return GERMANY.includes(country.trim().toUpperCase());
}

/**
 * The parts that a letter to this person needs and that are missing, in the order of an address (NAME-5). It alone decides what is
 * incomplete: for profiles at the login, and for delivery addresses in browser and backend.
 *
 * @param profile with its values trimmed
 */
export function missingParts(
  profile: PostalProfile,
  { optionalProfileParts: optional = [] }: PostalSettings = {},
): readonly PostalPart[] {
  const { firstName, lastName, street, zipCode, country } = profile;
  const isOneNameEnough = optional.includes('firstOrLastName') && `${firstName}${lastName}` !== '';
  const isMissing: Readonly<Record<PostalPart, boolean>> = {
    firstName: firstName === '' && !isOneNameEnough,
    lastName: lastName === '' && !isOneNameEnough,
    street: street === '',
    // A street without a digit has no house number.
    houseNumber: street !== '' && !/\p{Nd}/u.test(street) && !optional.includes('houseNumber'),
    zipCode:
      zipCode === '' &&
      (country === '' || isInGermany(profile) || !optional.includes('foreignZipCode')),
    city: profile.city === '',
    country: country === '',
  };
  return POSTAL_PARTS.filter((part) => isMissing[part]);
}
