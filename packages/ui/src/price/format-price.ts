/** The region whose number format a language uses here: English as in Ireland and the United Kingdom. */
const REGIONS: Readonly<Record<string, string>> = { de: 'de-DE', en: 'en-GB' };

const FORMATS = new Map<string, Intl.NumberFormat>();

/** The format of a currency in the first of the languages that has one; German if none has. */
function formatOf(currency: string, languages: readonly string[]): Intl.NumberFormat {
  const locales = [...languages.map((language) => REGIONS[language] ?? language), 'de-DE'];
  const key = [currency, ...locales].join(' ');
  const format =
    FORMATS.get(key) ?? new Intl.NumberFormat(locales, { style: 'currency', currency });
  FORMATS.set(key, format);
  return format;
}

/** Digits of the smallest unit of the currency: 2 for cents. */
function digitsOf(format: Intl.NumberFormat): number {
  return format.resolvedOptions().maximumFractionDigits ?? 0;
}

/**
 * Formats euro cents as "47,00 €" in German and "€47.00" in English. Amounts are integers, so that no sum is computed in floating point.
 *
 * @param cents integer, in the smallest unit of the currency
 * @param currency code of ISO 4217, such as `CHF`; throws a `RangeError` for another text
 * @param languages BCP 47 tags; the first one with a number format is used, German without any
 */
export function formatPrice(
  cents: number,
  currency = 'EUR',
  languages: readonly string[] = [],
): string {
  const format = formatOf(currency, languages);
  return format.format(cents / 10 ** digitsOf(format));
}

/** The same amount as a decimal number for programs, such as "47.00". */
export function decimalPrice(cents: number, currency = 'EUR'): string {
  const digits = digitsOf(formatOf(currency, []));
  return (cents / 10 ** digits).toFixed(digits);
}
