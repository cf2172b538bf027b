import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { iban } from './iban.ts';
import { centsOf, money } from './money.ts';
import { phone } from './phone.ts';
import { houseNumber, postcode } from './postal.ts';
import { taxId } from './tax-id.ts';
import type { TextFormat } from './types.ts';

const FORMATS: Readonly<Record<string, TextFormat>> = {
  iban,
  money,
  phone,
  postcode,
  houseNumber,
  taxId,
};

/** What was written, its value, how it is shown, and what is wrong with it. */
const ROWS: readonly [
  format: string,
  text: string,
  value: string,
  shown: string,
  problem: string | null,
][] = [
  ['iban', 'de02120300000000202051', 'DE02120300000000202051', 'DE02 1203 0000 0000 2020 51', null],
  [
    'iban',
    'IBAN: DE02 1203-0000 0000 2020 51',
    'DE02120300000000202051',
    'DE02 1203 0000 0000 2020 51',
    null,
  ],
  [
    'iban',
    '\u202aDE02\u00a01203\u00a00000 0000 2020 51\u202c',
    'DE02120300000000202051',
    'DE02 1203 0000 0000 2020 51',
    null,
  ],
  [
    'iban',
    'DE02120300000000202052',
    'DE02120300000000202052',
    'DE02 1203 0000 0000 2020 52',
    'checksum',
  ],
  [
    'iban',
    'DE0212030000000020205',
    'DE0212030000000020205',
    'DE02 1203 0000 0000 2020 5',
    'length',
  ],
  [
    'iban',
    'XX02120300000000202051',
    'XX02120300000000202051',
    'XX02 1203 0000 0000 2020 51',
    'country',
  ],
  ['iban', 'NL91 ABNA 0417 1643 00', 'NL91ABNA0417164300', 'NL91 ABNA 0417 1643 00', null],
  ['iban', 'mein Konto?', 'mein Konto?', 'mein Konto?', 'characters'],
  ['money', '12', '12.00', '12,00', null],
  ['money', '1.234,5 €', '1234.50', '1.234,50', null],
  ['money', '1 234 567,89 EUR', '1234567.89', '1.234.567,89', null],
  ['money', '12,-', '12.00', '12,00', null],
  ['money', '12.5', '12.50', '12,50', null],
  ['money', '1.234', '1234.00', '1.234,00', null],
  ['money', '−3,20', '-3.20', '-3,20', null],
  ['money', '007', '7.00', '7,00', null],
  ['money', '12,345', '12,345', '12,345', 'characters'],
  ['money', 'zwölf', 'zwölf', 'zwölf', 'characters'],
  ['phone', '030 / 12 34 56', '+4930123456', '+49 30 12 34 56', null],
  ['phone', '+49 (0)30 123456', '+4930123456', '+49 30 123456', null],
  ['phone', '0049-30-123456', '+4930123456', '+49 30 123456', null],
  ['phone', 'Tel.: 030 123456', '+4930123456', '+49 30 123456', null],
  ['phone', '+41 44 668 18 00', '+41446681800', '+41 44 668 18 00', null],
  ['phone', '123456', '123456', '123456', 'country'],
  ['phone', '030 1', '+49301', '+49 30 1', 'length'],
  ['phone', 'abends', 'abends', 'abends', 'characters'],
  ['postcode', ' 12 345 ', '12345', '12345', null],
  ['postcode', 'D-01067', '01067', '01067', null],
  ['postcode', '１２３４５', '12345', '12345', null],
  ['postcode', '1234', '1234', '1234', 'length'],
  ['postcode', '123456', '123456', '123456', 'length'],
  ['postcode', '12345 Berlin', '12345 Berlin', '12345 Berlin', 'characters'],
  ['houseNumber', '12 A', '12a', '12a', null],
  ['houseNumber', 'Nr 12 A', '12a', '12a', null],
  ['houseNumber', 'Nr. 12 – 14', '12-14', '12-14', null],
  ['houseNumber', '12a-c', '12a-c', '12a-c', null],
  ['houseNumber', '12 1/2', '12 1/2', '12 1/2', null],
  ['houseNumber', '12 / 3', '12/3', '12/3', null],
  ['houseNumber', 'Haus am See', 'Haus am See', 'Haus am See', 'characters'],
  ['taxId', '86 095 742 719', '86095742719', '86 095 742 719', null],
  ['taxId', '47/036/892/816', '47036892816', '47 036 892 816', null],
  ['taxId', '86095742718', '86095742718', '86 095 742 718', 'checksum'],
  ['taxId', '12345678912', '12345678912', '12 345 678 912', 'checksum'],
  ['taxId', '8609574271', '8609574271', '8609574271', 'length'],
  ['taxId', '133/8150/8159', '13381508159', '13 381 508 159', 'checksum'],
];

describe('formats of masked fields (LIB-21)', () => {
  it.each(ROWS)('%s: %s', (name, text, value, shown, problem) => {
    const format = FORMATS[name];
    expect(format?.valueOf(text, 'de')).toBe(value);
    expect(format?.show(text, 'de')).toBe(shown);
    expect(format?.problem(value)).toBe(problem);
  });

  it('has the separators of the language', () => {
    expect(money.show('1234.5', 'de')).toBe('1.234,50');
    expect(money.valueOf('1.234,50', 'de')).toBe('1234.50');
    expect(money.valueOf('1,234.50', 'en')).toBe('1234.50');
    expect(money.show('1234.5', 'en')).toBe('1,234.50');
    expect(money.valueOf('1,234', 'en')).toBe('1234.00');
    expect(money.show('1234,5', 'tr')).toBe('1.234,50');
    expect(centsOf('1234.50')).toBe(123_450);
    expect(centsOf('zwölf')).toBe(null);
  });

  const written = fc.oneof(
    fc.string(),
    fc.constantFrom(...ROWS.map(([, text]) => text)),
    fc.string({ unit: fc.constantFrom(...Array.from('0123456789 .,-/()+€aDE\u00a0\u200b')) }),
  );

  it.each(Object.entries(FORMATS))('%s keeps the value of what it shows', (_, format) => {
    fc.assert(
      fc.property(written, fc.constantFrom('de', 'en'), (text, locale) => {
        const value = format.valueOf(text, locale);
        const shown = format.show(text, locale);
        // Written, shown and stored mean the same, and nothing changes once more.
        expect(format.valueOf(shown, locale)).toBe(value);
        expect(format.valueOf(value, locale)).toBe(value);
        expect(format.show(shown, locale)).toBe(shown);
      }),
    );
  });

  it('finds every wrong digit of an IBAN and of a tax id, and digits that were swapped', () => {
    const digit = fc.integer({ min: 0, max: 9 });
    const check = (format: TextFormat, right: string, from: number): void =>
      fc.assert(
        fc.property(fc.integer({ min: from, max: right.length - 1 }), digit, (at, other) => {
          fc.pre(right[at] !== String(other));
          const wrong = `${right.slice(0, at)}${other}${right.slice(at + 1)}`;
          expect(format.problem(wrong)).toBe('checksum');
        }),
      );
    check(iban, 'DE02120300000000202051', 2);
    check(taxId, '86095742719', 1);
    expect(iban.problem('DE02210300000000202051')).toBe('checksum');
  });
});
