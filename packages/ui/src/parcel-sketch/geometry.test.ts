import { describe, expect, it } from 'vitest';
import { extentOf, frameOf, overlaps, pathOf, ringsOf } from './geometry.ts';

const square = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];

describe('sketch geometry (BEY-8)', () => {
  it('computes the bounding box of several parts and their holes', () => {
    const shape = [
      [square],
      [
        [
          [20, -5],
          [30, -5],
          [30, 5],
        ],
      ],
    ];
    expect(extentOf(ringsOf(shape))).toEqual([0, -5, 30, 10]);
  });

  it('has no bounding box for an empty or invalid shape', () => {
    expect(extentOf([])).toBeNull();
    expect(extentOf([[[Number.NaN, 1]]])).toBeNull();
  });

  it('extends a tall box to the aspect ratio and keeps its centre', () => {
    const [west, south, east, north] = frameOf([0, 0, 10, 40], 2, 0);
    expect((east - west) / (north - south)).toBeCloseTo(2);
    expect([(west + east) / 2, (south + north) / 2]).toEqual([5, 20]);
  });

  it('gives a single point a frame with an area', () => {
    const [west, , east] = frameOf([5, 5, 5, 5], 1, 0.2);
    expect(east - west).toBeGreaterThan(0);
  });

  it('draws north up', () => {
    expect(pathOf([square], [0, 0, 10, 10], 100)).toBe('M0.0 100.0L100.0 100.0L100.0 0.0L0.0 0.0Z');
  });

  it('counts boxes that touch as overlapping', () => {
    expect(overlaps([0, 0, 1, 1], [1, 1, 2, 2])).toBe(true);
    expect(overlaps([0, 0, 1, 1], [2, 0, 3, 1])).toBe(false);
  });
});
