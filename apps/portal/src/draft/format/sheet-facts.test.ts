import type { Parcel } from '@portal/api';
import { describe, expect, it } from 'vitest';
import { parcelFacts, sheetFacts } from './sheet-facts.ts';

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
const place = {
  localSubdistrictId: '0653',
  county: 'Landkreis Lindenau',
  municipality: 'Lindenau',
};
const known = { places: [place], uses: [], withLandEstimate: false };

describe('the parcels in the title block of a sheet (LOOK-3)', () => {
  it('have their Kreis and Gemeinde first, one parcel and several', () => {
    expect(parcelFacts([parcel('4')], known)).toEqual([
      ['Kreis', 'Landkreis Lindenau'],
      ['Gemeinde', 'Lindenau'],
      ['Gemarkung', 'Lindenau (0653)'],
      ['Flur', '2'],
      ['Flurstück', '4'],
      ['Kennzeichen', '12065300200004______'],
      ['Fläche', '600 m²'],
    ]);
    expect(parcelFacts([parcel('4'), parcel('5'), parcel('9', '3')], known)).toEqual([
      ['Kreis', 'Landkreis Lindenau'],
      ['Gemeinde', 'Lindenau'],
      ['Gemarkung', 'Lindenau (0653)'],
      ['Flur 2', '4, 5'],
      ['Flur 3', '9'],
      ['Fläche', '1.800 m² (3 Flurstücke)'],
    ]);
  });

  it('have the use where the cadastre publishes it, and a place for the land estimate', () => {
    const uses = ['Wohnbaufläche', 'Weg'];
    expect(
      parcelFacts([parcel('4')], { ...known, uses, withLandEstimate: true }).slice(-2),
    ).toEqual([
      ['Nutzung', 'Wohnbaufläche, Weg'],
      ['Schätzung', null],
    ]);
    expect(parcelFacts([parcel('4'), parcel('5')], { ...known, uses }).at(-1)?.[0]).toBe('Fläche');
  });

  it('have each subdistrict with its numbers, also in a state without sections', () => {
    const other = { ...parcel('9', ''), localSubdistrictId: '0660', localSubdistrict: 'Heide' };
    const places = [place, { localSubdistrictId: '0660', county: null, municipality: 'Heide' }];
    expect(parcelFacts([parcel('4', ''), parcel('5', ''), other], { ...known, places })).toEqual([
      ['Kreis', 'Landkreis Lindenau'],
      ['Gemeinde', 'Lindenau, Heide'],
      ['Gemarkung', 'Lindenau (0653)'],
      ['Flurstücke', '4, 5'],
      ['Gemarkung', 'Heide (0660)'],
      ['Flurstücke', '9'],
      ['Fläche', '1.800 m² (3 Flurstücke)'],
    ]);
  });

  it('have neither Kreis nor Gemeinde where the cadastre does not name them', () => {
    const unnamed = { localSubdistrictId: '0653', county: null, municipality: null };
    for (const places of [[], [unnamed]]) {
      expect(parcelFacts([parcel('4')], { ...known, places })[0]?.[0]).toBe('Gemarkung');
    }
  });
});

describe('what a sheet says of itself (LOOK-3)', () => {
  const page = { format: 'A4', orientation: 'LANDSCAPE', palette: 'COLOR', scale: 1000 } as const;
  const ring: [number, number][] = [
    [0, 0],
    [20, 0],
    [20, 20],
    [0, 0],
  ];
  const garden: Parcel = {
    ...parcel('4'),
    geometry: { type: 'MultiPolygon', coordinates: [[ring]] },
  };

  it('has places for what only the office knows', () => {
    const facts = sheetFacts(page, [garden], [-10, -10, 100, 100]);
    expect(facts.map(([label]) => label)).toEqual([
      'Maßstab',
      'Format',
      'Auftrag',
      'Erstellt am',
      'Stand der Daten',
    ]);
    expect(facts.filter(([, value]) => value === null).map(([label]) => label)).toEqual([
      'Auftrag',
      'Stand der Daten',
    ]);
  });

  it('names that a parcel is not on it completely', () => {
    expect(sheetFacts(page, [garden], [10, -10, 100, 100])[2]).toEqual([
      'Flurstück',
      'nicht ganz gezeigt',
    ]);
    expect(sheetFacts(page, [garden, garden], [10, -10, 100, 100])[2]?.[0]).toBe('Flurstücke');
  });
});
