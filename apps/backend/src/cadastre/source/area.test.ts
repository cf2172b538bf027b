import { describe, expect, it } from 'vitest';
import { areaOf } from './area.ts';

describe('the area of a parcel (REAL-7)', () => {
  it.each<[unknown, number]>([
    [1600, 1600],
    [12.345, 12],
    [0, 0],
    ['1600', 1600],
    ['1.600 m²', 1600],
    ['1.600', 1600],
    ['12.345.678 m²', 12_345_678],
    ['1600,5', 1601],
    ['1600.5', 1601],
    ['1600.00', 1600],
    ['1.600,49 qm', 1600],
    ['1 600 m2', 1600],
    ['1\u00A0600 m²', 1600],
    ["1'600", 1600],
    ['1,600,000', 1_600_000],
    ['0,16 ha', 1600],
    ['0.16ha', 1600],
    ['16 a', 1600],
    ['1.234,5678 ha', 12_345_678],
  ])('%j is %i m²', (text, area) => {
    expect(areaOf(text)).toBe(area);
  });

  it.each(['', 'm²', '-5', '1600 km²', 'groß', '1.60.0', NaN, -1, null, '16:00'])(
    '%j is none',
    (text) => {
      expect(() => areaOf(text)).toThrow('the area is not a number');
    },
  );
});
