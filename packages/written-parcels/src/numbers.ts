import type { NumberToken } from './tokens.ts';

/** A parcel within a place; what was not written is null. */
export interface ParcelNumber {
  readonly section: number | null;
  readonly numerator: number | null;
  /** 0 where a fraction without denominator was written. */
  readonly denominator: number | null;
}

/** A number with what its chain holds besides, `120653/3/114/1`. */
export interface Chain extends ParcelNumber {
  /** Key of the subdistrict: four digits, or six with the land code before them. */
  readonly key: string | null;
}

/** What two numbers with a slash between them are: a fraction, or a section and a whole number. */
export type Pair = 'fraction' | 'section';

const has = (digits: string | undefined, most: number): digits is string =>
  digits !== undefined && digits.length <= most && Number(digits) > 0;

/** The section of one to three digits; null for other digits. */
export const sectionOf = (digits: string | undefined): number | null =>
  has(digits, 3) ? Number(digits) : null;

function numberOf(numerator: string | undefined, denominator?: string): ParcelNumber | null {
  if (!has(numerator, 5) || (denominator?.length ?? 0) > 4) return null;
  return {
    section: null,
    numerator: Number(numerator),
    denominator: denominator === undefined ? null : Number(denominator),
  };
}

/** With the section before it; `000` is none. */
function inSection(section: string | undefined, number: ParcelNumber | null): ParcelNumber | null {
  if (number === null || section === undefined || section.length > 3) return null;
  return { ...number, section: sectionOf(section) };
}

function withoutKey(parts: readonly string[], signs: string, pair: Pair): ParcelNumber | null {
  const [first, second, third] = parts;
  if (parts.length === 1) return numberOf(first);
  if (parts.length === 2) {
    return signs === '/' && pair === 'fraction'
      ? numberOf(first, second)
      : inSection(first, numberOf(second));
  }
  // `114/1-114/3` is a range.
  if (parts.length > 3 || signs === '/-') return null;
  return inSection(first, numberOf(second, third));
}

/** Whether a number with others after it begins with the key of a subdistrict. */
const beginsWithKey = ({ parts }: NumberToken): boolean =>
  (parts.length > 1 && parts[0]?.length === 6) || (parts.length > 2 && parts[0]?.length === 4);

/** Whether it is a key with others after it, in which a section and a fraction look alike: `120653/3/114`. */
export const isAmbiguous = (token: NumberToken): boolean =>
  beginsWithKey(token) && token.parts.length === 3 && token.signs.endsWith('/');

/**
 * What the numbers of a chain are; null where they have no known meaning.
 *
 * @param pair what two numbers after a key are
 */
export function chainOf(token: NumberToken, pair: Pair): Chain | null {
  const isKeyed = beginsWithKey(token);
  const found = isKeyed
    ? withoutKey(token.parts.slice(1), token.signs.slice(1), pair)
    : withoutKey(token.parts, token.signs, 'fraction');
  return found && { ...found, key: isKeyed ? (token.parts[0] ?? null) : null };
}

/** The digits of a number that is no chain; empty for a chain. */
export const digitsOf = ({ parts }: NumberToken): string =>
  parts.length === 1 ? (parts[0] ?? '') : '';
