/**
 * A text as it is compared in the address search: case, umlauts (also written ae, oe, ue), accents, ß, blanks, hyphens
 * and dots make no difference, and `Str.` is `Straße`.
 */
export function searchKey(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replaceAll('ß', 'ss')
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll(/str(?=\.|[ -]|$)/g, 'strasse')
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** A booking sheet as it is compared: capitals, no leading zeroes. */
export const sheetKey = (sheet: string): string =>
  sheet
    .trim()
    .toUpperCase()
    .replace(/^0+(?=.)/, '');
