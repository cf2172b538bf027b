import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareHouseNumbers,
  containsHouseNumber,
  houseNumberBounds,
  matchHouseNumber,
  parseHouseNumber,
  printHouseNumber,
  sameHouseNumber,
  splitHouseNumber,
} from './index.ts';

const match = (typed: string, published: string) =>
  matchHouseNumber(parseHouseNumber(typed), parseHouseNumber(published));

describe('the grammar of house numbers (FIND-1)', () => {
  it.each([
    ['12', '12'],
    ['0012', '12'],
    [' 12 A ', '12a'],
    ['12\u00a0a', '12a'],
    ['Nr. 12', '12'],
    ['Haus-Nr. 12 b', '12b'],
    ['Hausnummer 12', '12'],
    ['33 1/3', '33 1/3'],
    ['33⅓', '33 1/3'],
    ['12 1/2 a', '12 1/2 a'],
    ['1/2', '1/2'],
    ['½', '1/2'],
    ['0 1/2', '1/2'],
    ['1 / 2', '1/2'],
    ['2-4', '2-4'],
    ['2 – 4', '2-4'],
    ['2‑4', '2-4'],
    ['2−4', '2-4'],
    ['2 bis 4', '2-4'],
    ['12 a - 14', '12a-14'],
    ['12 a-c', '12a-12c'],
    ['33 1/3-35', '33 1/3-35'],
    ['2/4', '2, 4'],
    ['2/4/6', '2, 4, 6'],
    ['12a/b', '12a, 12b'],
    ['12, 14, 16', '12, 14, 16'],
    ['16,12', '12, 16'],
    ['12+14', '12, 14'],
    ['12 und 14', '12, 14'],
    ['12 u. 14', '12, 14'],
    ['12 a + b', '12a, 12b'],
    ['2-4, 3, 8', '2-4, 8'],
    ['2-4, 4-6', '2-6'],
  ])('reads "%s" as %s', (text, printed) => {
    expect(parseHouseNumber(text).kind).toBe('PARTS');
    expect(printHouseNumber(parseHouseNumber(text))).toBe(printed);
  });

  it.each([
    ['12/1', '12/1'],
    ['12 / 1 B', '12/1 b'],
    ['14-12', '14-12'],
    ['12-c', '12-c'],
    ['1 2', '1 2'],
    ['33 2/4', '33 2/4'],
    ['12ab', '12ab'],
    ['12345', '12345'],
    ['2-4-6', '2-4-6'],
    ['Haus  3', 'haus 3'],
    ['12,', '12,'],
    ['', ''],
  ])('keeps "%s" as a text', (text, kept) => {
    expect(parseHouseNumber(text)).toEqual({ kind: 'OTHER', text: kept });
  });
});

describe('a typed and a published house number (FIND-1)', () => {
  it.each([
    ['12', '12', 'SAME'],
    ['12A', '12 a', 'SAME'],
    ['½', '1/2', 'SAME'],
    ['2/4', '2+4', 'SAME'],
    ['12/1', '12 / 1', 'SAME'],
    ['12', '10-14', 'WITHIN'],
    ['12a', '12a-14', 'WITHIN'],
    ['13', '12a-14', 'WITHIN'],
    ['14', '12, 14, 16', 'WITHIN'],
    ['2/4', '2-4', 'WITHIN'],
    ['2-4', '3', 'AROUND'],
    ['2–4', '4', 'AROUND'],
    ['2-4a', '4a', 'AROUND'],
    ['2/4', '4', 'AROUND'],
    ['2-4', '2/4', 'AROUND'],
    ['12-13', '12a-14', 'OVERLAPPING'],
    ['2-4', '4-6', 'OVERLAPPING'],
  ])('%s matches %s: %s', (typed, published, expected) => {
    expect(match(typed, published)).toBe(expected);
  });

  it.each([
    ['2-4', '24'],
    ['2/4', '24'],
    ['2–4', '24'],
    ['2-4a', '24a'],
    ['2/4', '3'],
    ['1/2', '12'],
    ['1/2', '1'],
    ['1/2', '2'],
    ['13', '1-3'],
    ['12', '1/2'],
    ['3313', '33 1/3'],
    ['33', '33 1/3'],
    ['12', '12a-14'],
    ['14a', '12a-14'],
    ['12', '12a'],
    ['12a', '12'],
    ['13', '12, 14'],
    ['12', '12/1'],
    ['121', '12/1'],
    ['1 2', '12'],
    ['5', '50'],
  ])('%s is not %s', (typed, published) => {
    expect(match(typed, published)).toBeNull();
  });
});

