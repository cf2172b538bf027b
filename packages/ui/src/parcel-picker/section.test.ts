import { describe, expect, it } from 'vitest';
import { isSmallEnough, ringOfSection, sidesOf } from './section.ts';

describe('map section (SEC-6)', () => {
  it('is limited to 5000 metres on each side', () => {
    expect(isSmallEnough([0, 0, 5000, 5000])).toBe(true);
    expect(isSmallEnough([0, 0, 5000.1, 10])).toBe(false);
    expect(isSmallEnough([0, 0, 10, 5000.1])).toBe(false);
    expect(isSmallEnough([0, 0, 600, 10], 500)).toBe(false);
  });

  it('becomes a closed ring, rounded inwards', () => {
    const ring = ringOfSection([389_000.001, 5_820_000.009, 394_000.001, 5_825_000.001]);
    expect(ring).toEqual([
      [389_000.01, 5_820_000.01],
      [394_000, 5_820_000.01],
      [394_000, 5_825_000],
      [389_000.01, 5_825_000],
      [389_000.01, 5_820_000.01],
    ]);
    expect(sidesOf([1, 2, 4, 6])).toEqual([3, 4]);
  });
});
