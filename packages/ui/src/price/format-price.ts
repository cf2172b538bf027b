function formatOf(currency: string): Intl.NumberFormat {
  return new Intl.NumberFormat('de-DE', { style: 'currency', currency });
}

/** Digits of the smallest unit of the currency: 2 for cents. */
function digitsOf(format: Intl.NumberFormat): number {
  return format.resolvedOptions().maximumFractionDigits ?? 0;
}

const EURO = formatOf('EUR');

/**
 * Formats euro cents as "47,00 €", in the German number format in every language, as fees are written in notices and invoices. Amounts are
 * integers, so that no sum is computed in floating point.
 *
 * @param cents integer, in the smallest unit of the currency
 * @param currency code of ISO 4217, such as `CHF`; throws a `RangeError` for another text
 */
export function formatPrice(cents: number, currency = 'EUR'): string {
  const format = currency === 'EUR' ? EURO : formatOf(currency);
  return format.format(cents / 10 ** digitsOf(format));
}

/** The same amount as a decimal number for programs, such as "47.00". */
export function decimalPrice(cents: number, currency = 'EUR'): string {
  const digits = digitsOf(currency === 'EUR' ? EURO : formatOf(currency));
  return (cents / 10 ** digits).toFixed(digits);
}
