import { searchKey } from './keys.ts';

/** A single house number: digits, and a letter or an empty text. */
export interface HouseNumber {
  readonly number: number;
  readonly letter: string;
}

/** Parts of a range of house numbers as they are published: `12a-14`, `12 a – 14`, `12 bis 14`. */
const RANGE =
  '^\\s*(\\d{1,4})\\s?([[:alpha:]]?)\\s*(?:-|–|bis)\\s*(\\d{1,4})\\s?([[:alpha:]]?)\\s*$';

/** Reads a single house number such as `13` or `12 a`; null for any other text. */
export function readHouseNumber(text: string): HouseNumber | null {
  const [, number, letter = ''] = /^(\d{1,4})([a-z]?)$/.exec(searchKey(text)) ?? [];
  return number === undefined ? null : { number: Number(number), letter };
}

/**
 * The condition that a house number is within a published range (DATA-4): `12a-14` contains 12a, 12b, 13 and 14, but
 * neither 12 nor 14a. Even and odd numbers are both in it, since both practices exist.
 *
 * @param column the column with the published text
 * @param add adds a value to the statement and returns its placeholder
 */
export function withinRange(
  column: string,
  { number, letter }: HouseNumber,
  add: (value: number | string) => string,
): string {
  const typed = `row(${add(number)}::integer, ${add(letter)}::text collate "C")`;
  return `exists (select 1 from regexp_match(${column}, '${RANGE}') as part
    where row(part[1]::integer, lower(part[2]) collate "C") <= ${typed}
      and ${typed} <= row(part[3]::integer, lower(part[4]) collate "C"))`;
}
