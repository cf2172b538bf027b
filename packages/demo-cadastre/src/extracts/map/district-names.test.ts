import { describe, expect, it } from 'vitest';
import { polygonContains } from '../../land/geometry.ts';
import { createLand } from '../../land/index.ts';
import type { ExtractPosition } from '../model.ts';
import { PdfDocument } from '../pdf/pdf-document.ts';
import { samplePosition } from '../testing/sample-position.ts';
import { POINTER } from './district-names.ts';
import { sheetOf } from './map-sheet.ts';
import { placeLabels } from './place-labels.ts';

const land = createLand();

function layOut(id: string, given: Partial<ExtractPosition>) {
  const parcel = land.parcel(id);
  if (!parcel) throw new Error(`There is no parcel ${id}`);
  const pdf = new PdfDocument({ title: 'Sheet', subject: 'Sheet', date: new Date(0) });
  const map = sheetOf(pdf, land, [parcel], samplePosition(id, given));
  return { map, labels: placeLabels(map).labels };
}

describe('names of sections on a map sheet (PAGE-7)', () => {
  it('have a line that is seen, and are not on the ordered parcel, when only a road of the section is shown', () => {
    const { map, labels } = layOut('12065300400018______', { selectedScale: 2000 });
    const road = labels.find(({ lines }) => lines.join() === 'Flur 2');
    const [from, to] = road?.pointer ?? [];
    if (!road || !from || !to) throw new Error('The section of the road has no pointer line');
    expect(Math.hypot(to[0] - from[0], to[1] - from[1])).toBeGreaterThanOrEqual(POINTER);
    const ordered = map.parts.filter(({ parcel }) => map.isOrdered(parcel));
    expect(ordered.some(({ rings }) => polygonContains(rings, road.box.at))).toBe(false);
  });

  it.each(['PORTRAIT', 'LANDSCAPE'] as const)(
    'stand in the section of the ordered parcel, among the numbers of a village: %s',
    (pageOrientation) => {
      const page = { pageFormat: 'A3', pageOrientation, selectedScale: 5000 } as const;
      const { labels } = layOut('120653003001140001__', page);
      const named = labels.filter(({ lines }) => lines.at(-1) === 'Flur 3');
      expect(named.some(({ pointer }) => pointer === undefined)).toBe(true);
    },
  );
});
