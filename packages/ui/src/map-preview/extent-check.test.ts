import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Extent } from '../parcel-sketch/geometry.ts';
import { fittingResolution, innerView, isDot, needsRefit, withMargin } from './extent-check.ts';

const view: Extent = [0, 0, 1000, 800];

describe('the extent check (margin 0.05, viewport factor 0.75)', () => {
  it('leaves the view alone while the drawing with margin lies in its inner part', () => {
    expect(innerView(view, 0.75)).toEqual([125, 100, 875, 700]);
    expect(withMargin([400, 300, 600, 400], 0.05)).toEqual([390, 295, 610, 405]);
    expect(needsRefit([400, 300, 600, 400], view)).toBe(false);
  });

  it('counts the margin in, on each of the four sides', () => {
    for (const box of [
      [130, 300, 330, 400],
      [670, 300, 870, 400],
      [400, 102, 500, 302],
      [400, 498, 500, 698],
    ] satisfies Extent[]) {
      expect(needsRefit(box, view)).toBe(true);
      expect(needsRefit(box, view, { margin: 0, viewportFactor: 0.75 })).toBe(false);
    }
  });

  it('moves for what lies outside or is larger than the view', () => {
    expect(needsRefit([2000, 2000, 2010, 2010], view)).toBe(true);
    expect(needsRefit([-500, -500, 1500, 1500], view)).toBe(true);
  });

  it('takes a point in the middle for seen, and needs no zoom for it', () => {
    expect(needsRefit([500, 400, 500, 400], view)).toBe(false);
    expect(fittingResolution([5, 5, 5, 5], [640, 480])).toBe(0);
    expect(fittingResolution([0, 0, 5, 5], [0, 0])).toBe(0);
  });

  it('tells a dot from a parcel by its longer side', () => {
    expect(isDot([0, 0, 47, 10], 2)).toBe(true);
    expect(isDot([0, 0, 10, 48], 2)).toBe(false);
  });

  it('is content with every view that was fitted', () => {
    const metres = integer({ min: 1, max: 20_000 });
    const pixels = integer({ min: 200, max: 3000 });
    assert(
      property(metres, metres, pixels, pixels, (wide, high, width, height) => {
        // A hair of slack: halves of halves do not all come out even.
        const perPixel = fittingResolution([0, 0, wide, high], [width, height]) * 1.000001;
        const [x, y] = [(width * perPixel) / 2, (height * perPixel) / 2];
        const fitted: Extent = [wide / 2 - x, high / 2 - y, wide / 2 + x, high / 2 + y];
        expect(needsRefit([0, 0, wide, high], fitted)).toBe(false);
      }),
    );
  });
});
