import { compilePattern, PATTERNS } from './patterns.ts';

/** A run of plain sheet numbers, both ends included. */
export interface SheetRange {
  readonly from: number;
  readonly to: number;
}

/** What a booking sheet input asks for. Sheets with a letter stand alone; plain numbers are ranges. */
export interface BookingSheets {
  readonly ranges: readonly SheetRange[];
  /** Sheets that are not plain numbers, in capitals: `12A`, `P34`. */
  readonly named: readonly string[];
}

/** At most so many parts, and so many sheets in all ranges together, may be asked for at once (SEC-6). */
export const BOOKING_SHEET_LIMITS = { parts: 50, sheets: 10_000, characters: 200 } as const;

const ITEM = compilePattern(PATTERNS.bookingSheetItem);
const DIGITS = /^[0-9]{1,7}$/;

function parseRange(first: string, last: string): SheetRange | null {
  if (!DIGITS.test(first) || !DIGITS.test(last)) return null;
  const range = { from: Number(first), to: Number(last) };
  return range.from <= range.to ? range : null;
}

/**
 * Reads a list as in `15-19, 23, 12a, p34` (VAL-3). Blanks around items do not count. A range needs plain numbers,
 * the smaller first. Null when an item is malformed or a limit is passed.
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

/** Every sheet asked for as text, without leading zeroes, each once; bounded by `BOOKING_SHEET_LIMITS`. */
export function expandBookingSheets(sheets: BookingSheets): readonly string[] {
  const all = new Set<string>();
  for (const { from, to } of sheets.ranges) {
    for (let sheet = from; sheet <= to; sheet += 1) all.add(String(sheet));
  }
  for (const sheet of sheets.named) all.add(sheet);
  return [...all];
}
