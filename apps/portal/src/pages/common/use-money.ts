import { useIntl } from 'react-intl';

/** Cents as an amount in euro, e.g. "22,00 €". German figures in both languages (seed 1, section 3). */
export function useMoney(): (cents: number) => string {
  const { formatters } = useIntl();
  const format = formatters.getNumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
  return (cents) => format.format(cents / 100);
}
