import type { FieldMessage, MessageKey } from '../../draft/model/message.ts';
import type { AddressParams, ParcelParams, RegisterParams } from '../../draft/model/search.ts';
import { hasReversedRange, parseBookingSheets } from './booking-sheet.ts';
import { normalizeAddress, normalizeParcel, normalizeRegister } from './typed-search.ts';
import { normalizeLine } from './typed-text.ts';
import { compilePattern, DEFAULT_VALIDATION, hasHtmlTag, PATTERNS } from './patterns.ts';
import type { TextPattern, ValidationSettings } from './patterns.ts';

const ZIP_CODE = compilePattern(PATTERNS.zipCode);
const STREET_NAME = compilePattern(PATTERNS.streetName);
const HOUSE_NUMBER = compilePattern(PATTERNS.houseNumber);
const CADASTRAL_SECTION = compilePattern(PATTERNS.cadastralSection);
const PARCEL_NUMBER = compilePattern(PATTERNS.parcelNumber);

/** Every field on one line, without control characters and blanks at its ends, as before validating and sending. */
export function trimFields<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? normalizeLine(value) : value,
    ]),
  ) as Fields;
}

/** Maximum length of each field in characters; the limits of the contract. */
const MAX_LENGTH = { city: 100, streetName: 100, houseNumber: 20, bookingSheet: 200 } as const;

const CITY = compilePattern(PATTERNS.city);

/** The pattern of the state, or the default. */
const patternOf = (
  { compile = compilePattern }: ValidationSettings,
  configured: string | undefined,
  standard: TextPattern,
): TextPattern => (configured ? compile(configured) : standard);

const matches = (pattern: TextPattern, value: string, maxLength: number): boolean =>
  value.length <= maxLength && pattern.test(value);

/** Collects one error per field; an HTML tag (VAL-4) takes precedence over other errors of the field. */
class MessageCollector {
  readonly messages: FieldMessage[] = [];

  check(field: string, value: string, error: MessageKey | null): void {
    const key = hasHtmlTag(value) ? 'HTML_TAG' : error;
    if (key) this.messages.push({ field, key });
  }
}

const unless = (valid: boolean, key: MessageKey): MessageKey | null => (valid ? null : key);

/** Validates the address search after normalizing (VAL-1, FIND-2); returns an empty list for valid input. */
export function validateAddress(
  params: AddressParams,
  settings: ValidationSettings = DEFAULT_VALIDATION,
): readonly FieldMessage[] {
  const { zipCode, city, streetName, houseNumber } = normalizeAddress(params);
  const cityPattern = patternOf(settings, settings.cityPattern, CITY);
  const streetPattern = patternOf(settings, settings.streetPattern, STREET_NAME);
  const numberPattern = patternOf(settings, settings.houseNumberPattern, HOUSE_NUMBER);
  const collector = new MessageCollector();
  collector.check(
    'zipCode',
    zipCode,
    zipCode === ''
      ? unless(city !== '', 'CITY_OR_ZIP_NOT_EMPTY')
      : unless(ZIP_CODE.test(zipCode), 'ZIPCODE_PATTERN'),
  );
  collector.check(
    'city',
    city,
    unless(city === '' || matches(cityPattern, city, MAX_LENGTH.city), 'CITY_PATTERN'),
  );
  collector.check(
    'streetName',
    streetName,
    streetName === ''
      ? 'STR_NOT_EMPTY'
      : unless(matches(streetPattern, streetName, MAX_LENGTH.streetName), 'STREET_PATTERN'),
  );
  collector.check(
    'houseNumber',
    houseNumber,
    unless(
      houseNumber === '' || matches(numberPattern, houseNumber, MAX_LENGTH.houseNumber),
      'HOUSE_NO_PATTERN',
    ),
  );
  return collector.messages;
}

/** Validates the parcel search (VAL-2). The subdistrict comes from a list, so any value is accepted. */
export function validateParcel(
  params: ParcelParams,
  { cadastralSections }: ValidationSettings = DEFAULT_VALIDATION,
): readonly FieldMessage[] {
  const { localSubdistrictId, cadastralSection, parcelNumber } = normalizeParcel(params);
  const canBeEmpty = cadastralSections === 'OPTIONAL' || cadastralSections === 'NONE';
  const collector = new MessageCollector();
  collector.check(
    'localSubdistrictId',
    localSubdistrictId,
    unless(localSubdistrictId !== '', 'LOCAL_SUBDISTRICT'),
  );
  collector.check(
    'cadastralSection',
    cadastralSection,
    unless(
      (canBeEmpty && cadastralSection === '') || CADASTRAL_SECTION.test(cadastralSection),
      'CADASTRAL_SECTION',
    ),
  );
  collector.check(
    'parcelNumber',
    parcelNumber,
    unless(parcelNumber === '' || PARCEL_NUMBER.test(parcelNumber), 'PARCEL_ID'),
  );
  return collector.messages;
}

/** What is wrong with a list of sheets: a reversed range is told so, because it is written correctly (SEED-11). */
function bookingSheetFault(bookingSheet: string): MessageKey | null {
  if (bookingSheet === '') return 'BOOKING_SHEET_EMPTY';
  if (bookingSheet.length > MAX_LENGTH.bookingSheet) return 'BOOKING_SHEET_INVALID';
  if (parseBookingSheets(bookingSheet) !== null) return null;
  return hasReversedRange(bookingSheet) ? 'BOOKING_SHEET_REVERSED' : 'BOOKING_SHEET_INVALID';
}

/** Validates the register search (VAL-3). */
export function validateRegister(params: RegisterParams): readonly FieldMessage[] {
  const { landRegisterDistrictId, bookingSheet } = normalizeRegister(params);
  const collector = new MessageCollector();
  collector.check(
    'landRegisterDistrictId',
    landRegisterDistrictId,
    unless(landRegisterDistrictId !== '', 'DISTRICT_EMPTY'),
  );
  collector.check('bookingSheet', bookingSheet, bookingSheetFault(bookingSheet));
  return collector.messages;
}
