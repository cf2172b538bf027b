/**
 * Sources of the regular expressions of VAL-1 to VAL-9. They are valid with the flag `u` and with the flag `v`, which the
 * HTML attribute `pattern` uses. No quantifier is nested without a separator, so matching takes linear time.
 */
export const PATTERNS = {
  /** VAL-1: exactly five digits. */
  zipCode: '^[0-9]{5}$',
  /** VAL-1, SEED-11: a letter, then letters, hyphens, round and square brackets, spaces. A state can configure another one. */
  city: '^\\p{L}[\\p{L}\\p{M}\\(\\)\\[\\] \\-]*$',
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
  /** VAL-4: the start of a tag, an end tag, a comment or a processing instruction in HTML. */
  htmlTagStart: '<[\\p{L}\\/!?]',
  /** VAL-9: the part after the land code; an empty section, index or tail consists of underscores. */
  parcelIdAfterLand: '[0-9]{4}(?:[0-9]{3}|_{3})[0-9]{5}(?:[0-9]{4}|_{4})[0-9A-Za-z_]{0,2}$',
} as const;

/**
 * Patterns for `cityPattern`, `streetPattern` and `houseNumberPattern` of a state that has names which the defaults of VAL-1
 * reject (DATA-4): Schwedt/Oder, Auf'm Berg, 1. Mai-Straße, Q5, Au, and the house numbers 12a-14, 33 1/3 and 12, 14.
 */
export const WIDE_PATTERNS = {
  city: "^\\p{L}[\\p{L}\\p{M}0-9.,'’\\/\\(\\)\\[\\] \\-]*$",
  streetName: "^[\\p{L}0-9][\\p{L}\\p{M}0-9.,'’\\/\\(\\) \\-]+$",
  houseNumber:
    '^[0-9]+ ?\\p{L}?(?: [1-9]\\/[2-9](?: ?\\p{L})?)?(?:(?: ?[\\-–\\/,+] ?| bis | und )(?:[0-9]+ ?\\p{L}?(?: [1-9]\\/[2-9](?: ?\\p{L})?)?|\\p{L}))*$',
} as const;

/** Whether the input contains the start of an HTML tag (VAL-4). */
export function hasHtmlTag(text: string): boolean {
  return HTML_TAG.test(text);
}

const HTML_TAG = new RegExp(PATTERNS.htmlTagStart, 'u');

/**
 * Whether the parcels of a state have a cadastral section (Flur): all of them, some, or none, as in Hamburg. A search without
 * section finds the number in every section of the subdistrict.
 */
export type CadastralSections = 'REQUIRED' | 'OPTIONAL' | 'NONE';

/** Validation settings of a state. */
export interface ValidationSettings {
  /** The land of the parcels: two digits. */
  readonly landCode: string;
  /** Replaces the pattern of city names: a regular expression with the flag `u`. */
  readonly cityPattern?: string;
  /** Replaces the pattern of street names, in the same way. */
  readonly streetPattern?: string;
  /** Replaces the pattern of house numbers, in the same way. */
  readonly houseNumberPattern?: string;
  /** Whether a search by parcel number needs a cadastral section (Flur); default `REQUIRED` (DATA-4). */
  readonly cadastralSections?: CadastralSections;
  /**
   * Compiles the patterns of the state; `compilePattern` by default. `RegExp` may take exponential time for some patterns, so that a
   * server passes a compiler whose patterns take linear time.
   */
  readonly compile?: (source: string) => TextPattern;
}

/** A compiled regular expression. */
export type TextPattern = Pick<RegExp, 'test'>;

/** Default settings: land 12, and the pattern `PATTERNS.city`. */
export const DEFAULT_VALIDATION: ValidationSettings = { landCode: '12' };

/** Compiles a pattern with the flag `u`. @throws SyntaxError if it is invalid */
export function compilePattern(source: string): RegExp {
  return new RegExp(source, 'u');
}
