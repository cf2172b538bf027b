const lettersAndDigits = (text: string): string =>
  text.normalize('NFD').replaceAll(/[^\p{L}\p{N}]/gu, '');

const withoutUmlauts = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFC')
    .replaceAll('ß', 'ss')
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue');

/**
 * The normalised form of a text for the address search: case, umlauts (also ae, oe, ue), accents, ß, blanks, hyphens
 * and dots make no difference, and `Str.` is `Straße`.
 */
export const searchKey = (text: string): string =>
  lettersAndDigits(withoutUmlauts(text).replaceAll(/str(?=\.|[ -]|$)/g, 'strasse'));

/** Like `searchKey`, but keeps `str`: it may be the beginning of another word. */
export const prefixKey = (text: string): string => lettersAndDigits(withoutUmlauts(text));

/** Like `prefixKey`, but umlauts become the letter without dots, as people without a German keyboard type them. */
export const plainKey = (text: string): string =>
  lettersAndDigits(text.toLowerCase().replaceAll('ß', 'ss'));

/** The normalised form of a booking sheet: upper case, no leading zeros. */
export const sheetKey = (sheet: string): string =>
  sheet
    .trim()
    .toUpperCase()
    .replace(/^0+(?=.)/, '');
