/**
 * An amount of euro cents as people write it: 4700 is "47,00 €" in German and "€47.00" in English.
 * Digits, sign and symbol come from the language (Intl), never from sums with fractions.
 */
export function formatPrice(cents: number, locale: string): string {
  const region = locale === 'en' ? 'en-GB' : locale === 'de' ? 'de-DE' : locale;
  return new Intl.NumberFormat(region, { style: 'currency', currency: 'EUR' }).format(cents / 100);
}
