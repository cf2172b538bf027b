import { germanDay } from './german-day.ts';

/** A month, as `2026-11`. */
export type Month = string;

/** The month of an instant, in Germany. */
export const monthOf = (at: Date): Month => germanDay(at).slice(0, 7);

/** The first day of a month, as the database stores it. */
export const firstDay = (month: Month): string => `${month}-01`;

/** The month that is `count` months after a month, or before it. */
export function monthsAfter(month: Month, count: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}
