import { parseHouseNumber } from './parse.ts';

/** A text such as `Lindenallee 12a` in its two parts. */
export interface StreetAndNumber {
  /** Without blanks and commas at its end. */
  readonly street: string;
  /** As it was written. */
  readonly houseNumber: string;
}

/** Numbers with separators that have no known meaning, such as `12/1`. */
const OTHER_NUMBERS = /^\d{1,4} ?\p{L}?(?: ?[-–/] ?\d{1,4} ?\p{L}?)+$/u;

/** Whether a text is a house number: what the grammar reads, or numbers such as `12/1`. */
export const isHouseNumber = (text: string): boolean =>
  /^\D{0,12}\d/.test(text) &&
  (parseHouseNumber(text).kind === 'PARTS' || OTHER_NUMBERS.test(text.trim()));

/** A name and the number after it without a blank: `Schulstr.5`, `Flur3`. Short names such as `Q5` contain their number. */
const GLUED = /(\p{L}{3,}\.?)(?=\d)/gu;

/** The text with a blank between each name and its number (FIND-3). */
export const separateNumbers = (text: string): string => text.replaceAll(GLUED, '$1 ');

/**
 * The street and the house number at the end of a text; null when there is none. The longest end that is a house number
 * counts: `Lindenallee 33 1/3`, `Am Markt 12, 14`, `Straße des 17. Juni 135`. The street contains a letter.
 */
export function splitHouseNumber(text: string): StreetAndNumber | null {
  for (const { index } of text.matchAll(/(?<=[\s,])(?=\d|(?:Haus|H?Nr\b|Nummer)\D{0,6}\d)/giu)) {
    const street = text.slice(0, index).replace(/[\s,]+$/, '');
    const houseNumber = text.slice(index).trim();
    if (/\p{L}/u.test(street) && isHouseNumber(houseNumber)) return { street, houseNumber };
  }
  return null;
}

/** Like `splitHouseNumber`, for a typed text: the blank before the number may be missing (FIND-3). */
export const splitTypedHouseNumber = (text: string): StreetAndNumber | null =>
  splitHouseNumber(text) ?? splitHouseNumber(separateNumbers(text));
