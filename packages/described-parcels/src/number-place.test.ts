import { describe, expect, it } from 'vitest';
import { numberPlace } from './number-place.ts';

const box = (west: number, south: number, east: number, north: number) =>
  [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ] as const;

describe('the place of the number of a parcel (LOOK-1)', () => {
  it.each([
    ['in the middle of a square', [[box(0, 0, 20, 20)]], [10, 10]],
    ['in the larger of two parts', [[box(0, 0, 2, 2)], [box(100, 100, 140, 120)]], [120, 110]],
    ['beside a hole', [[box(0, 0, 100, 20), box(10, 5, 50, 15)]], [75, 10]],
  ] as const)('is %s', (_, outline, place) => {
    expect(numberPlace(outline)).toEqual(place);
  });

  it('is none without an area', () => {
    expect(numberPlace([])).toBeNull();
    expect(numberPlace([[box(3, 3, 3, 3)]])).toBeNull();
  });
});
