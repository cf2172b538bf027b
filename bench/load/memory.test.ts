import { describe, expect, it } from 'vitest';
import { slopeOf } from './memory.ts';

const HOUR_MS = 3_600_000;

describe('slope of memory (BIG-5)', () => {
  it('is the growth an hour after the first half', () => {
    const samples = Array.from({ length: 20 }, (_, index) => ({
      at: (index * HOUR_MS) / 20,
      megabytes: index < 10 ? index * 50 : 500 + (index - 10) * 2,
    }));
    expect(slopeOf(samples)).toBeCloseTo(40);
  });

  it('is 0 when nothing grows, and of one sample', () => {
    const flat = Array.from({ length: 10 }, (_, at) => ({ at, megabytes: 300 }));
    expect(slopeOf(flat)).toBe(0);
    expect(slopeOf(flat.slice(0, 1))).toBe(0);
  });
});
