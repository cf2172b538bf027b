const GERMAN = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });

/**
 * Formats euro cents as "47,00 €", in the German number format in every language, as fees are written in notices and invoices. Amounts are
 * integers, so that no sum is computed in floating point.
 */
export function formatPrice(cents: number): string {
  return GERMAN.format(cents / 100);
}
