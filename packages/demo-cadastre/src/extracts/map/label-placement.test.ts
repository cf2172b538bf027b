import { describe, expect, it } from 'vitest';
import type { PagePoint } from '@portal/tagged-pdf';
import { polygonContains } from '../../land/geometry.ts';
import { createLand } from '../../land/index.ts';
import { boxAt, cornersOf, labelBoxesOverlap, lineCrosses } from './label-box.ts';
import { LabelPlacer, liesOn } from './label-placement.ts';
import { Projection } from './projection.ts';
import { partsOnSheet } from './sheet-parts.ts';

const land = createLand({ parcels: 600 });
const [west, south] = land.box;
const parts = partsOnSheet(land, new Projection([west, south, west + 2400, south + 1900], 1000));
const [width, height] = [6, 3];

const line = (y: number): PagePoint[] => [
  [0, y],
  [10, y],
];

describe('label boxes', () => {
  it('overlap where their turned rectangles do, not where only their extents do', () => {
    const upright = boxAt([0, 0], 10, 2);
    expect(labelBoxesOverlap(upright, boxAt([9, 0], 10, 2))).toBe(true);
    expect(labelBoxesOverlap(upright, boxAt([11, 0], 10, 2))).toBe(false);
    const diagonal = boxAt([8, 4], 10, 2, -45);
    expect(labelBoxesOverlap(upright, diagonal)).toBe(true);
    expect(labelBoxesOverlap(upright, boxAt([8, 4], 10, 2, 45))).toBe(false);
  });

  it('have corners that turn counter-clockwise on a page whose origin is at the top', () => {
    const [first = [0, 0]] = cornersOf(boxAt([0, 0], 10, 2, 90));
    expect(first[0]).toBeCloseTo(-1);
    expect(first[1]).toBeCloseTo(5);
  });

  it('are crossed by lines through them only', () => {
    const box = boxAt([5, 5], 4, 2, 30);
    expect(lineCrosses(box, line(5))).toBe(true);
    expect(lineCrosses(box, line(8))).toBe(false);
  });
});

describe('label placement', () => {
  it.each([0, 35])('places no number on another one, a boundary or a building: %i°', (turn) => {
    const places = new LabelPlacer([-1e4, -1e4, 1e4, 1e4]);
    const boxes = parts.slice(0, 300).flatMap((part) => {
      const box = places.placeInPart(part, width, height, { turn });
      if (!box) return [];
      expect(polygonContains(part.rings, box.at)).toBe(true);
      expect(part.rings.some((ring) => lineCrosses(box, ring))).toBe(false);
      expect(part.buildings.some((outline) => liesOn(box, outline))).toBe(false);
      return [box];
    });
    expect(boxes.length).toBeGreaterThan(140);
    const pairs = boxes.filter((a, index) =>
      boxes.slice(index + 1).some((b) => labelBoxesOverlap(a, b)),
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
    for (const { turn } of straight) expect(Math.abs(turn)).toBeLessThanOrEqual(90);
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
    const [box = boxAt([0, 0], 1000, 1000)] = places.placeAlong(axis, 40, 4, 200, 20);
    for (const [, y] of cornersOf(box)) {
      expect(y).toBeGreaterThanOrEqual(20);
      expect(y).toBeLessThanOrEqual(80);
    }
    expect(places.placeAlong(axis, 70, 4, 200, 20)).toEqual([]);
  });
});
