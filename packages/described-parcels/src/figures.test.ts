import { assert, float, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { figuresOf } from './figures.ts';
import type { DescribedParcel, Position, Ring } from './model.ts';

/** A ring through points, in a CRS such as UTM. */
const ringOf = (...points: readonly Position[]): Ring =>
  [...points, ...points.slice(0, 1)].map(([x, y]) => [390_000 + x, 5_790_000 + y]);

const box = (x: number, y: number, width: number, height: number): Ring =>
  ringOf([x, y], [x + width, y], [x + width, y + height], [x, y + height]);

const figures = (outer: Ring, change: Partial<DescribedParcel> = {}) =>
  figuresOf({ number: '1', area: 600, outline: [[outer]], ...change }).map((figure) => ({
    ...figure,
    at: figure.at.map((value, index) => Math.round(value - (index === 0 ? 390_000 : 5_790_000))),
    away: figure.away.map((value) => Math.round(value) + 0),
    value: Math.round(figure.value * 10) / 10,
  }));

describe('the figures on the map (DATA-8)', () => {
  it('are the area inside, and the length of each side at its middle', () => {
    const [area, ...sides] = figures(box(0, 0, 30, 20));
    expect(area).toEqual({ kind: 'area', at: [15, 10], away: [0, 0], value: 600, name: '' });
    expect(sides).toHaveLength(4);
    expect(sides).toEqual(
      expect.arrayContaining([
        { kind: 'side', at: [15, 0], away: [0, -1], value: 30, name: '' },
        { kind: 'side', at: [15, 20], away: [0, 1], value: 30, name: '' },
        { kind: 'side', at: [0, 10], away: [-1, 0], value: 20, name: '' },
        { kind: 'side', at: [30, 10], away: [1, 0], value: 20, name: '' },
      ]),
    );
  });

  it('have one length for a bent side', () => {
    const bent = ringOf([0, 0], [15, -0.4], [30, 0], [30, 20], [0, 20]);
    expect(figures(bent).filter(({ kind }) => kind === 'side')).toHaveLength(4);
  });

  it('name neighbours outside of the boundary, the one with the longest first, and none that does not touch', () => {
    const neighbours = [
      { number: '2', outline: [[box(30, 0, 10, 20)]] },
      { number: '3', outline: [[box(0, 20, 30, 20)]] },
      { number: '4', outline: [[box(100, 0, 10, 10)]] },
    ];
    const names = figures(box(0, 0, 30, 20), { neighbours }).filter(
      ({ kind }) => kind === 'neighbour',
    );
    expect(names.map(({ name, value }) => [name, value])).toEqual([
      ['3', 30],
      ['2', 20],
    ]);
    expect(names[0]?.at[1]).toBeGreaterThan(20);
    expect(names[1]?.at[0]).toBeGreaterThan(30);
  });

  it('are beside a hole, and name the distance of a building to it', () => {
    const outline = [[box(0, 0, 40, 40), box(10, 10, 20, 20)]];
    const buildings = [
      { outline: [[box(1, 1, 4, 4)]], houseNumber: null },
      { outline: [[box(60, 1, 4, 4)]], houseNumber: null },
      { outline: [[box(38, 1, 4, 4)]], houseNumber: null },
    ];
    const found = figures([], { outline, buildings });
    expect(found[0]?.at[0]).not.toBe(20);
    // Not of one beside the parcel, and of one that reaches over its boundary.
    const distances = found.filter(({ kind }) => kind === 'building').map(({ value }) => value);
    expect(distances).toEqual([1]);
  });

  it('need an area', () => {
    expect(() => figures(ringOf([0, 0], [10, 0]))).toThrow(RangeError);
  });

  it('add up to the boundary of any rectangle, wherever it lies and however it is turned', () => {
    const settings = {
      width: integer({ min: 5, max: 200 }),
      height: integer({ min: 5, max: 200 }),
      turn: float({ min: 0, max: 3, noNaN: true }),
    };
    assert(
      property(record(settings), ({ width, height, turn }) => {
        const corners: readonly Position[] = [
          [0, 0],
          [width, 0],
          [width, height],
          [0, height],
        ];
        const ring = ringOf(
          ...corners.map(
            ([x, y]): Position => [
              x * Math.cos(turn) - y * Math.sin(turn),
              x * Math.sin(turn) + y * Math.cos(turn),
            ],
          ),
        );
        const found = figuresOf({ number: '1', area: 1, outline: [[ring]] });
        const sides = found.filter(({ kind }) => kind === 'side');
        const all = sides.reduce((sum, { value }) => sum + value, 0);
        expect(all).toBeCloseTo(2 * (width + height), 4);
      }),
    );
  });
});
