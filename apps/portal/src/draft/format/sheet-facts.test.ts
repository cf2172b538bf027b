import type { Parcel } from '@portal/api';
import { describe, expect, it } from 'vitest';
import { parcelFacts } from './sheet-facts.ts';

const parcel = (parcelNumber: string, cadastralSection = '2'): Parcel => ({
  parcelId: `120653002${parcelNumber.padStart(5, '0')}______`,
  displayString: '',
  localSubdistrictId: '0653',
  localSubdistrict: 'Lindenau',
  cadastralSection,
  parcelNumber,
  area: 600,
  shape: [],
  holes: [],
  geometry: { type: 'MultiPolygon', coordinates: [[]] },
});
const place = { county: 'Landkreis Lindenau', municipality: 'Lindenau' };

describe('the parcels in the title block of a sheet (LOOK-3)', () => {
  it('have their Kreis and Gemeinde first, one parcel and several', () => {
    expect(parcelFacts([parcel('4')], place)).toEqual([
      ['Kreis', 'Landkreis Lindenau'],
      ['Gemeinde', 'Lindenau'],
      ['Gemarkung', 'Lindenau (0653)'],
      ['Flur', '2'],
      ['Flurstück', '4'],
      ['Kennzeichen', '12065300200004______'],
      ['Fläche', '600 m²'],
    ]);
    expect(parcelFacts([parcel('4'), parcel('5'), parcel('9', '3')], place)).toEqual([
      ['Kreis', 'Landkreis Lindenau'],
      ['Gemeinde', 'Lindenau'],
      ['Gemarkung', 'Lindenau (0653)'],
      ['Flur 2', '4, 5'],
      ['Flur 3', '9'],
      ['Fläche', '1.800 m² (3 Flurstücke)'],
    ]);
  });

  it('have neither where the cadastre does not name them', () => {
    expect(parcelFacts([parcel('4')], undefined)[0]).toEqual(['Gemarkung', 'Lindenau (0653)']);
    expect(parcelFacts([parcel('4')], { county: null, municipality: null })[0]?.[0]).toBe(
      'Gemarkung',
    );
  });
});
