import type { Language } from '@portal/api';
import { useIntl } from 'react-intl';
import { useLanguage } from './use-text.ts';

/** English dates are British, on pages as in messages: "18 November 2026". */
const REGIONS: Readonly<Record<Language, string>> = { de: 'de-DE', en: 'en-GB' };

/** Formats an ISO time as a date, in the time zone of the authority (JRN-11). */
export function useDate(): (iso: string, options: Intl.DateTimeFormatOptions) => string {
  const { formatters, timeZone } = useIntl();
  const language = useLanguage();
  const locale = REGIONS[language] ?? language;
  return (iso, options) =>
    formatters.getDateTimeFormat(locale, { timeZone, ...options }).format(new Date(iso));
}
