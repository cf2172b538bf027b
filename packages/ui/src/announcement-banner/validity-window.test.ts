import { describe, expect, it } from 'vitest';
import { isWithin, untilBoundary } from './validity-window.ts';

const window = { startsAt: '2026-11-28T07:00:00Z', endsAt: '2026-11-28T11:00:00Z' };
const at = (iso: string): number => Date.parse(iso);

describe('validity window (UI-3)', () => {
  it('includes the start and excludes the end', () => {
    expect(isWithin(window, at('2026-11-28T06:59:59.999Z'))).toBe(false);
    expect(isWithin(window, at('2026-11-28T07:00:00Z'))).toBe(true);
    expect(isWithin(window, at('2026-11-28T11:00:00Z'))).toBe(false);
  });

  it('interprets an instant without offset as UTC', () => {
    expect(isWithin({ startsAt: '2026-11-28T07:00:00' }, at('2026-11-28T07:00:00Z'))).toBe(true);
    expect(isWithin({ startsAt: '2026-11-28T07:00:00' }, at('2026-11-28T06:59:59Z'))).toBe(false);
  });

  it('is unbounded where a bound is missing or invalid', () => {
    expect(isWithin({}, 0)).toBe(true);
    expect(isWithin({ endsAt: 'soon' }, 0)).toBe(true);
  });

  it('returns the time until the next boundary, at most what a timer can hold', () => {
    expect(untilBoundary(window, at('2026-11-28T06:00:00Z'))).toBe(3_600_000);
    expect(untilBoundary(window, at('2026-11-28T12:00:00Z'))).toBeNull();
    expect(untilBoundary(window, at('2020-01-01T00:00:00Z'))).toBe(2_147_483_647);
  });
});
