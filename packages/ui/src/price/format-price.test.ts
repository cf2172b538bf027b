import { describe, expect, it } from 'vitest';
import { decimalPrice, formatPrice } from './format-price.ts';

describe('formatPrice (UI-9)', () => {
  it.each([
    [4700, '47,00\u00a0€'],
    [5, '0,05\u00a0€'],
    [123456, '1.234,56\u00a0€'],
    [0, '0,00\u00a0€'],
  ])('formats %d cents as %s', (cents, text) => {
    expect(formatPrice(cents)).toBe(text);
  });

  it.each([
    [['en'], '€1,234.56'],
    [['nds', 'de'], '1.234,56\u00a0€'],
    [['fr'], '1\u202f234,56\u00a0€'],
    [[], '1.234,56\u00a0€'],
  ])('has the form of the first language that has one: %j (PAGE-11)', (languages, text) => {
    expect(formatPrice(123456, 'EUR', languages)).toBe(text);
  });

  it.each([
    [4700, undefined, '47,00\u00a0€', '47.00'],
    [4700, 'CHF', '47,00\u00a0CHF', '47.00'],
    [4700, 'JPY', '4.700\u00a0¥', '4700'],
  ])(
    'formats %d in the smallest unit of %s as %s and %s (LIB-17)',
    (cents, currency, text, decimal) => {
      expect([formatPrice(cents, currency), decimalPrice(cents, currency)]).toEqual([
        text,
        decimal,
      ]);
    },
  );
});
