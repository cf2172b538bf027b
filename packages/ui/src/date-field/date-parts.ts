/** A part of a date. */
export type DatePart = 'day' | 'month' | 'year';

/** The texts of the three parts, as typed. */
type DateParts = Readonly<Record<DatePart, string>>;

/** Limits of a date. */
export interface DateLimits {
  /** First allowed date, `YYYY-MM-DD`. */
  readonly min?: string | undefined;
  /** Last allowed date, `YYYY-MM-DD`. */
  readonly max?: string | undefined;
}

/** What is wrong with a date, and in which of its parts. */
export interface DateProblem {
  /** A part is empty, does not exist (month 13, 31 April, a year without four digits), or the date is before or after the limits. */
  readonly reason: 'missing' | 'impossible' | 'early' | 'late';
  /** The wrong parts, for `errorParts` of `DateField`. */
  readonly parts: readonly DatePart[];
}

const ALL = ['day', 'month', 'year'] as const satisfies readonly DatePart[];

/** English without a region is that of Europe: the day comes first. */
export const regional = (locale: string): string => (locale === 'en' ? 'en-GB' : locale);

/** The order of the parts in a language, such as day, month, year in German. */
export function partOrder(locale: string): readonly DatePart[] {
  const format = new Intl.DateTimeFormat(`${regional(locale)}-u-ca-gregory`);
  const types = format.formatToParts(0).map(({ type }) => type);
  return ALL.toSorted((one, other) => types.indexOf(one) - types.indexOf(other));
}

/** The parts of a value, which may lack some: `2026-03-` has no day. */
export function partsOf(value: string): DateParts {
  const [year = '', month = '', day = ''] = value.split('-');
  return { day, month, year };
}

const padded = (text: string): string => (/^\d$/.test(text) ? `0${text}` : text);
// The separator of the value.
const clean = (text: string): string => text.replaceAll('-', '').trim();

/** `YYYY-MM-DD`, with empty parts while they are missing; `''` if all of them are. */
export function valueOf({ day, month, year }: DateParts): string {
  const texts = [clean(year), padded(clean(month)), padded(clean(day))];
  return texts.every((text) => text === '') ? '' : texts.join('-');
}

/** Number of days of a month, 1 to 12. */
function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();
}

function impossible({ day, month, year }: DateParts): readonly DatePart[] {
  const hasMonth = /^(?:0?[1-9]|1[0-2])$/.test(month);
  const hasYear = /^[1-9]\d{3}$/.test(year);
  const days = hasMonth ? daysIn(hasYear ? Number(year) : 2000, Number(month)) : 31;
  const hasDay = /^\d{1,2}$/.test(day) && Number(day) >= 1 && Number(day) <= days;
  const isRight = { day: hasDay, month: hasMonth, year: hasYear };
  return ALL.filter((part) => !isRight[part]);
}

/**
 * What is wrong with a value of `DateField`; `null` for a date within the limits, and for no date at all: whether one is needed
 * is known to the form only.
 */
export function checkDate(value: string, { min, max }: DateLimits = {}): DateProblem | null {
  if (value === '') return null;
  const parts = partsOf(value);
  const missing = ALL.filter((part) => parts[part] === '');
  if (missing.length > 0) return { reason: 'missing', parts: missing };
  const wrong = impossible(parts);
  if (wrong.length > 0) return { reason: 'impossible', parts: wrong };
  if (min !== undefined && value < min) return { reason: 'early', parts: ALL };
  if (max !== undefined && value > max) return { reason: 'late', parts: ALL };
  return null;
}

/** The parts of a written date, such as `5.2.1980`, `05/02/1980` or `1980-02-05`; null for any other text. */
export function writtenDate(text: string, locale: string): DateParts | null {
  const iso = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})\s*$/.exec(text);
  if (iso) return { year: iso[1] ?? '', month: iso[2] ?? '', day: iso[3] ?? '' };
  const numbers = /^\s*(\d{1,4})\s*[./-]\s*(\d{1,2})\s*[./-]\s*(\d{1,4})\s*$/.exec(text)?.slice(1);
  if (!numbers) return null;
  const entries = partOrder(locale).map((part, at) => [part, numbers[at] ?? ''] as const);
  const parts = { day: '', month: '', year: '', ...Object.fromEntries(entries) };
  return parts.year.length === 4 ? parts : null;
}
