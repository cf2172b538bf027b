import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Extent } from '../parcel-sketch/geometry.ts';
import { fittingResolution, innerView, isDot, needsRefit, withMargin } from './extent-check.ts';

const view: Extent = [0, 0, 1000, 800];

describe('the extent check (margin 0.05, viewport factor 0.75) (UI-8)', () => {
  it('keeps the view while the drawing with its margin is within the inner part', () => {
    expect(innerView(view, 0.75)).toEqual([125, 100, 875, 700]);
    expect(withMargin([400, 300, 600, 400], 0.05)).toEqual([390, 295, 610, 405]);
    expect(needsRefit([400, 300, 600, 400], view)).toBe(false);
  });

  it('takes 0.75 of the width and height, and a margin of 0.05', () => {
    // 125 m of 1000 m are outside of the inner part on each side, and 10 m of 200 m are the margin.
    expect(needsRefit([135.1, 300, 335.1, 400], view)).toBe(false);
    expect(needsRefit([134.9, 300, 334.9, 400], view)).toBe(true);
    expect(needsRefit([400, 110.1, 500, 310.1], view)).toBe(false);
    expect(needsRefit([400, 109.9, 500, 309.9], view)).toBe(true);
  });

  it('includes the margin on each of the four sides', () => {
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

  it('moves the view for a drawing that is outside or larger', () => {
    expect(needsRefit([2000, 2000, 2010, 2010], view)).toBe(true);
    expect(needsRefit([-500, -500, 1500, 1500], view)).toBe(true);
  });

  it('accepts a point in the centre, without zooming', () => {
    expect(needsRefit([500, 400, 500, 400], view)).toBe(false);
    expect(fittingResolution([5, 5, 5, 5], [640, 480])).toBe(0);
    expect(fittingResolution([0, 0, 5, 5], [0, 0])).toBe(0);
  });

  it('detects a dot by the longer side of the box', () => {
    expect(isDot([0, 0, 47, 10], 2)).toBe(true);
    expect(isDot([0, 0, 10, 48], 2)).toBe(false);
  });

  it('accepts every view that was fitted', () => {
    const metres = integer({ min: 1, max: 20_000 });
    const pixels = integer({ min: 200, max: 3000 });
    assert(
      property(metres, metres, pixels, pixels, (wide, high, width, height) => {
        // Tolerance for floating-point rounding.
        const perPixel = fittingResolution([0, 0, wide, high], [width, height]) * 1.000001;
        const [x, y] = [(width * perPixel) / 2, (height * perPixel) / 2];
        const fitted: Extent = [wide / 2 - x, high / 2 - y, wide / 2 + x, high / 2 + y];
        expect(needsRefit([0, 0, wide, high], fitted)).toBe(false);
      }),
    );
  });
});
