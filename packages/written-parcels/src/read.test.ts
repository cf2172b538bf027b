import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readParcelList } from './list.ts';
import { readWrittenParcels, type WrittenParcels } from './read.ts';
import { isSameName } from './vocabulary.ts';

/** The likeliest reading: key and names of each place, then section, numerator and denominator of its parcels. */
const first = ({ ids, readings: [reading = []] }: WrittenParcels): string =>
  ids.length > 0
    ? ids.join(' ')
    : reading
        .map(({ place: { landCode, key, names }, parcels }) =>
          [
            `${landCode ?? ''}${key ?? ''}`,
            names.join('|'),
            ...parcels.map(
              ({ section, numerator, denominator }) =>
                `${section ?? ''}:${numerator ?? ''}${denominator === null ? '' : `/${denominator}`}`,
            ),
          ]
            .filter(Boolean)
            .join(' '),
        )
        .join(' + ');

const WHOLE = 'Musterdorf 3:114/1';

describe('written parcels (IN-2)', () => {
  it.each([
    ['Musterdorf 3 114/1', WHOLE],
    ['Musterdorf 3-114/1', WHOLE],
    ['Musterdorf, 3, 114', 'Musterdorf 3:114'],
    ['Flurstück 114/1 Flur 3 Musterdorf', WHOLE],
    ['Musterdorf Flur 3', 'Musterdorf 3:'],
    ['Musterdorf Flurstück 114', 'Musterdorf :114'],
    ['Musterdorf', 'Musterdorf :'],
    ['Gemarkung Alt Muster am See, Flur 3, Flurstück 114/1', 'Alt Muster am See 3:114/1'],
    ['990653/3/114', '990653 3:114'],
    ['Gemarkung Musterdorf Flur 000 Flurstück 7', 'Musterdorf :7'],
    ['Musterdorf Flur 3 20', 'Musterdorf 3:20'],
    [
      'Flur 3 Flurstücke 1, 2, Flur 4 Flurstück 7, Gemarkung Musterdorf',
      'Musterdorf 3:1 3:2 + Musterdorf 4:7',
    ],
    ['Hofweg 12, 15990 Musterdorf', 'Hofweg Musterdorf 12:15990'],
    ['', ':'],
  ])('reads %j as %j', (text, expected) => expect(first(readWrittenParcels(text))).toBe(expected));

  it.each([
    ['Kennzeichen 990653 003 00114 1234 m²', ['99065300300114______']],
    ['99065300300114 99065300300115', ['99065300300114______', '99065300300115______']],
    ['990653003001140001__, 990653003001140001__', ['990653003001140001__']],
    ['4990653003001140001', []],
    ['9906530030011400011', []],
    ['33395012 5795112', []],
  ])('finds the parcel ids in %j', (text, ids) => {
    expect(readWrittenParcels(text).ids).toEqual(ids);
  });

  it('reads one number as section and as parcel number', () => {
    const { readings } = readWrittenParcels('Musterdorf 3');
    expect(readings.map(([clause]) => clause?.parcels)).toEqual([
      [{ section: 3, numerator: null, denominator: null }],
      [{ section: null, numerator: 3, denominator: null }],
    ]);
  });

  it('reads a section and a number, or a fraction, after a key', () => {
    const { readings } = readWrittenParcels('990653/3/114');
    expect(readings.map(([clause]) => clause?.parcels)).toEqual([
      [{ section: 3, numerator: 114, denominator: null }],
      [{ section: null, numerator: 3, denominator: 114 }],
    ]);
  });

  it.each([
    ['Neu-Musterdorf', 'Neu Musterdorf', true],
    ['Mühldorf', 'MUEHLDORF', true],
    ['Musterdorf', 'Musterdorfer', false],
  ])('%s and %s are one name: %s', (one, other, same) => {
    expect(isSameName(one, other)).toBe(same);
  });
});

const digits = (value: number, length: number): string => String(value).padStart(length, '0');

const parcel = fc.record({
  land: fc.integer({ min: 1, max: 16 }),
  subdistrict: fc.integer({ min: 1, max: 9999 }),
  section: fc.option(fc.integer({ min: 1, max: 999 })),
  numerator: fc.integer({ min: 1, max: 99_999 }),
  denominator: fc.option(fc.integer({ min: 1, max: 9999 })),
});

