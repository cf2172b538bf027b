import { type Locales, regionOf } from '../../locales/locales.ts';
import type { StoredOrder } from '../order-store.ts';

/** Writes the reason of a rejection because nobody has answered in time, in the language of the order (DESK-2). */
export const unansweredReason =
  (locales: Locales) =>
  ({ language }: Pick<StoredOrder, 'language'>, until: Date): string => {
    const regions = locales.lookupOrder(language).map(regionOf);
    const day = new Intl.DateTimeFormat(regions, { dateStyle: 'long', timeZone: 'Europe/Berlin' });
    return locales.formatter(language, 'mails')('unanswered', { until: day.format(until) });
  };
