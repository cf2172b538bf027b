import { describe, expect, it } from 'vitest';
import { subdistrictDetail, subdistrictOptions } from './subdistrict-options.ts';

const of = (localSubdistrictId: string, label: string, municipality: string | null = null) => ({
  localSubdistrictId,
  label,
  municipality,
});

const ALL = [
  of('1', 'Lindenau', 'Lindenau'),
  of('2', 'Neustadt', 'Seeheim'),
  of('3', 'Neustadt', 'Erlenbruch'),
  of('4', 'Buch'),
  of('5', 'Buch'),
  of('6', 'Berg', 'Seeheim'),
  of('7', 'Berg', 'Seeheim'),
];

describe('equal names of local subdistricts (JRN-5)', () => {
  it('carry their municipality, or their number where that is unknown or equal', () => {
    expect(subdistrictOptions(ALL).map(({ description }) => description)).toEqual([
      undefined,
      'Seeheim',
      'Erlenbruch',
      '4',
      '5',
      '6',
      '7',
    ]);
  });

  it('carry the same in the results', () => {
    expect(subdistrictDetail(ALL, '3')).toBe('Erlenbruch');
    expect(subdistrictDetail(ALL, '1')).toBeUndefined();
    expect(subdistrictDetail(ALL, 'unknown')).toBeUndefined();
  });
});
