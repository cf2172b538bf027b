/** A date as typed: three texts, each of which may be empty or invalid. */
export interface DateParts {
  /** Day of the month as typed, such as `3` or `03`. */
  readonly day: string;
  /** Month as typed, counted from 1. */
  readonly month: string;
  /** Year as typed. */
  readonly year: string;
}

/** One of the three inputs. */
export type DatePart = keyof DateParts;

/** Nothing typed yet. */
export const EMPTY_DATE: DateParts = { day: '', month: '', year: '' };

/** The result of parsing a typed date; `parts` are the inputs that are missing or invalid. */
export type DateCheck =
  | { readonly kind: 'date'; readonly iso: string }
  | { readonly kind: 'empty'; readonly parts: readonly DatePart[] }
  | { readonly kind: 'incomplete'; readonly parts: readonly DatePart[] }
  | { readonly kind: 'unreal'; readonly parts: readonly DatePart[] };

const PARTS: readonly DatePart[] = ['day', 'month', 'year'];
const SHAPES: Readonly<Record<DatePart, RegExp>> = {
  day: /^(0?[1-9]|[12]\d|3[01])$/,
  month: /^(0?[1-9]|1[0-2])$/,
  year: /^[1-9]\d{3}$/,
};

/** Whether the day exists in the calendar; the 30th of February does not. */
function exists(day: number, month: number, year: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/**
 * Parses a typed date. Leading zeros may be missing, the year has four digits; the result is an
 * ISO 8601 day (`2026-11-28`) of the Gregorian calendar, without time or time zone.
 */
export function checkDate(typed: DateParts): DateCheck {
  const trimmed = { day: typed.day.trim(), month: typed.month.trim(), year: typed.year.trim() };
  const missing = PARTS.filter((part) => trimmed[part] === '');
  if (missing.length === PARTS.length) return { kind: 'empty', parts: PARTS };
  if (missing.length > 0) return { kind: 'incomplete', parts: missing };
  const malformed = PARTS.filter((part) => !SHAPES[part].test(trimmed[part]));
  if (malformed.length > 0) return { kind: 'unreal', parts: malformed };
  const { day, month, year } = trimmed;
  if (!exists(Number(day), Number(month), Number(year))) return { kind: 'unreal', parts: ['day'] };
  return { kind: 'date', iso: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` };
}
