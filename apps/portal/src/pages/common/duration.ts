const DAYS_OF_YEAR = 365;

/** A number of days in whole years where it is one: 3650 days are 10 years. */
function durationOf(days: number): {
  readonly count: number;
  readonly unit: 'year' | 'day';
} {
  return days % DAYS_OF_YEAR === 0
    ? { count: days / DAYS_OF_YEAR, unit: 'year' }
    : { count: days, unit: 'day' };
}

/** A duration in words, such as "10 Jahre" or "90 days". */
export function durationText(days: number, language: string): string {
  const { count, unit } = durationOf(days);
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
    count,
  );
}