const letter = fc.constantFrom('', 'a', 'b', 'c', 'z', 'ä');
const fraction = fc.constantFrom('', '', '', ' 1/2', ' 1/3', ' 3/8');
const point = fc
  .tuple(fc.integer({ min: 0, max: 30 }), fraction, letter)
  .map(([number, part, end]) => `${number}${part}${end && ` ${end}`}`);
const item = fc.oneof(
  point,
  fc.constantFrom('1/2', '3/4 b'),
  fc.tuple(point, fc.constantFrom('-', '/', ' bis '), point).map((texts) => texts.join('')),
);
const houseNumber = fc
  .oneof(
    fc.array(item, { minLength: 1, maxLength: 4 }).map((items) => items.join(', ')),
    fc.string(),
    fc.string({ unit: fc.constantFrom(...Array.from('0123 /-–,ab½.nr')) }),
  )
  .map(parseHouseNumber);

const given = <Values extends unknown[]>(property: fc.IProperty<Values>): void => {
  fc.assert(property, { numRuns: 2000 });
};

describe('the properties of house numbers (FIND-1)', () => {
  it('what is read and printed stays the same value', () => {
    given(
      fc.property(houseNumber, (value) => {
        expect(parseHouseNumber(printHouseNumber(value))).toStrictEqual(value);
      }),
    );
  });

  it('two values are the same only when they are printed alike', () => {
    given(
      fc.property(houseNumber, houseNumber, (one, other) => {
        const isSame = printHouseNumber(one) === printHouseNumber(other);
        expect(sameHouseNumber(one, other)).toBe(isSame);
        expect(compareHouseNumbers(one, other) === 0).toBe(isSame);
      }),
    );
  });

  it('a value contains itself, and no other value that contains it', () => {
    given(
      fc.property(houseNumber, houseNumber, (one, other) => {
        expect(containsHouseNumber(one, one)).toBe(true);
        const isMutual = containsHouseNumber(one, other) && containsHouseNumber(other, one);
        expect(isMutual).toBe(printHouseNumber(one) === printHouseNumber(other));
      }),
    );
  });

  it('what a value contains, its container contains as well', () => {
    given(
      fc.property(houseNumber, houseNumber, houseNumber, (one, other, third) => {
        const isNested = containsHouseNumber(one, other) && containsHouseNumber(other, third);
        expect(!isNested || containsHouseNumber(one, third)).toBe(true);
      }),
    );
  });

  it('matches are mutual, and have a whole number in common for the index', () => {
    given(
      fc.property(houseNumber, houseNumber, (typed, published) => {
        const found = matchHouseNumber(typed, published);
        expect(matchHouseNumber(published, typed) === null).toBe(found === null);
        const [one, other] = [houseNumberBounds(typed), houseNumberBounds(published)];
        const haveCommon = one.from <= other.to && other.from <= one.to;
        expect(found === null || haveCommon).toBe(true);
      }),
    );
  });

  it('the order is the same in both directions', () => {
    given(
      fc.property(houseNumber, houseNumber, (one, other) => {
        expect(Math.sign(compareHouseNumbers(one, other))).toBe(
          -Math.sign(compareHouseNumbers(other, one)) + 0,
        );
      }),
    );
  });
});

describe('the house number at the end of a street (FIND-1)', () => {
  it.each([
    ['Lindenallee 5', 'Lindenallee', '5'],
    ['Lindenallee, 5 a', 'Lindenallee', '5 a'],
    ['Lindenallee 2-4', 'Lindenallee', '2-4'],
    ['Lindenallee 2 - 4', 'Lindenallee', '2 - 4'],
    ['Lindenallee 1/2', 'Lindenallee', '1/2'],
    ['Lindenallee 12/1', 'Lindenallee', '12/1'],
    ['Lindenallee 33 1/3', 'Lindenallee', '33 1/3'],
    ['Lindenallee 12, 14, 16', 'Lindenallee', '12, 14, 16'],
    ['Lindenallee 12 bis 14', 'Lindenallee', '12 bis 14'],
    ['Lindenallee Nr. 2', 'Lindenallee', 'Nr. 2'],
    ['Straße des 17. Juni 135', 'Straße des 17. Juni', '135'],
    ['1. Mai-Straße 2', '1. Mai-Straße', '2'],
  ])('"%s" is %s and %s', (text, street, number) => {
    expect(splitHouseNumber(text)).toEqual({ street, houseNumber: number });
  });

  it.each(['Lindenallee', 'Straße des 17. Juni', '12 14', 'Q5', '', 'Am Haus'])(
    'has none in "%s"',
    (text) => expect(splitHouseNumber(text)).toBeNull(),
  );
});
