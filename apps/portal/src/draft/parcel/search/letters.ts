/** Rows of a page: not more than there are letters. */
export const PAGE_SIZES = [7, 15, 25] as const;

/** Above this number of hits, the list says how it becomes shorter. */
export const MANY = 60;

/** The letter of a row and of its parcel on the map; undefined behind Z. */
export const letterOf = (row: number): string | undefined =>
  row < 26 ? String.fromCodePoint(65 + row) : undefined;
