import { describe, expect, it } from 'vitest';
import type { Ring } from '../parcel-sketch/geometry.ts';
import {
  distanceToFrame,
  distanceToHandle,
  frameStep,
  isOnPage,
  isSameFrameMoved,
  offsetOf,
  shiftRing,
} from './frame-geometry.ts';

const page: Ring = [
  [0, 0],
  [200, 0],
  [200, 100],
  [0, 100],
  [0, 0],
];

describe('page frame (BEY-5)', () => {
  it('is the same frame at another place, but not with another size', () => {
    expect(isSameFrameMoved(page, shiftRing(page, { dx: 0.1, dy: -30.7 }))).toBe(true);
    expect(isSameFrameMoved(page, page)).toBe(true);
    const larger = page.map(([x = 0, y = 0]) => [x * 2, y * 2]);
    expect(isSameFrameMoved(page, larger)).toBe(false);
    expect(isSameFrameMoved(page, page.slice(1))).toBe(false);
    expect(isSameFrameMoved(undefined, page)).toBe(false);
    expect(isSameFrameMoved(page, undefined)).toBe(false);
  });

  it('has an offset relative to the parcel', () => {
    const parcel = [[shiftRing(page, { dx: 10, dy: 20 })]];
    expect(offsetOf(page, parcel)).toEqual({ dx: -10, dy: -20 });
    expect(offsetOf(page, [])).toBeNull();
  });

  it('moves by a twentieth of its shorter side and at least a metre', () => {
    expect(frameStep(page)).toBe(5);
    expect(frameStep(page.map(([x = 0, y = 0]) => [x / 100, y / 100]))).toBe(1);
    expect(frameStep([])).toBe(1);
  });

  it('measures the distance to its line', () => {
    expect(distanceToFrame([100, 3], page)).toBe(3);
    expect(distanceToFrame([-3, -4], page)).toBe(5);
    expect(distanceToFrame([100, 50], page)).toBe(50);
    expect(distanceToFrame([0, 0], [[3, 4]])).toBe(5);
  });

  it('has a handle in the middle of its upper line', () => {
    expect(distanceToHandle([100, 100], page)).toBe(0);
    expect(distanceToHandle([103, 104], page)).toBe(5);
    expect(distanceToHandle([0, 0], [])).toBe(Infinity);
  });

  it('contains the points inside it', () => {
    expect(isOnPage([100, 50], page)).toBe(true);
    expect(isOnPage([201, 50], page)).toBe(false);
    expect(isOnPage([1, 1], [])).toBe(false);
  });
});
