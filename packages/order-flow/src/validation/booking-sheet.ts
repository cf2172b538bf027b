import { compilePattern, PATTERNS } from './patterns.ts';

/** A range of sheet numbers, inclusive. */
export interface SheetRange {
  /** First number. */
  readonly from: number;
  /** Last number. */
  readonly to: number;
}

/** The parsed input: ranges of numbers, and sheets with a letter. A single number is a range of one. */
export interface BookingSheets {
  /** In the order of the input. */
  readonly ranges: readonly SheetRange[];
  /** Sheets with a letter, in upper case: `12A`, `P34`. */
  readonly named: readonly string[];
}

/** Limits of one search: items of the list, sheets in all ranges, characters of the input (SEC-6). */
export const BOOKING_SHEET_LIMITS = { parts: 50, sheets: 10_000, characters: 200 } as const;

const ITEM = compilePattern(PATTERNS.bookingSheetItem);
const DIGITS = /^[0-9]{1,7}$/;

function parseRange(first: string, last: string): SheetRange | null {
  if (!DIGITS.test(first) || !DIGITS.test(last)) return null;
  const range = { from: Number(first), to: Number(last) };
  return range.from <= range.to ? range : null;
}

/**
 * Parses a list such as `15-19, 23, 12a, p34` (VAL-3). Whitespace around items is ignored. A range consists of two
 * numbers in ascending order. Returns null if an item is malformed or a limit is exceeded.
 */
export function parseBookingSheets(text: string): BookingSheets | null {
  if (text.length > BOOKING_SHEET_LIMITS.characters) return null;
  const parts = text.split(',').map((part) => part.trim());
  if (parts.length > BOOKING_SHEET_LIMITS.parts) return null;
  const ranges: SheetRange[] = [];
  const named = new Set<string>();
  for (const part of parts) {
    const [first = '', last, ...more] = part.split('-').map((end) => end.trim());
    if (more.length > 0 || !ITEM.test(first)) return null;
    if (last === undefined && !DIGITS.test(first)) {
      named.add(first.toUpperCase());
      continue;
    }
    const range = parseRange(first, last ?? first);
    if (!range) return null;
    ranges.push(range);
  }
  const sheets = ranges.reduce((sum, range) => sum + range.to - range.from + 1, 0);
  return sheets <= BOOKING_SHEET_LIMITS.sheets ? { ranges, named: [...named] } : null;
}

/** All sheets as unique strings without leading zeros; at most `BOOKING_SHEET_LIMITS.sheets`. */
export function expandBookingSheets(sheets: BookingSheets): readonly string[] {
  const all = new Set<string>();
  for (const { from, to } of sheets.ranges) {
    for (let sheet = from; sheet <= to; sheet += 1) all.add(String(sheet));
  }
  for (const sheet of sheets.named) all.add(sheet);
  return [...all];
}
