import { describe, expect, it } from 'vitest';
import type { Position } from '../../land/model.ts';
import { fitsPage, groundBoxAround, mapField } from './page-layout.ts';

const choice = {
  pageFormat: 'A4',
  pageOrientation: 'PORTRAIT',
  colorPalette: 'COLOR',
  selectedScale: 1000,
} as const;

function area(width: number, height: number): Position[] {
  const [x, y] = [393_000.25, 5_794_000.5];
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
    [x, y],
  ];
}

describe('the page', () => {
  it('leaves the map what margins and title strip do not take', () => {
    expect(mapField('A4', 'PORTRAIT')).toEqual({ width: 190, height: 237 });
    expect(mapField('A4', 'LANDSCAPE')).toEqual({ width: 277, height: 150 });
    expect(mapField('A3', 'PORTRAIT')).toEqual({ width: 277, height: 360 });
    expect(mapField('A3', 'LANDSCAPE')).toEqual({ width: 400, height: 237 });
  });

  it('covers field times scale on the ground', () => {
    expect(groundBoxAround([0, 0], choice)).toEqual([-95, -118.5, 95, 118.5]);
  });

  it('accepts the print area of its own size, from any corner and either way round', () => {
    const right = area(190, 237);
    expect(fitsPage(right, choice)).toBe(true);
    expect(fitsPage(right.toReversed(), choice)).toBe(true);
    expect(fitsPage(area(237, 190), choice)).toBe(false);
    expect(fitsPage(area(191, 237), choice)).toBe(false);
    expect(fitsPage([...right.slice(0, 4), [0, 0]], choice)).toBe(false);
  });
});
