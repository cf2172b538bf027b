import { describe, expect, it } from 'vitest';
import { readSearch, writeSearch } from './order-search.ts';

describe('the search of the own orders in the address (PAGE-12)', () => {
  it.each([
    ['', { search: '', group: null, sort: 'DATE_DESC', page: 0 }],
    [
      'suche=114%2F1+Lindenau',
      { search: '114/1 Lindenau', group: null, sort: 'DATE_DESC', page: 0 },
    ],
    ['gruppe=TO_DO&sortierung=FEE&seite=3', { search: '', group: 'TO_DO', sort: 'FEE', page: 2 }],
  ] as const)('„%s“ is read and written', (address, search) => {
    expect(readSearch(new URLSearchParams(address))).toEqual(search);
    expect(writeSearch(search).toString()).toBe(address);
  });

  it.each(['gruppe=LOST', 'sortierung=COLOUR', 'seite=0', 'seite=-4', 'seite=1.5', 'seite=x'])(
    'ignores „%s“',
    (address) => {
      expect(writeSearch(readSearch(new URLSearchParams(address))).toString()).toBe('');
    },
  );
});
