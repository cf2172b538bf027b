import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PATTERNS, WIDE_PATTERNS } from './patterns.ts';
import { validateAddress, validateParcel, validateRegister } from './search.ts';

const keys = (messages: readonly { readonly key: string }[]) =>
  messages.map(({ key }) => key).join(' ');

const compileLiteral = (source: string) => ({ test: (text: string) => text === source });

describe('address (VAL-1)', () => {
  const good = { zipCode: '16278', city: '', streetName: 'Am Hang', houseNumber: '' };

  it.each([
    [{}, ''],
    [{ zipCode: ' 16278 ' }, ''],
    [{ zipCode: '', city: 'Bad Freienwalde (Oder)' }, ''],
    [{ zipCode: '', city: 'Groß-Köris' }, ''],
    [{ zipCode: '', city: ' ' }, 'CITY_OR_ZIP_NOT_EMPTY'],
    [{ zipCode: '1627' }, 'ZIPCODE_PATTERN'],
    [{ zipCode: '162788' }, 'ZIPCODE_PATTERN'],
    [{ zipCode: '١٦٢٧٨' }, 'ZIPCODE_PATTERN'],
    [{ city: 'Schwedt/Oder' }, 'CITY_PATTERN'],
    [{ city: '-Lindow' }, 'CITY_PATTERN'],
    [{ city: '1Lindow' }, 'CITY_PATTERN'],
    [{ streetName: '' }, 'STR_NOT_EMPTY'],
    [{ streetName: 'Ab' }, 'STREET_PATTERN'],
    [{ streetName: 'Abc' }, ''],
    [{ streetName: 'Straße des 17. Juni' }, ''],
    [{ streetName: 'Émile-Zola-Weg' }, ''],
    [{ streetName: 'Ökoweg' }, ''],
    [{ streetName: '1. Weg' }, 'STREET_PATTERN'],
    [{ streetName: "O'Hara" }, 'STREET_PATTERN'],
    [{ houseNumber: '12' }, ''],
    [{ houseNumber: '12 a' }, ''],
    [{ houseNumber: '12b' }, ''],
    [{ houseNumber: 'a12' }, 'HOUSE_NO_PATTERN'],
    [{ houseNumber: '12ab' }, 'HOUSE_NO_PATTERN'],
    [{ houseNumber: '12  a' }, 'HOUSE_NO_PATTERN'],
    [{ streetName: 'Am <b>Hang' }, 'HTML_TAG'],
    [{ zipCode: '', city: '<script' }, 'HTML_TAG'],
  ])('%j → %s', (change, expected) => {
    expect(keys(validateAddress({ ...good, ...change }))).toBe(expected);
  });

  it('uses the configured pattern of cities', () => {
    const settings = { landCode: '12', cityPattern: '^\\p{L}[\\p{L}/() -]*$' };
    expect(validateAddress({ ...good, city: 'Schwedt/Oder' }, settings)).toStrictEqual([]);
  });

  it('compiles the configured pattern with the given compiler', () => {
    const settings = { landCode: '12', cityPattern: 'Oder', compile: compileLiteral };
    expect(keys(validateAddress({ ...good, city: 'Oder' }, settings))).toBe('');
    expect(keys(validateAddress({ ...good, city: 'Spree' }, settings))).toBe('CITY_PATTERN');
  });

  it('returns one error per field', () => {
    const messages = validateAddress({
      zipCode: '',
      city: '',
      streetName: '',
      houseNumber: 'x',
    });
    expect(messages.map(({ field }) => field)).toStrictEqual([
      'zipCode',
      'streetName',
      'houseNumber',
    ]);
  });
});

describe('address with the patterns of a state (DATA-4)', () => {
  const settings = {
    landCode: '12',
    cityPattern: WIDE_PATTERNS.city,
    streetPattern: WIDE_PATTERNS.streetName,
    houseNumberPattern: WIDE_PATTERNS.houseNumber,
  };
  const good = { zipCode: '16278', city: '', streetName: 'Am Hang', houseNumber: '' };
  const keysOf = (change: Partial<typeof good>) =>
    keys(validateAddress({ ...good, ...change }, settings));

  it.each([
    ...["Auf'm Berg", '1. Mai-Straße', 'Q5', 'Au', 'D’Ester-Straße', 'Straße A/B'].map(
      (streetName) => ({ streetName }),
    ),
    ...[
      '12a-14',
      '33 1/3',
      '10 A',
      '12 – 14',
      '5/7',
      '12, 14, 16',
      '12 a-c',
      '12 1/2 a',
      '12 bis 14',
    ].map((houseNumber) => ({ houseNumber })),
    ...['Schwedt/Oder', 'Halle (Saale), Stadt', 'St.Gangloff'].map((city) => ({ city })),
  ])('accepts %j', (change) => {
    expect(keysOf(change)).toBe('');
  });

  it.each([
    [{ streetName: '#Weg' }, 'STREET_PATTERN'],
    [{ streetName: 'Q' }, 'STREET_PATTERN'],
    [{ streetName: 'Am <b>Hang' }, 'HTML_TAG'],
    [{ houseNumber: 'a12' }, 'HOUSE_NO_PATTERN'],
    [{ houseNumber: '12ab' }, 'HOUSE_NO_PATTERN'],
    [{ houseNumber: '12-' }, 'HOUSE_NO_PATTERN'],
    [{ city: '/Oder' }, 'CITY_PATTERN'],
  ])('rejects %j: %s', (change, expected) => {
    expect(keysOf(change)).toBe(expected);
  });
});

