import { expect, it } from 'vitest';
import { readyMs } from './observer.ts';

const OUTAGE = { from: 10_000, to: 40_000 };

it.each([
  ['before and after', [9000, 41_000], 0],
  ['for two seconds after the last write', [10_500, 12_000], 2000],
  ['for a second before the next write, which the observer tried later', [39_000, 39_500], 1000],
  ['in the middle', [25_000], 15_000],
  ['never', [], 0],
])(
  'counts how long a backend was ready while nothing could be written: %s (SAFE-9)',
  (_, at, ms) => {
    expect(readyMs(at, [OUTAGE])).toBe(ms);
  },
);
