import { afterEach, describe, expect, it, vi } from 'vitest';
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
    expect(formatPrice(123456, { languages })).toBe(text);
  });

  it.each([
    [4700, undefined, '47,00\u00a0€', '47.00'],
    [4700, 'CHF', '47,00\u00a0CHF', '47.00'],
    [4700, 'JPY', '4.700\u00a0¥', '4700'],
  ])(
    'formats %d in the smallest unit of %s as %s and %s (LIB-17)',
    (cents, currency, text, decimal) => {
      expect([formatPrice(cents, { currency }), decimalPrice(cents, currency)]).toEqual([
        text,
        decimal,
      ]);
    },
  );
});

describe('what formatPrice cannot write (LIB-22)', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  afterEach(() => warn.mockClear());

  it.each([
    ['EURO', { currency: 'EURO' }, '1.234,56\u00a0EURO'],
    ['de_DE', { languages: ['de_DE'] }, '1.234,56\u00a0EUR'],
  ])('with %s: the amount is shown, and a warning names the mistake', (wrong, format, text) => {
    expect(formatPrice(123456, format)).toBe(text);
    expect(warn).toHaveBeenCalledOnce();
    expect(warn.mock.lastCall?.[0]).toContain(wrong);
  });

  it('takes the arguments of the last release, and warns of them', () => {
    expect(formatPrice(123456, 'CHF', ['en'])).toBe('CHF\u00a01,234.56');
    expect(warn).toHaveBeenCalledOnce();
    expect(warn.mock.lastCall?.[0]).toContain('deprecated');
  });
});
