import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filtered, nextSort, sorted } from './arrange.ts';
import type { DataColumn } from './types.ts';

interface Row {
  readonly name: string;
  readonly pages: number | null;
}

const columns: readonly DataColumn<Row>[] = [
  {
    id: 'name',
    header: 'Name',
    cell: (row) => row.name,
    sortValue: (row) => row.name,
    filterText: (row) => row.name,
  },
  { id: 'pages', header: 'Pages', cell: (row) => row.pages, sortValue: (row) => row.pages },
];

const rows: readonly Row[] = [
  { name: 'Zaun 10', pages: 3 },
  { name: 'Ärger', pages: null },
  { name: 'Zaun 9', pages: 12 },
  { name: 'Apfel', pages: 3 },
];

const names = (some: readonly Row[]): string => some.map(({ name }) => name).join(', ');

describe('sorting (LIB-21)', () => {
  it.each([
    ['name', 'ascending', 'Apfel, Ärger, Zaun 9, Zaun 10'],
    ['name', 'descending', 'Zaun 10, Zaun 9, Ärger, Apfel'],
    ['pages', 'ascending', 'Zaun 10, Apfel, Zaun 9, Ärger'],
    ['pages', 'descending', 'Zaun 9, Zaun 10, Apfel, Ärger'],
    ['other', 'ascending', names(rows)],
  ] as const)('by %s, %s', (id, direction, order) => {
    expect(names(sorted(rows, columns, { id, direction }, 'de'))).toBe(order);
  });

  it('loses no row, and orders each pair', () => {
    const row = fc.record({ name: fc.string(), pages: fc.option(fc.double()) });
    fc.assert(
      fc.property(fc.array(row), (some) => {
        const order = sorted(some, columns, { id: 'pages', direction: 'ascending' }, 'de');
        expect(new Set(order)).toEqual(new Set(some));
        const pages = order
          .map((one) => one.pages)
          .filter((one) => one !== null && !Number.isNaN(one));
        expect(pages.every((one, at) => at === 0 || Number(pages[at - 1]) <= Number(one))).toBe(
          true,
        );
      }),
    );
  });

  it('goes from ascending to descending and back to the order of the rows', () => {
    const first = nextSort('name', null);
    const second = nextSort('name', first);
    expect([first?.direction, second?.direction, nextSort('name', second)]).toEqual([
      'ascending',
      'descending',
      null,
    ]);
    expect(nextSort('pages', second)).toEqual({ id: 'pages', direction: 'ascending' });
  });
});

describe('filtering (LIB-21)', () => {
  it.each([
    ['zaun', 'Zaun 10, Zaun 9'],
    ['9 ZAUN', 'Zaun 9'],
    ['ärg', 'Ärger'],
    ['12', ''],
    ['  ', names(rows)],
  ])('by %s', (text, found) => {
    expect(names(filtered(rows, columns, text, 'de'))).toBe(found);
  });
});
