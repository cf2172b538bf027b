import { describe, expect, it } from 'vitest';
import { csvOf } from './csv.ts';

describe('the export of orders as CSV (ORG-3)', () => {
  it('begins with a byte order mark, and has semicolons and CR LF, as German Excel expects', () => {
    expect(
      csvOf([
        ['Auftrag', 'Straße'],
        ['1', 'Ä'],
      ]),
    ).toBe('\uFEFFAuftrag;Straße\r\n1;Ä\r\n');
  });

  it.each([
    ['a;b', '"a;b"'],
    ['say "a"', '"say ""a"""'],
    ['two\nlines', '"two\nlines"'],
    ['', ''],
  ])('quotes what would end a cell: %j', (text, expected) => {
    expect(csvOf([[text]])).toBe(`\uFEFF${expected}\r\n`);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '=HYPERLINK("x";"y")'])(
    'neutralises a formula: %j',
    (text) => {
      const shown = csvOf([[text]])
        .replace('\uFEFF', '')
        .replace(/^"/, '');
      expect(shown.startsWith("'")).toBe(true);
    },
  );
});
