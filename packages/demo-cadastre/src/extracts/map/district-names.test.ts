import { describe, expect, it } from 'vitest';
import { polygonContains } from '../../land/geometry.ts';
import { createLand } from '../../land/index.ts';
import type { ExtractPosition } from '../model.ts';
import { layOut } from '../testing/map-sheets.ts';
import { samplePosition } from '../testing/sample-position.ts';
import { POINTER } from './district-names.ts';

const land = createLand();

function layOutAt(id: string, given: Partial<ExtractPosition>) {
  const parcel = land.parcel(id);
  if (!parcel) throw new Error(`There is no parcel ${id}`);
  return layOut(land, parcel, samplePosition(id, given));
}

describe('names of sections on a map sheet (PAGE-7)', () => {
  it('are framed, have a line that is seen, and are not on the ordered parcel, where they do not fit', () => {
    const page = { pageOrientation: 'LANDSCAPE', selectedScale: 2000 } as const;
    const { map, labels } = layOutAt('120653001000380001__', page);
    const road = labels.find(({ isFramed }) => isFramed);
    const [from, to] = road?.pointer ?? [];
    if (!road || !from || !to) throw new Error('The section of the road has no pointer line');
    expect(Math.hypot(to[0] - from[0], to[1] - from[1])).toBeGreaterThanOrEqual(POINTER);
    const ordered = map.parts.filter(({ parcel }) => map.isOrdered(parcel));
    expect(ordered.some(({ rings }) => polygonContains(rings, road.box.at))).toBe(false);
  });

  it('stand along a road whose section is no wider', () => {
    const { labels } = layOutAt('12065300400018______', { selectedScale: 2000 });
    const road = labels.find(({ lines }) => lines.join() === 'Flur 2');
    expect(road?.pointer).toBeUndefined();
    expect(Math.abs(road?.box.turn ?? 0)).toBeGreaterThan(60);
  });

  it.each(['PORTRAIT', 'LANDSCAPE'] as const)(
    'stand in the section of the ordered parcel, among the numbers of a village: %s',
    (pageOrientation) => {
      const page = { pageFormat: 'A3', pageOrientation, selectedScale: 5000 } as const;
      const { labels } = layOutAt('120653003001140001__', page);
      const named = labels.filter(({ lines }) => lines.at(-1) === 'Flur 3');
      expect(named.some(({ pointer }) => pointer === undefined)).toBe(true);
    },
  );
});
