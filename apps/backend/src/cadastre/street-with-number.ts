import type { AddressSearch } from '@portal/api';

const WITH_NUMBER =
  /^(.*\p{L}.*?)[\s,]+(\d{1,4}\s?[a-z]?(?: [1-9]\/[2-9])?(?:\s?[-–/]\s?\d{1,4}\s?[a-z]?)?)$/iu;

/**
 * The same address with the number at the end of the street as its house number (`Lindenallee 5`); null when there is
 * none, or a house number was typed. A street may end in a number, so this is only a second attempt.
 */
export function splitHouseNumber(params: AddressSearch['params']): AddressSearch['params'] | null {
  const match = params.houseNumber === '' ? WITH_NUMBER.exec(params.streetName) : null;
  if (!match) return null;
  return { ...params, streetName: match[1] ?? '', houseNumber: match[2] ?? '' };
}
