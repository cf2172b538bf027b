import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { valueAfterKey, digitsOf, parseCopies } from './copies.ts';

const range = { min: 1, max: 10 };

describe('digitsOf (UI-7)', () => {
  it.each([
    ['7', '7'],
    ['123', '12'],
    ['drei 3 Stück', '3'],
    ['-5', '5'],
    ['1e9', '19'],
    ['abc', ''],
  ])('reduces "%s" to "%s"', (text, digits) => {
    expect(digitsOf(text, range)).toBe(digits);
  });
});

describe('parseCopies', () => {
  it.each([
    ['', 4, 4],
    ['0', 4, 1],
    ['99', 4, 10],
    ['7', 4, 7],
    ['3,5', 4, 4],
    ['3.5', 4, 4],
    ['1e1', 4, 4],
    ['1/1', 4, 4],
    ['2-4', 4, 4],
    ['1 0', 4, 4],
    ['2 bis 4', 4, 4],
    ['3-', 4, 4],
    [' 7 ', 4, 7],
    ['7 Stück', 4, 7],
    ['abc -7 Stück', 4, 7],
  ])('parses "%s" with the fallback %d as %d', (text, fallback, value) => {
    expect(parseCopies(text, fallback, range)).toBe(value);
  });

  it('returns an integer inside the range for any text', () => {
    assert(
      property(string(), (text) => {
        const value = parseCopies(text, 1, range);
        expect(Number.isInteger(value)).toBe(true);
        expect(value).toBeGreaterThanOrEqual(1);
        expect(value).toBeLessThanOrEqual(10);
      }),
    );
  });
});

describe('valueAfterKey', () => {
  it.each([
    ['ArrowUp', 3, 4],
    ['ArrowUp', 10, 10],
    ['ArrowDown', 1, 1],
    ['PageUp', 3, 8],
    ['PageDown', 3, 1],
    ['Home', 7, 1],
    ['End', 7, 10],
    ['a', 7, null],
  ])('%s changes %d to %s', (key, from, to) => {
    expect(valueAfterKey(key, from, range)).toBe(to);
  });
});
