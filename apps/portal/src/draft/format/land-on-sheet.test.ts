import type { Position, Surroundings } from '@portal/api';
import { describe, expect, it } from 'vitest';
import { boundariesOnSheet, landOnSheet } from './land-on-sheet.ts';

type Known = NonNullable<Surroundings['parcels']>[number];

/** A rectangle 100 m high from one place to another in the east. */
function strip(west: number, east: number, given: Partial<Known> = {}): Known {
  const ring: Position[] = [
    [west, 0],
    [east, 0],
    [east, 100],
    [west, 100],
    [west, 0],
  ];
  return {
    parcelId: '12065300200004______',
    localSubdistrictId: '0653',
    localSubdistrict: 'Lindenau',
    cadastralSection: '2',
    parcelNumber: '4',
    geometry: { type: 'MultiPolygon', coordinates: [[ring]] },
    uses: ['Wohnbaufläche'],
    street: null,
    ...given,
  };
}
const box = [0, 0, 100, 100] as const;

describe('what the legend of a sheet says of the land (LOOK-3)', () => {
  it('names the uses of the parcels of which the sheet shows something', () => {
    const parcels = [
      strip(-50, 60),
      strip(60, 100, { uses: ['Weg', 'Grünland'] }),
      strip(100, 200, { uses: ['Wald'] }),
      // Less than a square millimetre on paper.
      strip(99.99, 150, { uses: ['Gewässer'] }),
    ];
    const { uses, hasGaps, hasBuildings } = landOnSheet({ parcels, buildings: [] }, box, 1000);
    expect([...uses]).toEqual(['Wohnbaufläche', 'Weg', 'Grünland', 'Gewässer']);
    expect([...landOnSheet({ parcels, buildings: [] }, box, 5000).uses].includes('Gewässer')).toBe(
      false,
    );
    expect([hasGaps, hasBuildings]).toEqual([false, false]);
  });

  it('knows ground without parcels, and buildings that lie on the sheet', () => {
    const buildings = [{ geometry: strip(90, 120).geometry, houseNumber: null }];
    const onSheet = landOnSheet({ parcels: [strip(0, 60)], buildings }, box, 1000);
    expect([onSheet.hasGaps, onSheet.hasBuildings]).toEqual([true, true]);
  });

  it('knows nothing where the cadastre publishes nothing, and before it is loaded', () => {
    const unknown = { uses: new Set(), hasBuildings: null, hasGaps: false };
    expect(landOnSheet({ parcels: null, buildings: null }, box, 1000)).toEqual(unknown);
    expect(landOnSheet(undefined, box, 1000)).toEqual(unknown);
  });

  it('tells boundaries of sections from those of subdistricts, on the sheet only', () => {
    const one = strip(-200, 50);
    const section = strip(50, 300, { cadastralSection: '3' });
    const subdistrict = strip(50, 300, { localSubdistrictId: '0660' });
    expect(boundariesOnSheet([one, section], box)).toEqual({
      sections: true,
      subdistricts: false,
    });
    expect(boundariesOnSheet([one, subdistrict], box)).toEqual({
      sections: false,
      subdistricts: true,
    });
    expect(boundariesOnSheet([one, section], [-100, 0, 40, 100])).toEqual({
      sections: false,
      subdistricts: false,
    });
  });
});
