import { plainKey, prefixKey, searchKey } from './keys.ts';

const SEPARATORS = /[\s\-–—./,;()'’]+/u;

/** Words that are also written in another way. */
const SYNONYMS: Readonly<Record<string, string>> = {
  st: 'sankt',
  sankt: 'st',
  dr: 'doktor',
  doktor: 'dr',
  buergermeister: 'bgm',
};

/** The words of a text, without separators. */
export const wordsOf = (text: string): readonly string[] => text.split(SEPARATORS).filter(Boolean);

/** Two numbers are not one: `Weg 1-2` is not `Weg 12` (FIND-1). */
const areNumbers = (one: string, other: string): boolean => /\d$/.test(one) && /^\d/.test(other);

/** Each two words that follow each other, as one: `An der B 96` has `B96`, `Von-der-Tann-Straße` has `TannStraße`. */
function pairsOf(words: readonly string[]): readonly string[] {
  return words.slice(1).flatMap((word, index) => {
    const before = words[index] ?? '';
    return areNumbers(before, word) ? [] : [`${before}${word}`];
  });
}

/**
 * The search keys of names, for a column of type `tsvector`: every word in each common spelling, each two neighbours and each name as
 * one word, so that `Linden-Allee` is found as `lindenallee`.
 */
export function wordKeys(...names: readonly string[]): readonly string[] {
  const keys = names
    .flatMap((name) => [name, ...wordsOf(name), ...pairsOf(wordsOf(name))])
    .flatMap((text) => [searchKey(text), plainKey(text), SYNONYMS[searchKey(text)] ?? '']);
  return [...new Set(keys.filter(Boolean))];
}

/** A word that must start with the key, as an operand of `tsquery`; the key consists of letters and digits. */
const startsWith = (key: string): string => `'${key}':*`;

/** More words than this are ignored. */
const MAX_WORDS = 6;

/** The keys of the typed words; single letters are ignored beside longer words. */
function typedKeys(typed: readonly string[]): readonly string[] {
  const keys = typed.map(prefixKey).filter(Boolean).slice(0, MAX_WORDS);
  const significant = keys.filter((key) => !/^\p{L}$/u.test(key));
  return significant.length > 0 ? significant : keys;
}

/** The keys, and for each pair of neighbours the keys with both as one word. */
function withJoinedPairs(keys: readonly string[]): readonly (readonly string[])[] {
  const joined = keys.slice(1).flatMap((key, index) => {
    const before = keys[index] ?? '';
    if (areNumbers(before, key)) return [];
    return [[...keys.slice(0, index), `${before}${key}`, ...keys.slice(index + 2)]];
  });
  return [keys, ...joined];
}

/** Words that many streets or places have; as the beginning of other words they would match a large part of all streets. */
const WHOLE_WORDS: ReadonlySet<string> = new Set([
  'alt',
  'am',
  'an',
  'auf',
  'bad',
  'bei',
  'dem',
  'den',
  'der',
  'die',
  'gross',
  'im',
  'in',
  'klein',
  'neu',
  'zu',
  'zum',
  'zur',
]);

/** One or two figures are no beginning of a ZIP code: `Am Bruch 1 4` is not house 4 (FIND-1). */
const isSmallNumber = (key: string): boolean => /^\d{1,2}$/.test(key);

/** The operand of a typed word; the last one may still be incomplete. */
const operandOf = (key: string, index: number, { length }: readonly string[]): string =>
  isSmallNumber(key) || (index < length - 1 && WHOLE_WORDS.has(key)) ? `'${key}'` : startsWith(key);

/** The same, when all words but the last are complete. */
const wholeOperandOf = (key: string, index: number, { length }: readonly string[]): string =>
  isSmallNumber(key) || index < length - 1 ? `'${key}'` : startsWith(key);

function conditionOf(typed: readonly string[], operand: typeof operandOf): string | null {
  const keys = typedKeys(typed);
  if (keys.length === 0) return null;
  return withJoinedPairs(keys)
    .map((alternative) => `(${alternative.map(operand).join(' & ')})`)
    .join(' | ');
}

/**
 * The condition that every typed word is the beginning of a word of the name; two adjacent words may also be one word
 * (`Linden Allee` finds `Lindenallee`).
 *
 * @returns the text of a `tsquery`; null without a word
 */
export const everyWord = (typed: readonly string[]): string | null => conditionOf(typed, operandOf);

/**
 * Like `everyWord`, but all words except the last are whole words of the name. The index finds those without collecting
 * every name with such a beginning (BIG-4).
 *
 * @returns the text of a `tsquery`; null without a word
 */
export const everyWholeWord = (typed: readonly string[]): string | null =>
  conditionOf(typed, wholeOperandOf);

/** The condition that at least one typed word is the beginning of a word of the name. */
export const anyWord = (typed: readonly string[]): string =>
  [...new Set(withJoinedPairs(typedKeys(typed)).flat())].map(startsWith).join(' | ');
