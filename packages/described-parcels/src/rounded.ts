/** Formats numbers of descriptions in a language. */
export function roundedIn(locale: string) {
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const tenths = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return {
    /** Metres or square metres without decimals, at least 1. */
    whole: (value: number): string => whole.format(Math.max(1, value)),
    /** Metres with one decimal. */
    tenths: (value: number): string => tenths.format(value),
  };
}

/** A rectangle has a longer side when one is so many times longer. */
export const IS_LONGER = 1.2;

/** A building stands on the boundary when it is closer than so many metres. */
export const ON_BOUNDARY = 0.05;

/** So many neighbours of a side are named, the longest ones; the others are counted. */
export const MOST_NEIGHBOURS = 3;