describe('parcel (VAL-2)', () => {
  const good = { localSubdistrictId: '3649', cadastralSection: '5', parcelNumber: '' };

  it.each([
    [{}, ''],
    [{ localSubdistrictId: ' ' }, 'LOCAL_SUBDISTRICT'],
    [{ cadastralSection: '' }, 'CADASTRAL_SECTION'],
    [{ cadastralSection: '0' }, 'CADASTRAL_SECTION'],
    [{ cadastralSection: '000' }, 'CADASTRAL_SECTION'],
    [{ cadastralSection: '001' }, ''],
    [{ cadastralSection: '010' }, ''],
    [{ cadastralSection: '999' }, ''],
    [{ cadastralSection: '1000' }, 'CADASTRAL_SECTION'],
    [{ cadastralSection: '1.5' }, 'CADASTRAL_SECTION'],
    [{ parcelNumber: '4711' }, ''],
    [{ parcelNumber: '42/7' }, ''],
    [{ parcelNumber: '12345/1234' }, ''],
    [{ parcelNumber: '123456' }, 'PARCEL_ID'],
    [{ parcelNumber: '1/12345' }, 'PARCEL_ID'],
    [{ parcelNumber: '/7' }, 'PARCEL_ID'],
    [{ parcelNumber: '42/' }, 'PARCEL_ID'],
    [{ parcelNumber: '</p>' }, 'HTML_TAG'],
  ])('%j → %s', (change, expected) => {
    expect(keys(validateParcel({ ...good, ...change }))).toBe(expected);
  });

  it.each(['OPTIONAL', 'NONE'] as const)(
    'needs no section where they are %s (DATA-4)',
    (cadastralSections) => {
      const settings = { landCode: '02', cadastralSections };
      expect(validateParcel({ ...good, cadastralSection: '' }, settings)).toStrictEqual([]);
      expect(keys(validateParcel({ ...good, cadastralSection: '0' }, settings))).toBe(
        'CADASTRAL_SECTION',
      );
    },
  );

  it('accepts exactly the sections 1 to 999', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10, max: 20_000 }), (section) => {
        const messages = validateParcel({ ...good, cadastralSection: String(section) });
        expect(messages.length === 0).toBe(section >= 1 && section <= 999);
      }),
    );
  });
});

describe('register (VAL-3)', () => {
  it.each([
    ['', '15', 'DISTRICT_EMPTY'],
    ['3649', ' ', 'BOOKING_SHEET_EMPTY'],
    ['3649', '15-19', ''],
    ['3649', '15:19', 'BOOKING_SHEET_INVALID'],
    ['3649', '19-15', 'BOOKING_SHEET_REVERSED'],
    ['3649', 'p1-p5, 1a-3a', ''],
    ['3649', '<i>', 'HTML_TAG'],
    ['', '', 'DISTRICT_EMPTY BOOKING_SHEET_EMPTY'],
  ])('%s, %s → %s', (landRegisterDistrictId, bookingSheet, expected) => {
    expect(keys(validateRegister({ landRegisterDistrictId, bookingSheet }))).toBe(expected);
  });
});

describe('the patterns', () => {
  it.each([...Object.entries(PATTERNS), ...Object.entries(WIDE_PATTERNS)])(
    '%s is valid with the u flag and with the v flag',
    (_name, source) => {
      expect(() => new RegExp(source, 'u')).not.toThrow();
      expect(() => new RegExp(source, 'v')).not.toThrow();
    },
  );
});

describe('any input', () => {
  it('is validated without an exception, in linear time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        validateAddress({ zipCode: text, city: text, streetName: text, houseNumber: text });
        validateParcel({ localSubdistrictId: text, cadastralSection: text, parcelNumber: text });
        validateRegister({ landRegisterDistrictId: text, bookingSheet: text });
      }),
    );
    const long = `${'a '.repeat(200_000)}!`;
    const digits = `${'1'.repeat(400_000)}!`;
    const started = performance.now();
    validateAddress({ zipCode: digits, city: long, streetName: long, houseNumber: digits });
    expect(performance.now() - started).toBeLessThan(1000);
  });
});
