import { polygonContains } from '../../land/geometry.ts';
import { describe, expect, it } from 'vitest';
import { createLand } from '../../land/index.ts';
import { ringCrossesBox, boxesOverlap } from './projection.ts';
import { boxAt, LabelPlacer } from './label-placement.ts';

const land = createLand({ parcels: 600 });
const [width, height] = [6, 3];

describe('label placement', () => {
  it('places no number on another one, on a boundary or on a building', () => {
    const places = new LabelPlacer(land.box);
    const boxes = land.parcels.slice(0, 300).flatMap((parcel) => {
      const at = places.placeInParcel(land, parcel, width, height);
      if (!at) return [];
      const box = boxAt(at, width, height);
      expect(polygonContains(parcel.polygons.flat(), at)).toBe(true);
      expect(parcel.polygons.flat().some((ring) => ringCrossesBox(ring, box))).toBe(false);
      expect(land.buildingsIn(box).some(({ outline }) => polygonContains([outline], at))).toBe(
        false,
      );
      return [box];
    });
    expect(boxes.length).toBeGreaterThan(200);
    const pairs = boxes.filter((a, index) =>
      boxes.slice(index + 1).some((b) => boxesOverlap(a, b)),
    );
    expect(pairs).toEqual([]);
  });

  it('keeps names of one street apart, from left to right, and skips bends', () => {
    const places = new LabelPlacer([0, 0, 1000, 1000]);
    const straight = places.placeAlong(
      [
        [900, 500],
        [100, 500],
      ],
      50,
      4,
      200,
    );
    expect(straight.length).toBeGreaterThan(2);
    for (const [from, to] of straight) expect(from[0]).toBeLessThan(to[0]);
    const circle = Array.from({ length: 37 }, (_, index): [number, number] => [
      500 + 30 * Math.cos((index * Math.PI) / 18),
      200 + 30 * Math.sin((index * Math.PI) / 18),
    ]);
    expect(places.placeAlong(circle, 50, 4, 200)).toEqual([]);
  });

  it('writes no name at the ends of a street, where another one crosses it', () => {
    const places = new LabelPlacer([0, 0, 1000, 1000]);
    const axis = [
      [500, 0],
      [500, 100],
    ] as const;
    const [
      [from, to] = [
        [0, 0],
        [0, 0],
      ],
    ] = places.placeAlong(axis, 40, 4, 200, 20);
    expect(Math.min(from[1], to[1])).toBeGreaterThanOrEqual(20);
    expect(Math.max(from[1], to[1])).toBeLessThanOrEqual(80);
    expect(places.placeAlong(axis, 70, 4, 200, 20)).toEqual([]);
  });
});
