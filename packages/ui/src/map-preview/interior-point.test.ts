import { describe, expect, it } from 'vitest';
import { interiorPoint } from './interior-point.ts';

const square = (x: number, y: number, side: number) => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
];

describe('the place of a letter on a parcel (PAGE-1)', () => {
  it.each([
    ['a square', [[square(0, 0, 10)]], [5, 5]],
    ['a hole in the middle', [[square(0, 0, 30), square(10, 10, 10)]], [5, 15]],
    [
      'a shape whose middle is outside',
      [
        [
          [
            [0, 0],
            [10, 0],
            [10, 2],
            [2, 2],
            [2, 10],
            [0, 10],
          ],
        ],
      ],
      [1, 5],
    ],
    ['two parts', [[square(0, 0, 4)], [square(20, 0, 8)]], [24, 4]],
  ])('is inside %s', (_, shape, expected) => {
    expect(interiorPoint(shape)).toEqual(expected);
  });

  it('does not exist without an area', () => {
    expect(interiorPoint([])).toBeNull();
    expect(interiorPoint([[[[1, 1]]]])).toBeNull();
  });
});
