import type { Position } from '@portal/api';
import { describe, expect, it } from 'vitest';
import { areaIn, crossesBox } from './clip.ts';

const box = [392_000, 5_794_000, 392_100, 5_794_050] as const;
const ring = (west: number, south: number, east: number, north: number): Position[] => [
  [392_000 + west, 5_794_000 + south],
  [392_000 + east, 5_794_000 + south],
  [392_000 + east, 5_794_000 + north],
  [392_000 + west, 5_794_000 + north],
  [392_000 + west, 5_794_000 + south],
];

describe('what lies on a sheet', () => {
  it('is the area of polygons without their holes, and without what lies beside it', () => {
    expect(areaIn([[ring(10, 10, 20, 20)]], box)).toBeCloseTo(100);
    expect(areaIn([[ring(-10, 10, 20, 20)]], box)).toBeCloseTo(200);
    expect(areaIn([[ring(-50, -50, 500, 500), ring(0, 0, 50, 50)]], box)).toBeCloseTo(2500);
    expect(areaIn([[ring(200, 10, 220, 20)], []], box)).toBe(0);
  });

  it('is a line through it, also without a corner on it', () => {
    const [west, south, , north] = ring(-50, 10, 300, 30);
    expect(crossesBox([west ?? [0, 0], south ?? [0, 0]], box)).toBe(true);
    expect(crossesBox([west ?? [0, 0], north ?? [0, 0]], box)).toBe(false);
    expect(crossesBox([], box)).toBe(false);
  });
});
