import { expect, test } from 'vitest';
import { hatching } from './hatching.ts';

const SQUARE = [
  [0, 0],
  [20, 0],
  [20, 20],
  [0, 20],
] as const;

test('hatches a square with parallel lines from edge to edge', () => {
  expect(hatching([SQUARE], 10)).toBe('M0 10L10 0M0 20L20 0M10 20L20 10');
});

test('leaves out a hole', () => {
  const hole = [
    [6, 6],
    [14, 6],
    [14, 14],
    [6, 14],
  ] as const;
  expect(hatching([SQUARE, hole], 10)).toBe('M0 10L10 0M0 20L6 14M14 6L20 0M10 20L20 10');
});
