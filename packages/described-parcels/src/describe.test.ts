import { assert, integer, nat, pre, property, record, uniqueArray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeParcel } from './describe.ts';
import type { DescribedParcel, Description, Neighbour, Position, Ring } from './model.ts';

/** A ring through points, in a CRS such as UTM. */
const ringOf = (...points: readonly Position[]): Ring =>
  [...points, ...points.slice(0, 1)].map(([x, y]) => [390_000 + x, 5_790_000 + y]);

const box = (x: number, y: number, width: number, height: number): Ring =>
  ringOf([x, y], [x + width, y], [x + width, y + height], [x, y + height]);

const described = (outer: Ring, change: Partial<DescribedParcel> = {}): Description =>
  describeParcel({ number: '1', area: 1, outline: [[outer]], ...change });

const neighbour = (number: string, outer: Ring): Neighbour => ({ number, outline: [[outer]] });

const lengths = ({ sides }: Description) =>
  Object.fromEntries(sides.map(({ direction, length }) => [direction, Math.round(length)]));

describe('the description of a parcel (DATA-8)', () => {
  it('measures each side by the direction in which it faces', () => {
    expect(lengths(described(box(0, 0, 30, 20)))).toEqual({ N: 30, E: 20, S: 30, W: 20 });
    const turned = ringOf([0, 10], [10, 0], [30, 20], [20, 30]);
    expect(lengths(described(turned))).toEqual({ NE: 14, SE: 28, SW: 14, NW: 28 });
  });

  it('does not care how a ring runs and where it begins', () => {
    const ring = ringOf([0, 0], [30, 0], [30, 20], [0, 20]);
    const other = ringOf([30, 20], [30, 0], [0, 0], [0, 20]);
    expect(described(other)).toEqual(described(ring));
  });

  it('takes a bent side for one, and counts all its metres', () => {
    const bent = ringOf([0, 0], [15, -0.4], [30, 0], [30, 20], [0, 20]);
    const { sides, form } = described(bent);
    expect(form).toBe('rectangle');
    expect(sides.find(({ direction }) => direction === 'S')?.length).toBeCloseTo(30.01, 2);
  });

  it.each<[string, Ring, Description['form'], readonly [number, number]]>([
    ['a square', box(0, 0, 20, 20), 'rectangle', [20, 20]],
    ['a long rectangle', box(0, 0, 5, 90), 'strip', [90, 5]],
    ['a triangle', ringOf([0, 0], [30, 0], [0, 20]), 'triangle', [30, 20]],
    ['a trapezium', ringOf([0, 0], [30, 0], [22, 20], [8, 20]), 'quadrilateral', [30, 20]],
    ['an L', ringOf([0, 0], [30, 0], [30, 12], [12, 12], [12, 30], [0, 30]), 'angle', [30, 30]],
    [
      'a path around a corner',
      ringOf([0, 0], [100, 0], [100, 3], [3, 3], [3, 100], [0, 100]),
      'strip',
      [197, 3],
    ],
    [
      'a star',
      ringOf(
        [0, 0],
        [10, 8],
        [20, 0],
        [16, 12],
        [26, 20],
        [14, 20],
        [10, 32],
        [6, 20],
        [-6, 20],
        [4, 12],
      ),
      'irregular',
      [32, 32],
    ],
  ])('names the form of %s', (_name, ring, form, extent) => {
    const found = described(ring);
    expect(found.form).toBe(form);
    expect(found.extent.map(Math.round)).toEqual(extent);
  });

  it.each<[Ring, Description['axis']]>([
    [box(0, 0, 10, 40), 'N'],
    [box(0, 0, 40, 10), 'E'],
    [ringOf([0, 3], [3, 0], [30, 27], [27, 30]), 'NE'],
    [ringOf([0, 27], [27, 0], [30, 3], [3, 30]), 'SE'],
  ])('says where the longer side leads', (ring, axis) => {
    expect(described(ring).axis).toBe(axis);
  });

  it('finds neighbours by the boundary that they share, not by a corner or a gap', () => {
    const { sides } = described(box(0, 0, 30, 20), {
      neighbours: [
        neighbour('north', box(10, 20, 50, 5)),
        neighbour('north-west', box(-20, 20, 30, 5)),
        neighbour('corner', box(30, -5, 5, 5)),
        neighbour('behind a gap', box(30.2, 0, 5, 20)),
        neighbour('moved by 2 cm', box(-9.98, 0, 10, 20)),
      ],
    });
    const found = sides.map(({ direction, neighbours }) => [
      direction,
      neighbours.map(({ number, length }) => `${number} ${Math.round(length)}`),
    ]);
    expect(Object.fromEntries(found)).toEqual({
      N: ['north 20', 'north-west 10'],
      E: [],
      S: [],
      W: ['moved by 2 cm 20'],
    });
  });

  it('adds up parts, subtracts holes, and describes the largest part', () => {
    const hole = box(5, 5, 5, 5).toReversed();
    const found = describeParcel({
      number: '1',
      area: 1,
      outline: [[box(50, 0, 5, 5)], [box(0, 0, 30, 20), hole]],
    });
    expect(found).toMatchObject({ parts: [575, 25], holes: 1, form: 'rectangle', perimeter: 120 });
    expect(lengths(found)).toEqual({ N: 35, E: 25, S: 35, W: 25 });
  });

  it('measures buildings to the nearest boundary, that of a hole too', () => {
    const hole = box(20, 8, 5, 4).toReversed();
    const { buildings } = describeParcel({
      number: '1',
      area: 1,
      outline: [[box(0, 0, 30, 20), hole]],
      buildings: [
        { outline: [[box(2, 5, 8, 6)]], houseNumber: '12' },
        { outline: [[box(12, 17, 3, 3)]], houseNumber: null },
        { outline: [[box(20, 13, 5, 3)]], houseNumber: '12 a' },
        { outline: [[box(28, 1, 5, 3)]], houseNumber: null },
      ],
    });
    const found = buildings?.map(({ area, distance, direction, reachesOver }) => [
      area,
      distance,
      direction,
      reachesOver,
    ]);
    expect(found).toEqual([
      [48, 2, 'W', false],
      [9, 0, 'N', false],
      [15, 1, 'S', false],
      [15, 0, 'E', true],
    ]);
  });

  it.each<[string, readonly Ring[], boolean]>([
    ['beside it, wall on the boundary', [box(30, 2, 5, 5)], false],
    ['beside it, 5 cm over the boundary', [box(29.95, 2, 5, 5)], false],
    ['over a corner', [box(28, 18, 5, 5)], true],
    ['across it, without a corner in it', [box(-5, 2, 60, 3)], true],
    ['over all of it', [box(-5, -5, 60, 60)], true],
    ['on exactly its ground', [box(0, 0, 30, 20)], true],
    ['around it, with a courtyard', [box(-5, -5, 60, 60), box(0, 0, 30, 20)], false],
    ['in its hole', [box(21, 9, 3, 2)], false],
    ['on exactly its hole', [box(20, 8, 5, 4)], false],
    ['over its hole', [box(18, 6, 9, 8)], true],
  ])('tells whether a building stands on it: %s', (_name, outline, isOn) => {
    const hole = box(20, 8, 5, 4).toReversed();
    const { buildings } = describeParcel({
      number: '1',
      area: 1,
      outline: [[box(0, 0, 30, 20), hole]],
      buildings: [{ outline: [outline], houseNumber: null }],
    });
    expect(buildings).toHaveLength(isOn ? 1 : 0);
  });

  it.each([
    [[0, 0, 90, 60], 'bottom', 'left'],
    [[-30, -20, 60, 40], 'middle', 'middle'],
    [[-60, -40, 30, 20], 'top', 'right'],
  ] as const)('finds its place on the sheet %j', ([west, south, east, north], row, column) => {
    const sheet = [390_000 + west, 5_790_000 + south, 390_000 + east, 5_790_000 + north] as const;
    expect(described(box(0, 0, 30, 20), { sheet }).place).toEqual({ row, column });
  });

  it('refuses an outline without area', () => {
    expect(() => described(ringOf([0, 0], [1, 0]))).toThrow(RangeError);
    expect(() => describeParcel({ number: '1', area: 1, outline: [] })).toThrow(RangeError);
  });

  it('turns with the map, and loses no metre', () => {
    const corner = record({ angle: nat(359), radius: integer({ min: 5, max: 60 }) });
    const star = uniqueArray(corner, {
      minLength: 3,
      maxLength: 40,
      selector: ({ angle }) => angle,
    });
    assert(
      property(star, (corners) => {
        const points = corners
          .toSorted((a, b) => a.angle - b.angle)
          .map(({ angle, radius }): Position => {
            const radians = (angle * Math.PI) / 180;
            return [Math.cos(radians) * radius, Math.sin(radians) * radius];
          });
        pre(corners.some(({ angle }) => angle > 180));
        const found = described(ringOf(...points));
        const across = described(ringOf(...points.map(([x, y]): Position => [y, -x])));
        const total = found.sides.reduce((all, { length }) => all + length, 0);
        expect(total).toBeCloseTo(found.perimeter, 6);
        expect(across.perimeter).toBeCloseTo(found.perimeter, 6);
        expect(across.parts[0]).toBeCloseTo(found.parts[0] ?? 0, 6);
        expect(across.extent[0] * across.extent[1]).toBeCloseTo(
          found.extent[0] * found.extent[1],
          4,
        );
      }),
    );
  });
});
