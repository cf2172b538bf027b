/**
 * Formats euro cents with `Intl`: 4700 is "47,00 €" in German and "€47.00" in English. Amounts are
 * integers, so that no sum is computed in floating point.
 */
export function formatPrice(cents: number, locale: string): string {
  const region = locale === 'en' ? 'en-GB' : locale === 'de' ? 'de-DE' : locale;
  return new Intl.NumberFormat(region, { style: 'currency', currency: 'EUR' }).format(cents / 100);
}
