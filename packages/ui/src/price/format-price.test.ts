import { describe, expect, it } from 'vitest';
import { formatPrice } from './format-price.ts';

describe('formatPrice (UI-9)', () => {
  it.each([
    [4700, '47,00\u00a0€'],
    [5, '0,05\u00a0€'],
    [123456, '1.234,56\u00a0€'],
    [0, '0,00\u00a0€'],
  ])('formats %d cents as %s', (cents, text) => {
    expect(formatPrice(cents)).toBe(text);
  });
});
