/**
 * Sources of the patterns of section 5, for the `u` flag, and escaped so that they are also valid with `v`, which the
 * `pattern` attribute of HTML uses. Portal, contract and backend take them from here. None repeats a repetition, so
 * matching takes time in proportion to the input.
 */
export const PATTERNS = {
  /** VAL-1: exactly five digits. */
  zipCode: '^[0-9]{5}$',
  /** VAL-1: a letter, then letters, hyphens, brackets, spaces. A state may replace it by configuration. */
  city: '^\\p{L}[\\p{L}\\p{M}\\(\\) \\-]*$',
  /** VAL-1: a letter, then at least two letters, digits, dots, hyphens or spaces. */
  streetName: '^\\p{L}[\\p{L}\\p{M}0-9. \\-]{2,}$',
  /** VAL-1: digits, then an optional space and at most one letter. */
  houseNumber: '^[0-9]+ ?\\p{L}?$',
  /** VAL-2: one to three digits, not all zero: 1 to 999. */
  cadastralSection: '^(?=[0-9]{0,2}[1-9])[0-9]{1,3}$',
  /** VAL-2: one to five digits, or a fraction with a denominator of up to four, as in 42/7. */
  parcelNumber: '^[0-9]{1,5}(?:\\/[0-9]{1,4})?$',
  /** VAL-3: one to seven digits; or up to six digits and a letter; or p and up to six digits. */
  bookingSheetItem: '^(?:[0-9]{1,7}|[0-9]{1,6}\\p{L}|[pP][0-9]{1,6})$',
  /** VAL-4: what a browser takes for the start of a tag, an end tag, a comment or an instruction. */
  htmlTagStart: '<[\\p{L}\\/!?]',
  /** VAL-9: what follows the land code; an empty section, index or tail is written with underscores. */
  parcelIdAfterLand: '[0-9]{4}(?:[0-9]{3}|_{3})[0-9]{5}(?:[0-9]{4}|_{4})[0-9A-Za-z_]{0,2}$',
} as const;

/** Whether the input holds the start of an HTML tag (VAL-4). */
export function hasHtmlTag(text: string): boolean {
  return HTML_TAG.test(text);
}

const HTML_TAG = new RegExp(PATTERNS.htmlTagStart, 'u');

/** What a state may set about validation. */
export interface ValidationSettings {
  /** Two digits; the land the parcels lie in. */
  readonly landCode: string;
  /** Replaces the pattern of city names: a regular expression for the `u` flag. */
  readonly cityPattern?: string;
}

/** The settings of the seeds: land 12, narrow city names. */
export const DEFAULT_VALIDATION: ValidationSettings = { landCode: '12' };

/** Compiles a pattern; a wrong one throws a SyntaxError, which the reader of the configuration reports. */
export function compilePattern(source: string): RegExp {
  return new RegExp(source, 'u');
}
