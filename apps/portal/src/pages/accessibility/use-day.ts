import { useDate } from '../../i18n/use-date.ts';

/** A day without a time, such as 2026-11-28, in words of the language. */
export function useDay(): (day: string) => string {
  const date = useDate();
  return (day) => date(`${day}T12:00:00Z`, { dateStyle: 'long' });
}
