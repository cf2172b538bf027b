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

describe('page layout (BE-5)', () => {
  it('has the map field between margins and title block', () => {
    expect(mapField('A4', 'PORTRAIT')).toEqual({ width: 190, height: 237 });
    expect(mapField('A4', 'LANDSCAPE')).toEqual({ width: 277, height: 150 });
    expect(mapField('A3', 'PORTRAIT')).toEqual({ width: 277, height: 360 });
    expect(mapField('A3', 'LANDSCAPE')).toEqual({ width: 400, height: 237 });
  });

  it('multiplies the map field by the scale', () => {
    expect(groundBoxAround([0, 0], choice)).toEqual([-95, -118.5, 95, 118.5]);
  });

  it('accepts a print area of the right size in any vertex order', () => {
    const right = area(190, 237);
    expect(fitsPage(right, choice)).toBe(true);
    expect(fitsPage(right.toReversed(), choice)).toBe(true);
    expect(fitsPage(area(237, 190), choice)).toBe(false);
    expect(fitsPage(area(191, 237), choice)).toBe(false);
    expect(fitsPage([...right.slice(0, 4), [0, 0]], choice)).toBe(false);
  });
});
