import { cleaned } from './clean.ts';
import { regional } from '../date-field/date-parts.ts';
import type { TextFormat } from './types.ts';

/** The separators of a language. */
function separators(locale: string): { readonly group: string; readonly decimal: string } {
  const parts = new Intl.NumberFormat(`${regional(locale)}-u-nu-latn`).formatToParts(12345.6);
  const decimal = parts.find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.';
  return { decimal, group: decimal === ',' ? '.' : ',' };
}

const MONEY = /^-?(?:0|[1-9]\d{0,11})\.\d{2}$/;

/** The amount with a point and two decimals; null for a text that is none. */
function amountOf(text: string, locale: string): string | null {
  const { group, decimal } = separators(locale);
  const plain = cleaned(text).replaceAll(/[ '’€]|EUR|Euro/gi, '');
  if (MONEY.test(plain)) return plain;
  const groups = new RegExp(
    String.raw`^(-?\d{1,3}(?:[${group}]\d{3})+)(?:[${decimal}](\d{1,2}|-))?$`,
  );
  // Whatever its language, a separator before one or two digits is that of decimals.
  const [, whole, decimals = ''] =
    groups.exec(plain) ?? /^(-?\d+)(?:[.,](\d{1,2}|-)?)?$/.exec(plain) ?? [];
  if (whole === undefined) return null;
  const digits = whole.replaceAll(group, '').replace(/^(-?)0+(?=\d)/, '$1');
  const amount = `${digits}.${decimals.replace('-', '').padEnd(2, '0')}`;
  return MONEY.test(amount) ? amount : null;
}

/** An amount of money: `1.234,5 €` is shown as `1.234,50` in German and `1,234.50` in English; its value is `1234.50`. */
export const money: TextFormat = {
  valueOf: (text, locale) => amountOf(text, locale) ?? cleaned(text),
  show: (text, locale) => {
    const amount = amountOf(text, locale);
    if (amount === null) return cleaned(text);
    const { group, decimal } = separators(locale);
    return amount.replace('.', decimal).replaceAll(/\B(?=(?:\d{3})+(?=[.,]))/g, group);
  },
  problem: (value) => (value === '' || MONEY.test(value) ? null : 'characters'),
  inputMode: 'decimal',
  widthInCharacters: 14,
};

/** An amount in cents, for `Price`; null for a value that is none. */
export function centsOf(value: string): number | null {
  return MONEY.test(value) ? Number(value.replace('.', '')) : null;
}
