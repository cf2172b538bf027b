import { assert, double, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scaleLength } from './scale-length.ts';

describe('length of the scale bar (PAGE-1)', () => {
  it.each([
    [1, 1],
    [4.99, 2],
    [5, 5],
    [34, 20],
    [99, 50],
    [100, 100],
    [1999, 1000],
    [0.7, 0.5],
  ])('of at most %s m is %s m', (longest, length) => {
    expect(scaleLength(longest)).toBeCloseTo(length, 9);
  });

  it('is at least two fifths of what fits', () => {
    assert(
      property(double({ min: 0.01, max: 1e6, noNaN: true }), (longest) => {
        const share = scaleLength(longest) / longest;
        expect(share).toBeGreaterThan(0.39);
        expect(share).toBeLessThan(1.000_001);
      }),
    );
  });
});
