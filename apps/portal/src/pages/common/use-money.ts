import { useIntl } from 'react-intl';

/** Formats cents as euros, e.g. "22,00 €". German number format in every language. */
export function useMoney(): (cents: number) => string {
  const { formatters } = useIntl();
  const format = formatters.getNumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
  return (cents) => format.format(cents / 100);
}
