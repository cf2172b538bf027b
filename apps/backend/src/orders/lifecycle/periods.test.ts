import { expect, it } from 'vitest';
import { endOfPeriod } from './periods.ts';

const DAY_MS = 86_400_000;

it.each([
  ['2026-11-28T06:22:00Z', 21, '2026-12-19T22:59:59.999Z'],
  ['2026-11-28T23:30:00Z', 21, '2026-12-20T22:59:59.999Z'],
  ['2026-07-01T10:00:00.500Z', 1, '2026-07-02T21:59:59.999Z'],
  // Clocks are put forward, and back, after the end of the period and before the end of its day.
  ['2026-03-08T00:30:00Z', 21, '2026-03-29T21:59:59.999Z'],
  ['2026-10-04T00:30:00Z', 21, '2026-10-25T22:59:59.999Z'],
])('a period from %s of %i days ends with its last day in Germany (LOOK-1)', (at, days, end) => {
  expect(endOfPeriod(new Date(at), days * DAY_MS).toISOString()).toBe(end);
});

it('keeps a period of hours as it is', () => {
  const at = new Date('2026-11-28T06:22:00Z');
  expect(endOfPeriod(at, 3_600_000).toISOString()).toBe('2026-11-28T07:22:00.000Z');
});
