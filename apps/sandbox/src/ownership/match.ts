import { nameForms } from '@portal/names';
import { isSameName, isSimilarName } from './names.ts';

/** The person about whom is asked, as an identity service states them. */
export interface AskedPerson {
  readonly firstName: string;
  readonly lastName: string;
  /** Such as `1964-08-12`. */
  readonly birthDate: string;
  readonly address: {
    readonly street: string;
    readonly zipCode: string;
    readonly city: string;
    readonly country: string;
  };
}

/** An owner as entered in the register. */
export interface EnteredOwner {
  readonly name: string;
  /** Names that the register knows from before, such as that before a marriage. */
  readonly formerNames?: readonly string[];
  /** Empty where the register has none. */
  readonly birthDate: string;
  /** Street, house number, ZIP code and city on one line; null where the register has none. */
  readonly address: string | null;
}

/** What the register answers. */
export type MatchResult = 'MATCH' | 'NO_MATCH' | 'UNCLEAR';

/** Street with house number, and ZIP code; `Str.` is `Straße`. */
function placeOf(street: string, zipCode: string): string {
  const [form] = nameForms(street.normalize('NFC').replace(/str\.?(?=\s|\d|$)/giu, 'straße'));
  return `${form.replaceAll(/[^\p{L}\d]+/gu, '')} ${zipCode}`;
}

/** Whether the person lives where the owner is entered; false where the register has no address. */
function livesThere(
  { address: { street, zipCode } }: AskedPerson,
  entered: string | null,
): boolean {
  const [, enteredStreet, enteredZip] = /^(.*?),?\s*(\d{5})\s/u.exec(entered ?? '') ?? [];
  return (
    enteredStreet !== undefined &&
    enteredZip !== undefined &&
    placeOf(street, zipCode) === placeOf(enteredStreet, enteredZip)
  );
}

/** The answer about one owner: everything must agree for a match; what another person could share as well is not enough. */
function matchOne(person: AskedPerson, owner: EnteredOwner): MatchResult {
  const name = `${person.firstName} ${person.lastName}`;
  const entered = [owner.name, ...(owner.formerNames ?? [])];
  const isSimilar = entered.some((one) => isSimilarName(name, one));
  if (owner.birthDate === '') return isSimilar ? 'UNCLEAR' : 'NO_MATCH';
  // A namesake, such as a father and his son at the same address.
  if (owner.birthDate !== person.birthDate) return 'NO_MATCH';
  const isThere = livesThere(person, owner.address);
  if (entered.some((one) => isSameName(name, one)) && isThere) return 'MATCH';
  return isSimilar || isThere ? 'UNCLEAR' : 'NO_MATCH';
}

/** Whether a person is one of the owners of a parcel (OWN-1). */
export function matchOwners(person: AskedPerson, owners: readonly EnteredOwner[]): MatchResult {
  const results = owners.map((owner) => matchOne(person, owner));
  return (
    results.find((one) => one === 'MATCH') ?? results.find((one) => one === 'UNCLEAR') ?? 'NO_MATCH'
  );
}
