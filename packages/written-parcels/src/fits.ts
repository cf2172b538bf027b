import { type Chain, chainOf, digitsOf } from './numbers.ts';
import type { NumberToken } from './tokens.ts';
import type { Keyword } from './vocabulary.ts';

const isKey = (digits: string): boolean => digits.length === 4 || digits.length === 6;

/** The chain after `Flur`: `3/114` is a section and a number. */
export const afterSection = (token: NumberToken): Chain | null =>
  chainOf(token.parts.length === 2 ? { ...token, signs: '-' } : token, 'section');

/** Whether a number can be what a word announces. */
export const FITS: Partial<Record<Keyword, (token: NumberToken) => boolean>> = {
  subdistrict: ({ parts }) => isKey(parts[0] ?? ''),
  key: ({ parts }) => isKey(parts[0] ?? ''),
  section: (token) =>
    /^\d{1,3}$/.test(token.parts[0] ?? '') &&
    (token.parts.length === 1 || afterSection(token) !== null),
  sectionOrParcel: (token) => chainOf(token, 'fraction')?.numerator !== undefined,
  parcel: (token) => chainOf(token, 'fraction') !== null && token.signs !== '-',
  numerator: (token) => token.parts.length === 1 && chainOf(token, 'fraction') !== null,
  denominator: (token) => /^\d{1,4}$/.test(digitsOf(token)),
  skipped: (token) => digitsOf(token) !== '',
};
