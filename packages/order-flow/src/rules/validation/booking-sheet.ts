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

/** Sheets that have the same letter before or after their number; none for plain numbers. */
interface Numbered extends SheetRange {
  readonly before: string;
  readonly after: string;
}

const NUMBERED = /^(P?)([0-9]{1,7})(\p{L}?)$/u;

/** A range of two items of the same form: `15-19`, `p1-p5`, `1a-3a`; it may be reversed. Null for any other. */
function rangeOf(first: string, last: string): Numbered | null {
  if (!ITEM.test(first) || !ITEM.test(last)) return null;
  const [, before = '', from, after = ''] = NUMBERED.exec(first.toUpperCase()) ?? [];
  const [, beforeLast = '', to, afterLast = ''] = NUMBERED.exec(last.toUpperCase()) ?? [];
  if (from === undefined || to === undefined) return null;
  if (before !== beforeLast || after !== afterLast) return null;
  return { from: Number(from), to: Number(to), before, after };
}

const endsOf = (part: string): readonly string[] => part.split('-').map((end) => end.trim());

/** Whether a range of the list begins with its larger number (SEED-11). */
export function hasReversedRange(text: string): boolean {
  return text.split(',').some((part) => {
    const [first = '', last, ...more] = endsOf(part);
    const range = last === undefined || more.length > 0 ? null : rangeOf(first, last);
    return range !== null && range.from > range.to;
  });
}

/** The names of the sheets of a range with a letter. */
const namesOf = ({ from, to, before, after }: Numbered): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `${before}${from + index}${after}`);

/**
 * Parses a list such as `15-19, 23, 12a, p34, p1-p5` (VAL-3, SEED-11). Whitespace around items is ignored. A range consists of two
 * items of the same form in ascending order. Returns null if an item is malformed or a limit is exceeded.
 */
export function parseBookingSheets(text: string): BookingSheets | null {
  if (text.length > BOOKING_SHEET_LIMITS.characters) return null;
  const parts = text.split(',').map((part) => part.trim());
  if (parts.length > BOOKING_SHEET_LIMITS.parts) return null;
  const ranges: SheetRange[] = [];
  const named = new Set<string>();
  let sheets = 0;
  for (const part of parts) {
    const [first = '', last, ...more] = endsOf(part);
    if (more.length > 0 || !ITEM.test(first)) return null;
    if (last === undefined && !DIGITS.test(first)) {
      named.add(first.toUpperCase());
      continue;
    }
    const range = rangeOf(first, last ?? first);
    if (!range || range.from > range.to) return null;
    sheets += range.to - range.from + 1;
    if (sheets > BOOKING_SHEET_LIMITS.sheets) return null;
    if (range.before + range.after === '') ranges.push({ from: range.from, to: range.to });
    else for (const name of namesOf(range)) named.add(name);
  }
  return { ranges, named: [...named] };
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
