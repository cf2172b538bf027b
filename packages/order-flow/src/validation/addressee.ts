import type { Addressee } from '@portal/api';
import type { FieldMessage, MessageKey } from '../model/message.ts';
import { hasHtmlTag, PATTERNS } from './patterns.ts';
import { trimFields } from './search.ts';

/** Maximum length of each field in characters; the limits of the contract. */
export const ADDRESSEE_LENGTH = { name: 120, street: 100, zipCode: 12, city: 100 } as const;

type Field = keyof typeof ADDRESSEE_LENGTH;

const FIELDS: readonly (readonly [Field, MessageKey])[] = [
  ['name', 'ADDRESSEE_NAME'],
  ['street', 'ADDRESSEE_STREET'],
  ['zipCode', 'ADDRESSEE_ZIP_CODE'],
  ['city', 'ADDRESSEE_CITY'],
];

/** Names of Germany in the profiles of identity services. */
const GERMANY = ['DE', 'DEU', 'D', 'DEUTSCHLAND', 'GERMANY'];

const ZIP_CODE = new RegExp(PATTERNS.zipCode, 'u');

/** Whether the country is Germany, whose ZIP codes have five digits. */
export function isInGermany({ country }: Pick<Addressee, 'country'>): boolean {
  return GERMANY.includes(country.trim().toUpperCase());
}

function isFieldValid(field: Field, value: string, addressee: Addressee): boolean {
  if (value === '' || value.length > ADDRESSEE_LENGTH[field]) return false;
  // A street without a digit has no house number; the login requires one as well.
  if (field === 'street') return /\p{Nd}/u.test(value);
  return field !== 'zipCode' || !isInGermany(addressee) || ZIP_CODE.test(value);
}

/** Validates name and postal address of a delivery after trimming (JRN-1); the country comes from the profile. */
export function validateAddressee(addressee: Addressee): readonly FieldMessage[] {
  const trimmed = trimFields(addressee);
  return FIELDS.flatMap(([field, key]): FieldMessage[] => {
    const value = trimmed[field];
    if (hasHtmlTag(value)) return [{ field, key: 'HTML_TAG' }];
    return isFieldValid(field, value, trimmed) ? [] : [{ field, key }];
  });
}
