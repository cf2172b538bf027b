import type { FieldMessage, MessageKey } from '../model/message.ts';
import type { AddressParams, ParcelParams, RegisterParams } from '../model/search.ts';
import { parseBookingSheets } from './booking-sheet.ts';
import { compilePattern, DEFAULT_VALIDATION, hasHtmlTag, PATTERNS } from './patterns.ts';
import type { ValidationSettings } from './patterns.ts';

const ZIP_CODE = compilePattern(PATTERNS.zipCode);
const STREET_NAME = compilePattern(PATTERNS.streetName);
const HOUSE_NUMBER = compilePattern(PATTERNS.houseNumber);
const CADASTRAL_SECTION = compilePattern(PATTERNS.cadastralSection);
const PARCEL_NUMBER = compilePattern(PATTERNS.parcelNumber);

/** Every field without blanks around it, as it is validated and sent. */
export function trimFields<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.trim() : value,
    ]),
  ) as Fields;
}

/** Longest text of a field in characters: what the calls carry, and longer than any name or list there is. */
const LONGEST = { city: 100, streetName: 100, houseNumber: 20, bookingSheet: 200 } as const;

const matches = (pattern: RegExp, value: string, longest: number): boolean =>
  value.length <= longest && pattern.test(value);

/** Collects one message per field; a tag (VAL-4) is named before any other fault of the same field. */
class Findings {
  readonly messages: FieldMessage[] = [];

  check(field: string, value: string, fault: MessageKey | null): void {
    const key = hasHtmlTag(value) ? 'HTML_TAG' : fault;
    if (key) this.messages.push({ field, key });
  }
}

const unless = (valid: boolean, key: MessageKey): MessageKey | null => (valid ? null : key);

/** VAL-1. Values are trimmed first; an empty answer means that the search may be asked. */
export function validateAddress(
  params: AddressParams,
  settings: ValidationSettings = DEFAULT_VALIDATION,
): readonly FieldMessage[] {
  const { zipCode, city, streetName, houseNumber } = trimFields(params);
  const cityPattern = compilePattern(settings.cityPattern ?? PATTERNS.city);
  const findings = new Findings();
  findings.check(
    'zipCode',
    zipCode,
    zipCode === ''
      ? unless(city !== '', 'CITY_OR_ZIP_NOT_EMPTY')
      : unless(ZIP_CODE.test(zipCode), 'ZIPCODE_PATTERN'),
  );
  findings.check(
    'city',
    city,
    unless(city === '' || matches(cityPattern, city, LONGEST.city), 'CITY_PATTERN'),
  );
  findings.check(
    'streetName',
    streetName,
    streetName === ''
      ? 'STR_NOT_EMPTY'
      : unless(matches(STREET_NAME, streetName, LONGEST.streetName), 'STREET_PATTERN'),
  );
  findings.check(
    'houseNumber',
    houseNumber,
    unless(
      houseNumber === '' || matches(HOUSE_NUMBER, houseNumber, LONGEST.houseNumber),
      'HOUSE_NO_PATTERN',
    ),
  );
  return findings.messages;
}

/** VAL-2. The subdistrict is chosen from a list, so it only has to be there. */
export function validateParcel(params: ParcelParams): readonly FieldMessage[] {
  const { localSubdistrictId, cadastralSection, parcelNumber } = trimFields(params);
  const findings = new Findings();
  findings.check(
    'localSubdistrictId',
    localSubdistrictId,
    unless(localSubdistrictId !== '', 'LOCAL_SUBDISTRICT'),
  );
  findings.check(
    'cadastralSection',
    cadastralSection,
    unless(CADASTRAL_SECTION.test(cadastralSection), 'CADASTRAL_SECTION'),
  );
  findings.check(
    'parcelNumber',
    parcelNumber,
    unless(parcelNumber === '' || PARCEL_NUMBER.test(parcelNumber), 'PARCEL_ID'),
  );
  return findings.messages;
}

/** VAL-3. */
export function validateRegister(params: RegisterParams): readonly FieldMessage[] {
  const { landRegisterDistrictId, bookingSheet } = trimFields(params);
  const findings = new Findings();
  findings.check(
    'landRegisterDistrictId',
    landRegisterDistrictId,
    unless(landRegisterDistrictId !== '', 'DISTRICT_EMPTY'),
  );
  findings.check(
    'bookingSheet',
    bookingSheet,
    bookingSheet === ''
      ? 'BOOKING_SHEET_EMPTY'
      : unless(
          bookingSheet.length <= LONGEST.bookingSheet && parseBookingSheets(bookingSheet) !== null,
          'BOOKING_SHEET_INVALID',
        ),
  );
  return findings.messages;
}
