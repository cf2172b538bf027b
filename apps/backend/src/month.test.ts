import { describe, expect, it } from 'vitest';
import { firstDay, monthOf, monthsAfter } from './month.ts';

describe('months of figures and collective invoices (LAW-6, ORG-5)', () => {
  it.each([
    ['2026-11-30T22:59:59Z', '2026-11'],
    ['2026-11-30T23:00:00Z', '2026-12'],
    ['2026-06-30T22:00:00Z', '2026-07'],
  ])('are those of Germany: %s', (at, month) => {
    expect(monthOf(new Date(at))).toBe(month);
    expect(firstDay(month)).toBe(`${month}-01`);
  });

  it.each([
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-01', -24, '2024-01'],
  ])('are counted over years: %s and %i', (month, count, expected) => {
    expect(monthsAfter(month, count)).toBe(expected);
  });
});
