import { expect, it } from 'vitest';
import { DEFAULT_TIMEOUT_MS, timeoutOf } from './types.ts';

const item = { id: 'a', message: 'A' };

it.each([
  ['info', undefined, undefined, DEFAULT_TIMEOUT_MS],
  ['success', undefined, undefined, DEFAULT_TIMEOUT_MS],
  ['warning', undefined, undefined, DEFAULT_TIMEOUT_MS],
  ['danger', undefined, undefined, null],
  ['danger', 5000, undefined, 5000],
  ['info', null, undefined, null],
  ['info', undefined, 'Undo', null],
  ['info', undefined, null, DEFAULT_TIMEOUT_MS],
] as const)(
  'a %s with timeout %s and action %s closes after %s ms (UI-4, LIB-16)',
  (tone, timeout, action, expected) => {
    expect(timeoutOf({ ...item, tone, timeout, action })).toBe(expected);
  },
);
