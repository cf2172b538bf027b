import type { Locale } from '../provider/index.ts';

/** A length in metres as the language writes it, without decimals. */
export function metresText(metres: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'meter',
    maximumFractionDigits: 0,
  }).format(metres);
}
