/**
 * The normalised form of a text for the address search: case, umlauts (also ae, oe, ue), accents, ß, blanks, hyphens
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

/** The normalised form of a booking sheet: upper case, no leading zeros. */
export const sheetKey = (sheet: string): string =>
  sheet
    .trim()
    .toUpperCase()
    .replace(/^0+(?=.)/, '');
