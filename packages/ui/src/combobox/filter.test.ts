import { describe, expect, it } from 'vitest';
import { findOptions, indexOptions, wholeMatches } from './filter.ts';

const index = indexOptions([
  { value: '1', label: 'Alt Lindenau', description: '0101' },
  { value: '2', label: 'Großgörschen', description: '0102' },
  { value: '3', label: 'Lindenau', description: '0653' },
  { value: '4', label: 'Mühlberg', description: '0204' },
  { value: '5', label: 'Neulindenthal', description: '0305' },
  { value: '6', label: 'St.Gangloff', description: '0406' },
  { value: '7', label: 'Neu Seeheim', description: '0701' },
  { value: '8', label: 'Nørreby', description: '0702' },
  { value: '9', label: 'Łużyca', description: '0703' },
]);

const valuesFor = (text: string): string[] => findOptions(index, text).map(({ value }) => value);

describe('findOptions (UI-9, NAME-4)', () => {
  it('ranks matches at the start first, then at the start of a word, then all others', () => {
    expect(valuesFor('linden')).toEqual(['3', '1', '5']);
  });

  it.each([
    ['grossgorschen', '2'],
    ['GROSSGÖRSCHEN', '2'],
    ['muehl', '4'],
    ['0653', '3'],
    ['lindenau (06', '3'],
    ['St Gangloff', '6'],
    ['st. gangloff', '6'],
    ['gangl', '6'],
    ['Neu-Seeheim', '7'],
    ['norreby', '8'],
    ['noerreby', '8'],
    ['Nørre', '8'],
    ['luzyca', '9'],
    ['MUHLBERG', '4'],
    ['Mu\u0308hlberg', '4'],
  ])('finds "%s"', (text, value) => {
    expect(valuesFor(text)).toEqual([value]);
  });

  it('tells names with the same form apart by their spelling', () => {
    const names = ['Mühlau', 'Muehlau', 'Mühlaue'].map((label) => ({ value: label, label }));
    const whole = (text: string) => wholeMatches(names, text).map(({ value }) => value);
    expect(whole('mühlau')).toEqual(['Mühlau']);
    expect(whole('MUEHLAU')).toEqual(['Muehlau']);
    expect(whole('Muhlau')).toEqual(['Mühlau']);
    expect(whole('Mühl')).toEqual([]);
  });

  it('returns all options for an empty text and none without a match', () => {
    expect(valuesFor('  ')).toHaveLength(9);
    expect(valuesFor('xyz')).toEqual([]);
  });
});
