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

it('closes after ten seconds, after the timeout in milliseconds, or never', () => {
  expect(DEFAULT_TIMEOUT_MS).toBe(10_000);
  expect(timeoutOf({ ...item, tone: 'info' })).toBe(10_000);
  expect(timeoutOf({ ...item, tone: 'info', timeout: 4000 })).toBe(4000);
  expect(timeoutOf({ ...item, tone: 'info', timeout: null })).toBeNull();
});

it('never closes an error or an item with an action, unless they have a timeout', () => {
  const action = 'Undo';
  expect(timeoutOf({ ...item, tone: 'danger' })).toBeNull();
  expect(timeoutOf({ ...item, tone: 'success', action })).toBeNull();
  expect(timeoutOf({ ...item, tone: 'danger', timeout: 4000 })).toBe(4000);
  expect(timeoutOf({ ...item, tone: 'success', action, timeout: 4000 })).toBe(4000);
});
