import type { Parcel, Position } from '@portal/api';
import { describe, expect, it } from 'vitest';
import { sectionBoundaries } from './section-boundaries.ts';

/** A square of 10 m at a column. */
function square(column: number, cadastralSection: string, localSubdistrictId = '3649'): Parcel {
  const [west, east] = [column * 10, column * 10 + 10];
  const ring: Position[] = [
    [west, 0],
    [east, 0],
    [east, 10],
    [west, 10],
    [west, 0],
  ];
  return {
    parcelId: `${localSubdistrictId}${cadastralSection}${column}`,
    displayString: '',
    localSubdistrictId,
    localSubdistrict: 'Lindenau',
    cadastralSection,
    parcelNumber: '1',
    area: 100,
    shape: [ring],
    holes: [],
    geometry: { type: 'MultiPolygon', coordinates: [[ring]] },
  };
}

describe('the boundary of a section on the preview (PAGE-2)', () => {
  it('is the edge that parcels of two sections have in common', () => {
    const lines = sectionBoundaries([square(0, '1'), square(1, '1'), square(2, '2')]);
    expect(lines).toHaveLength(1);
    expect(lines[0]?.map(([x]) => x)).toEqual([20, 20]);
  });

  it('is also between two local subdistricts', () => {
    expect(sectionBoundaries([square(0, '1'), square(1, '1', '3650')])).toHaveLength(1);
  });

  it('does not exist within a section', () => {
    expect(sectionBoundaries([square(0, '1'), square(1, '1')])).toEqual([]);
    expect(sectionBoundaries([])).toEqual([]);
  });
});
