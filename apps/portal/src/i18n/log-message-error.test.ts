import { createIntl } from 'react-intl';
import { expect, it, vi } from 'vitest';
import { logMessageError } from './log-message-error.ts';

const messages = { known: [{ type: 0, value: 'Utsehn' }] };

/** What is logged while a message of a language that no browser knows is formatted. */
function loggedFor(id: string): number {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const intl = createIntl({ locale: 'nds', messages, onError: logMessageError });
  intl.formatMessage({ id });
  const times = warn.mock.calls.length;
  warn.mockRestore();
  return times;
}

it('logs nothing about a language that the browser does not know (STATE-5)', () => {
  expect(loggedFor('known')).toBe(0);
});

it('logs a message that is missing', () => {
  expect(loggedFor('unknown')).toBe(1);
});
