import { cleaned } from '../masked-field/clean.ts';
import type { TextFormat } from '../masked-field/types.ts';
import { checkDate, valueOf, writtenDate } from '../date-field/date-parts.ts';
import { dayText } from './calendar.ts';

const PROBLEMS = { missing: 'length', impossible: 'characters' } as const;

/** The date that a text is, as `YYYY-MM-DD`; null for any other text. */
function dateOf(text: string, locale: string): string | null {
  const parts = writtenDate(cleaned(text), locale);
  const value = parts && valueOf(parts);
  return value !== null && checkDate(value) === null ? value : null;
}

/** A date in one field: `5.2.2026` is shown as `05.02.2026` in German; its value is `2026-02-05`. */
export const date: TextFormat = {
  valueOf: (text, locale) => dateOf(text, locale) ?? cleaned(text),
  show: (text, locale) => {
    const value = dateOf(text, locale);
    return value === null
      ? cleaned(text)
      : dayText(value, locale, { day: '2-digit', month: '2-digit', year: 'numeric' });
  },
  problem: (value) => {
    if (value === '') return null;
    const reason = /^\d+-\d+-\d+$/.test(value) ? checkDate(value)?.reason : 'impossible';
    return reason === 'missing' || reason === 'impossible' ? PROBLEMS[reason] : null;
  },
  widthInCharacters: 10,
};
