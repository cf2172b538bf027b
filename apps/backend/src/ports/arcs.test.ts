import { assert, double, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arcOver, circleAround, circleOf, type Pair } from './arcs.ts';

const CENTER: Pair = [392_000.25, 5_820_000.5];
const on = (radius: number, angle: number): Pair => [
  CENTER[0] + radius * Math.cos(angle),
  CENTER[1] + radius * Math.sin(angle),
];
const distance = ([ax, ay]: Pair, [bx, by]: Pair): number => Math.hypot(ax - bx, ay - by);

const arcs = record({
  radius: double({ min: 0.5, max: 2000, noNaN: true }),
  start: double({ min: -Math.PI, max: Math.PI, noNaN: true }),
  sweep: double({ min: 0.05, max: 6.2, noNaN: true }),
  direction: integer({ min: 0, max: 1 }),
});

describe('arcs of parcels (REAL-7)', () => {
  it('become lines that are nowhere further from them than 5 mm, and end where the arc ends', () => {
    assert(
      property(arcs, ({ radius, start, sweep, direction }) => {
        const signed = direction === 0 ? sweep : -sweep;
        const [from, over, to] = [0, 0.5, 1].map((part) => on(radius, start + signed * part));
        if (!from || !over || !to) return;
        const line = [from, ...arcOver(from, over, to)];
        expect(line.at(-1)).toEqual(to);
        let length = 0;
        for (const [index, one] of line.entries()) {
          expect(Math.abs(distance(one, CENTER) - radius)).toBeLessThan(0.001);
          const next = line[index + 1];
          if (!next) continue;
          const middle: Pair = [(one[0] + next[0]) / 2, (one[1] + next[1]) / 2];
          expect(radius - distance(middle, CENTER)).toBeLessThan(0.006);
          length += distance(one, next);
        }
        // The arc over the middle position, and not its other side.
        expect(Math.abs(length / (radius * sweep) - 1)).toBeLessThan(0.02);
      }),
    );
  });

  it('on a line stay one', () => {
    expect(arcOver([0, 0], [1, 1], [3, 3])).toEqual([
      [1, 1],
      [3, 3],
    ]);
  });

  it('are whole circles by a centre, or by three positions', () => {
    const around = circleAround(CENTER, 5);
    expect(around[0]).toEqual(around.at(-1));
    const through = circleOf(on(5, 0), on(5, 1), on(5, 2));
    expect(through[0]).toEqual(through.at(-1));
    for (const circle of [around, through]) {
      const length = circle.reduce((sum, one, index) => {
        const next = circle[index + 1];
        return next ? sum + distance(one, next) : sum;
      }, 0);
      expect(length).toBeCloseTo(10 * Math.PI, 0);
    }
  });
});
