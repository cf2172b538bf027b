import { assert, boolean, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeBeside } from './position.ts';

const view = { width: 400, height: 300 };
const size = { width: 200, height: 100 };
const at = (left: number, top: number) => ({ left, top, right: left + 80, bottom: top + 44 });

describe('placeBeside (LIB-21)', () => {
  it.each([
    ['below the button, from its start', at(20, 10), 'ltr', { left: 20, top: 58 }],
    ['from its right edge where texts run to the left', at(220, 10), 'rtl', { left: 100, top: 58 }],
    ['above it where only there is space', at(20, 200), 'ltr', { left: 20, top: 96 }],
    [
      'below it where there is space on neither side',
      at(20, 80 + 100),
      'ltr',
      { left: 20, top: 76 },
    ],
    ['in the window at its right edge', at(300, 10), 'ltr', { left: 196, top: 58 }],
    ['in the window at its left edge', at(10, 10), 'rtl', { left: 4, top: 58 }],
  ] as const)('lies %s', (_, button, direction, place) => {
    expect(placeBeside(button, size, view, direction)).toEqual(place);
  });

  it('never covers its button, and never begins outside the window', () => {
    const length = integer({ min: 1, max: 1000 });
    assert(
      property(length, length, length, length, boolean(), (left, top, width, height, rtl) => {
        const button = at(left, top);
        const place = placeBeside(button, { width, height }, view, rtl ? 'rtl' : 'ltr');
        expect(place.left).toBeGreaterThanOrEqual(4);
        expect(place.top >= button.bottom || place.top + height <= button.top).toBe(true);
        expect(place.top).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
