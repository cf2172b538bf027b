import type { Addressee } from '@portal/api';
import type { FieldMessage, MessageKey } from '../../draft/model/message.ts';
import { hasHtmlTag, PATTERNS } from './patterns.ts';
import { isInGermany, missingParts } from './postal.ts';
import type { PostalPart, PostalSettings } from './postal.ts';
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

const ZIP_CODE = new RegExp(PATTERNS.zipCode, 'u');

/** The parts of a profile that each field has. */
const PARTS: Readonly<Record<Field, readonly PostalPart[]>> = {
  name: ['firstName', 'lastName'],
  street: ['street', 'houseNumber'],
  zipCode: ['zipCode'],
  city: ['city'],
};

/**
 * Validates name and postal address of a delivery after trimming (JRN-1, NAME-5); the country comes from the profile.
 *
 * @param settings what the post of the state can do without
 */
export function validateAddressee(
  addressee: Addressee,
  settings: PostalSettings = {},
): readonly FieldMessage[] {
  const trimmed = trimFields(addressee);
  const { name } = trimmed;
  const missing = missingParts({ ...trimmed, firstName: name, lastName: name }, settings);
  const isValid = (field: Field, value: string): boolean =>
    value.length <= ADDRESSEE_LENGTH[field] &&
    !PARTS[field].some((part) => missing.includes(part)) &&
    (field !== 'zipCode' || !isInGermany(trimmed) || ZIP_CODE.test(value));
  return FIELDS.flatMap(([field, key]): FieldMessage[] => {
    const value = trimmed[field];
    if (hasHtmlTag(value)) return [{ field, key: 'HTML_TAG' }];
    return isValid(field, value) ? [] : [{ field, key }];
  });
}
