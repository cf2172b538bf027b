import { describe, expect, it } from 'vitest';
import { nearGroups, segmentsOf } from './segments.ts';

const seen = (top: number, height: number, from: number, to: number) => ({
  isIntersecting: to > from,
  boundingClientRect: { top, height },
  intersectionRect: { top: from, height: to - from },
});

describe('segments of rows (LIB-21)', () => {
  it('join what is not there, around what is', () => {
    expect(segmentsOf(8, (group) => group === 0 || group === 4 || group === 5)).toEqual([
      { from: 0, to: 1, isThere: true },
      { from: 1, to: 4, isThere: false },
      { from: 4, to: 5, isThere: true },
      { from: 5, to: 6, isThere: true },
      { from: 6, to: 8, isThere: false },
    ]);
    expect(segmentsOf(0, () => true)).toEqual([]);
  });

  it('are near as far as the window and its margin reach into a place', () => {
    const segments = segmentsOf(200, (group) => group === 0);
    // 200 groups of 1000 px; the window with its margin shows 2500 px from 5600 px on.
    expect(nearGroups(segments, [seen(-5600, 1000, 0, 0), seen(-4600, 199_000, 0, 2500)])).toEqual([
      5, 9,
    ]);
    expect(nearGroups(segments, [seen(0, 1000, 0, 1000), seen(1000, 199_000, 1000, 2500)])).toEqual(
      [0, 3],
    );
  });

  it('are not near while nobody sees the table', () => {
    expect(
      nearGroups(
        segmentsOf(3, () => true),
        [],
      ),
    ).toBeNull();
    expect(
      nearGroups(
        segmentsOf(1, () => true),
        [seen(0, 0, 0, 0)],
      ),
    ).toBeNull();
  });
});
