import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LEAST_SHOWN, suppressed } from './suppression.ts';

const shown = (
  counts: Record<string, number>,
  ...sums: Parameters<typeof suppressed>[1][number][]
) =>
  Object.fromEntries(
    [...suppressed(new Map(Object.entries(counts)), sums)].map(([key, { count, isSmall }]) => [
      key,
      count ?? (isSmall ? '<5' : '-'),
    ]),
  );

describe('the suppression of small counts (LAW-6)', () => {
  it.each([
    [0, 0],
    [1, '<5'],
    [4, '<5'],
    [5, 5],
  ])('publishes %s as %s', (count, expected) => {
    expect(shown({ a: count })).toEqual({ a: expected });
  });

  it('suppresses the smallest other count where a sum would reveal the only small one', () => {
    expect(shown({ all: 29, a: 3, b: 17, c: 9 }, ['all', 'a', 'b', 'c'])).toEqual({
      all: 29,
      a: '<5',
      b: 17,
      c: '-',
    });
  });

  it('suppresses the sum with its only part', () => {
    expect(shown({ all: 3, a: 3, b: 0 }, ['all', 'a', 'b'])).toEqual({ all: '<5', a: '<5', b: 0 });
  });

  it('suppresses nothing more where two small counts protect each other', () => {
    expect(shown({ all: 20, a: 3, b: 2, c: 15 }, ['all', 'a', 'b', 'c'])).toEqual({
      all: 20,
      a: '<5',
      b: '<5',
      c: 15,
    });
  });

  it('leaves no sum of a table in which exactly one count is suppressed', () => {
    const table = fc.array(fc.array(fc.nat(12), { minLength: 3, maxLength: 3 }), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(table, (rows) => {
        const total = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
        const counts = new Map<string, number>();
        for (const [at, row] of rows.entries()) {
          for (const [of, count] of row.entries()) counts.set(`${at}/${of}`, count);
          counts.set(`${at}/all`, total(row));
        }
        const columns = ['0', '1', '2', 'all'];
        for (const column of columns) {
          const values = rows.map((_, at) => counts.get(`${at}/${column}`) ?? 0);
          counts.set(`all/${column}`, total(values));
        }
        const places = [...rows.keys(), 'all'];
        const sums = [
          ...places.map((at) => [`${at}/all`, `${at}/0`, `${at}/1`, `${at}/2`] as const),
          ...columns.map(
            (column) =>
              [`all/${column}`, ...[...rows.keys()].map((at) => `${at}/${column}`)] as const,
          ),
        ];
        const published = suppressed(counts, sums);
        for (const sum of sums) {
          expect(sum.filter((key) => published.get(key)?.count === null)).not.toHaveLength(1);
        }
        for (const [key, { count }] of published) {
          if (count !== null) expect(count === 0 || count >= LEAST_SHOWN).toBe(true);
          if (count !== null) expect(count).toBe(counts.get(key));
        }
      }),
    );
  });
});