/** Every form in which a parcel id is printed, and a text around it. */
const PRINTED: readonly ((
  land: string,
  key: string,
  section: string,
  number: string,
  index: string,
) => string)[] = [
  (...parts) => `${parts.join('')}__`,
  (...parts) => parts.join(''),
  (...parts) => `${parts.join(' ')} __`,
  (...parts) => parts.join(' '),
  (...parts) => parts.join('-'),
  (land, key, section, number, index) => `${land}${key} ${section} ${number} ${index}`,
  (land, key, section, number, index) => `${land}${key}-${section}-${number}/${index}`,
  (land, key, section, number, index) => `${land} ${key} ${section} ${number}/${index}`,
  (land, key, section, number, index) =>
    `${land}${key}-${section}-${number}${index.startsWith('_') ? '' : `/${Number(index)}`}`,
  (land, key, section, number, index) => `${land}${key}${section}\n${number}${index}__`,
];

const AROUND = [
  (id: string) => id,
  (id: string) => `Kennzeichen ${id}`,
  (id: string) => `Flurstückskennzeichen: ${id}, Gemarkung Musterdorf`,
  (id: string) => `"${id}"`,
];

/** Time of reading a list in ms. */
const ms = (text: string): number => {
  const began = performance.now();
  readParcelList(text);
  return performance.now() - began;
};

describe('properties of the reader (IN-2)', () => {
  it('reads every parcel id back in each printed form', () => {
    fc.assert(
      fc.property(
        parcel,
        fc.constantFrom(...PRINTED),
        fc.constantFrom(...AROUND),
        ({ land, subdistrict, section, numerator, denominator }, print, around) => {
          const parts = [
            digits(land, 2),
            digits(subdistrict, 4),
            section === null ? '___' : digits(section, 3),
            digits(numerator, 5),
            denominator === null ? '____' : digits(denominator, 4),
          ] as const;
          const text = around(print(...parts));
          expect(readWrittenParcels(text).ids).toEqual([`${parts.join('')}__`]);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('reads every number back as documents write it', () => {
    const forms = [
      (section: number, number: string) =>
        `Gemarkung Musterdorf, Flur ${section}, Flurstück ${number}`,
      (section: number, number: string) =>
        `Flurstück ${number} der Flur ${section} in der Gemarkung Musterdorf`,
      (section: number, number: string) =>
        `lfd. Nr. 1 Gemarkung Musterdorf Flur ${section} Flst.-Nr. ${number} zu 1.234 m²`,
      (section: number, number: string) => `Musterdorf F${section} Parzelle ${number} tlw.`,
    ];
    fc.assert(
      fc.property(
        parcel,
        fc.constantFrom(...forms),
        ({ section, numerator, denominator }, form) => {
          const number = denominator === null ? `${numerator}` : `${numerator}/${denominator}`;
          const text = form(section ?? 1, number);
          expect(first(readWrittenParcels(text))).toBe(`Musterdorf ${section ?? 1}:${number}`);
        },
      ),
    );
  });

  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      'Gemarkung',
      'Flur',
      'Flurstücke',
      'Nr.',
      'und',
      'tlw.',
      'm²',
      '1.234',
      '120653',
      '/',
      '-',
      ' ',
      ',',
      '(',
      ')',
      '\n',
      '_',
      '114/1',
      'F',
      '"',
      ';',
    ),
  );

  it('never throws', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const text = pieces.join('');
        expect(() => readWrittenParcels(text)).not.toThrow();
        expect(() => readParcelList(text)).not.toThrow();
      }),
      { numRuns: 2000 },
    );
  });

  it('takes linear time for long texts of repeated pieces', () => {
    const texts = fc
      .array(piece, { minLength: 1, maxLength: 6 })
      .map((pieces) => pieces.join('') || ' ');
    ms('Musterdorf 3 114/1\n'.repeat(1000));
    fc.assert(
      fc.property(texts, (text) => {
        expect(ms(text.repeat(Math.ceil(100_000 / text.length)).slice(0, 100_000))).toBeLessThan(
          2000,
        );
      }),
      { numRuns: 25 },
    );
  });
});
