import { assert, double, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundingBoxOf, ringOf, neighbourhoodOf } from './bounding-box.ts';

describe('neighbourhood of a parcel (BEY-8)', () => {
  it('contains the bounding box with a margin, aligned to a grid', () => {
    expect(neighbourhoodOf([1010, 2020, 1110, 2070])).toEqual([900, 1900, 1200, 2200]);
  });

  it('stays the same when the bounding box moves a little', () => {
    expect(neighbourhoodOf([1012, 2022, 1112, 2072])).toEqual(
      neighbourhoodOf([1010, 2020, 1110, 2070]),
    );
  });

  it('is the centre of a bounding box that is too large', () => {
    expect(neighbourhoodOf([0, 0, 10_000, 10_000])).toEqual([4600, 4600, 5400, 5400]);
  });

  it('is never larger than 800 m and contains any smaller bounding box', () => {
    const coordinate = double({ min: 300_000, max: 6_000_000, noNaN: true });
    const size = double({ min: 0, max: 6000, noNaN: true });
    assert(
      property(tuple(coordinate, coordinate, size, size), ([x, y, width, height]) => {
        const box = neighbourhoodOf([x, y, x + width, y + height]);
        expect(Math.max(box[2] - box[0], box[3] - box[1])).toBeLessThanOrEqual(800);
        if (Math.max(width, height) > 750) return;
        expect(box[0] <= x && box[1] <= y).toBe(true);
        expect(box[2] >= x + width && box[3] >= y + height).toBe(true);
      }),
    );
  });

  it('becomes a closed ring for the search', () => {
    const ring = ringOf([0, 1, 2, 3]);
    expect(ring).toHaveLength(5);
    expect(ring[4]).toEqual(ring[0]);
    expect(boundingBoxOf(ring)).toEqual([0, 1, 2, 3]);
    expect(boundingBoxOf([])).toBeNull();
  });
});
