import { describe, expect, it } from 'vitest';
import { isSameValue } from './same-value.ts';

const ring = [
  [1, 2],
  [3, 4],
];

describe('isSameValue (UI-8)', () => {
  it.each([
    [undefined, undefined],
    [[ring], [ring]],
    [[ring], structuredClone([ring])],
    [{ url: 'a', opacity: undefined }, { url: 'a' }],
  ])('%j is the same as %j', (one, other) => expect(isSameValue(one, other)).toBe(true));

  it.each([
    [undefined, null],
    [[], undefined],
    [[ring], [ring, ring]],
    [
      [ring],
      [
        [
          [1, 2],
          [3, 5],
        ],
      ],
    ],
    [{ url: 'a' }, { url: 'a', opacity: 1 }],
    [{ url: 'a', opacity: 1 }, { url: 'a' }],
  ])('%j is not the same as %j', (one, other) => expect(isSameValue(one, other)).toBe(false));
});
