import { createIntl } from 'react-intl';
import { expect, it, vi } from 'vitest';
import { loadBuiltIn } from './messages.ts';

/** The first check of a language makes a browser read the data of all languages, which blocks a slow phone. */
it('formats messages without checking which languages the browser supports', async () => {
  const numbers = vi.spyOn(Intl.NumberFormat, 'supportedLocalesOf');
  const dates = vi.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf');
  const onError = vi.fn<() => void>();
  const { messages } = await loadBuiltIn('de');
  const intl = createIntl({ locale: 'de', messages, onError });
  const text = intl.formatMessage({ id: 'format.dropParcel' }, { parcel: '114/1' });
  expect(text).toBe('114/1 weglassen');
  expect(onError).not.toHaveBeenCalled();
  expect(numbers).not.toHaveBeenCalled();
  expect(dates).not.toHaveBeenCalled();
});
