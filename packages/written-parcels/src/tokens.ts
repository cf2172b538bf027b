import { normalizeTyped } from '@portal/order-flow';
import { type Keyword, keywordOf } from './vocabulary.ts';

/** Longer texts are cut: no written parcel needs as much. */
export const LONGEST_TEXT = 2000;

/** Digits that are separated by slashes or hyphens: `114`, `114/1`, `3-114/1`, `120653/3/114/1`. */
export interface NumberToken {
  readonly kind: 'number';
  readonly text: string;
  readonly parts: readonly string[];
  /** What stands between the parts: a slash or a hyphen each. */
  readonly signs: string;
}

/** A part of a written text. */
export type Token =
  | NumberToken
  | { readonly kind: 'word'; readonly text: string }
  | { readonly kind: 'keyword'; readonly keyword: Keyword; readonly text: string }
  /** A size with its unit, or a number with separators of thousands. */
  | { readonly kind: 'size' }
  /** A sign that ends the name before it. */
  | { readonly kind: 'sign'; readonly text: string };

/** The text on one line, with the syllables of a line break joined: `Flur- stück`, but not `Gebäude- und`. */
export const plainText = (text: string): string =>
  normalizeTyped(text.slice(0, LONGEST_TEXT)).replaceAll(
    /(\p{Ll})- (?!(?:und|oder|bzw)(?!\p{L}))(?=\p{Ll})/gu,
    '$1',
  );

const AREA = String.raw`\d{1,9}(?:\.\d{3}){0,3}(?:,\d{1,4})? ?(?:ha(?: \d{1,2} ar?)?(?: \d{1,2} (?:m²|m2|qm))?|m²|m2|qm)(?![\p{L}\d])`;
const THOUSANDS = String.raw`\d{1,3}(?:\.\d{3}){1,3}(?!\d)`;
const NUMBER = String.raw`\d+(?: ?[/-] ?\d+)*`;
const WORD = String.raw`\p{L}[\p{L}\p{M}]*(?:['-][\p{L}\p{M}]+)*`;

/** Each alternative reads what it takes once, or a bounded number of characters more: the time is linear. */
const TOKEN = new RegExp(`(${AREA}|${THOUSANDS})|(${NUMBER})|(${WORD})|\\S`, 'giu');

const numberToken = (text: string): NumberToken => ({
  kind: 'number',
  text,
  parts: text.split(/[/-]/).map((part) => part.trim()),
  signs: text.replaceAll(/[^/-]/g, ''),
});

/** Signs that end a name; others have no meaning. */
const ENDING = new Set([',', ';', ':', '(', ')', '[', ']']);

const joiner = (text: string): Token => ({ kind: 'keyword', keyword: 'joiner', text });

function signToken(text: string): readonly Token[] {
  if (text === '&' || text === '+') return [joiner(text)];
  return ENDING.has(text) ? [{ kind: 'sign', text }] : [];
}

function wordToken(text: string): Token {
  const keyword = keywordOf(text);
  return keyword ? { kind: 'keyword', keyword, text } : { kind: 'word', text };
}

/** A short name and the number at its end are one, as in `Q5`; `F3` is the third section. `Flur3` and `Lindenau3` are two. */
function gluedTokens(before: Token, number: NumberToken): readonly Token[] {
  if (before.kind !== 'word' || number.parts.length > 2 || before.text.length > 2) {
    return [before, number];
  }
  if (/^f$/i.test(before.text)) return [{ ...before, kind: 'keyword', keyword: 'section' }, number];
  return [{ kind: 'word', text: `${before.text}${number.text}` }];
}

/** `12a` is the number of a house; `114/1tlw` is a parcel. */
function suffixTokens(before: Token, text: string): readonly Token[] {
  const word = wordToken(text);
  if (before.kind !== 'number' || word.kind === 'keyword') return [before, word];
  return [{ kind: 'word', text: `${before.text}${text}` }];
}

/** The parts of a text from `plainText` in their order; the time is linear in its length. */
export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let end = -1;
  for (const match of text.matchAll(TOKEN)) {
    const [whole, size, number, word] = match;
    const glued = match.index === end ? tokens.pop() : undefined;
    if (size !== undefined) tokens.push(...(glued ? [glued] : []), { kind: 'size' });
    else if (number !== undefined) {
      const token = numberToken(number);
      tokens.push(...(glued ? gluedTokens(glued, token) : [token]));
    } else if (word !== undefined) {
      tokens.push(...(glued ? suffixTokens(glued, word) : [wordToken(word)]));
    } else tokens.push(...(glued ? [glued] : []), ...signToken(whole));
    end = number === undefined && word === undefined ? -1 : match.index + whole.length;
  }
  return tokens;
}
