import { describe, expect, it } from 'vitest';
import { formatPrice } from './format-price.ts';

describe('formatPrice (UI-9)', () => {
  it.each([
    [4700, 'de', '47,00\u00a0€'],
    [5, 'de', '0,05\u00a0€'],
    [123456, 'de', '1.234,56\u00a0€'],
    [123456, 'en', '€1,234.56'],
    [0, 'en', '€0.00'],
  ])('formats %d cents in %s as %s', (cents, locale, text) => {
    expect(formatPrice(cents, locale)).toBe(text);
  });
});
