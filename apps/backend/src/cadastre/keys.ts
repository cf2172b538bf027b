import { nameForms } from '@portal/names';

const isDigit = (letter: string | undefined): boolean => /\p{N}/u.test(letter ?? '');

/**
 * The letters and digits of a text. What separates two numbers becomes one blank, so that `Weg 1-2` is not `Weg 12` (FIND-1).
 */
const lettersAndDigits = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, (separator, at: number, whole: string) =>
      isDigit(whole[at - 1]) && isDigit(whole[at + separator.length]) ? ' ' : '',
    );

/** `Str.` at the end of a word. */
const ABBREVIATED_STREET = /str(?=\.|[ -]|$)/g;

const withoutAbbreviation = (text: string): string =>
  text.toLowerCase().replaceAll(ABBREVIATED_STREET, 'strasse');

/**
 * The normalised form of a name for the address search (NAME-4): the search form of DIN 91379, in which case, marks, ae for ä, ß, blanks,
 * hyphens and dots make no difference, and `Str.` is `Straße`. For finding only: different names can have the same key.
 */
export const searchKey = (text: string): string =>
  lettersAndDigits(nameForms(withoutAbbreviation(text))[0]);

/** Like `searchKey`, but keeps `str`: it may be the beginning of another word. */
export const prefixKey = (text: string): string => lettersAndDigits(nameForms(text)[0]);

/** Like `searchKey`, but umlauts become the letter without dots, as people without a German keyboard type them. */
export const plainKey = (text: string): string => {
  const [long, short = long] = nameForms(withoutAbbreviation(text));
  return lettersAndDigits(short);
};

/**
 * The form in which two spellings are one name (FIND-1): case, the kind of separator, and `Str.` or `Strasse` for `Straße` make
 * no difference. `Dürerstraße` and `Duererstraße`, `Am Berg` and `Amberg` are different names.
 */
export const nameIdentity = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/strasse/g, 'straße')
    .replaceAll(ABBREVIATED_STREET, 'straße')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** The normalised form of a booking sheet: upper case, no blanks, no leading zeros; 17 and 17A are different sheets. */
export const sheetKey = (sheet: string): string =>
  sheet
    .replaceAll(/\s+/g, '')
    .toUpperCase()
    .replace(/^0+(?=.)/, '');
