import {
  endOfWeek,
  getWeeksInMonth,
  parseDate,
  startOfMonth,
  startOfWeek,
} from '@internationalized/date';
import type { CalendarDate } from '@internationalized/date';
import { regional } from '../date-field/date-parts.ts';
import type { DateLimits } from '../date-field/date-parts.ts';

/** The days of a week, as `YYYY-MM-DD`. */
type Week = readonly string[];

/** The weeks that a month is part of, from the first day of the week in a language; days of other months are part of them. */
export function weeksOf(day: string, locale: string): readonly Week[] {
  const region = regional(locale);
  const first = startOfMonth(parseDate(day));
  const begin = startOfWeek(first, region);
  return Array.from({ length: getWeeksInMonth(first, region) }, (_, week) =>
    Array.from({ length: 7 }, (_day, at) => String(begin.add({ days: week * 7 + at }))),
  );
}

/** Where a key moves to; with `Shift+` before it. */
const MOVES: Readonly<Record<string, (day: CalendarDate, locale: string) => CalendarDate>> = {
  ArrowUp: (day) => day.add({ weeks: -1 }),
  ArrowDown: (day) => day.add({ weeks: 1 }),
  ArrowLeft: (day) => day.add({ days: -1 }),
  ArrowRight: (day) => day.add({ days: 1 }),
  Home: (day, locale) => startOfWeek(day, locale),
  End: (day, locale) => endOfWeek(day, locale),
  PageUp: (day) => day.add({ months: -1 }),
  PageDown: (day) => day.add({ months: 1 }),
  'Shift+PageUp': (day) => day.add({ years: -1 }),
  'Shift+PageDown': (day) => day.add({ years: 1 }),
};

/** The nearest day within the limits. */
export function within(day: string, { min, max }: DateLimits): string {
  if (min !== undefined && day < min) return min;
  return max !== undefined && day > max ? max : day;
}

/**
 * The day that a key leads to, within the limits; null for any other key.
 *
 * @param key `KeyboardEvent.key`, with `Shift+` before it
 */
export function dayAfterKey(
  day: string,
  key: string,
  locale: string,
  limits: DateLimits,
): string | null {
  const move = MOVES[key];
  return move ? within(String(move(parseDate(day), regional(locale))), limits) : null;
}

/** Whether two days are in the same month. */
export const isSameMonth = (one: string, other: string): boolean =>
  one.slice(0, 7) === other.slice(0, 7);

/** A day in words, by the options of `Intl.DateTimeFormat`. */
export function dayText(day: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(`${regional(locale)}-u-ca-gregory`, {
    ...options,
    timeZone: 'UTC',
  });
  return format.format(parseDate(day).toDate('UTC'));
}
