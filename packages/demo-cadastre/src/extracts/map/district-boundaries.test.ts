import { describe, expect, it } from 'vitest';
import { type PdfContent, readPdf } from '@portal/tagged-pdf/testing';
import { createLand } from '../../land/index.ts';
import type { LandParcel, Position } from '../../land/model.ts';
import { drawExtract } from '../documents/draw-extract.ts';
import type { ExtractPosition } from '../model.ts';
import { layOut, lotsOf } from '../testing/map-sheets.ts';
import { samplePosition } from '../testing/sample-position.ts';
import { districtKeyOf } from './district-boundaries.ts';

const land = createLand();

const near = (a: Position | undefined, b: Position): boolean =>
  a !== undefined && Math.hypot(a[0] - b[0], a[1] - b[1]) < 0.02;

describe('boundaries of sections and subdistricts (PAGE-7)', () => {
  const [village, border] = lotsOf(land);

  it.each([
    ['two sections', village, 2000],
    ['two subdistricts', border, 5000],
  ])('are dashed wherever %s meet', async (_name, parcel, selectedScale) => {
    if (!parcel) throw new Error('There is no such parcel');
    const position = samplePosition(parcel.id, { pageFormat: 'A3', selectedScale });
    const { pages } = await draw(position);
    const dashed = pages[0]?.dashed ?? [];
    const { map } = layOut(land, parcel, position);
    const [left, top, right, bottom] = map.view.field;
    const meeting = sharedEdges(map.parts.map((part) => part.parcel))
      .map(([from, to]) => [map.view.toPage(from), map.view.toPage(to)] as const)
      .filter(([[x, y]]) => x > left && x < right && y > top && y < bottom);
    expect(meeting.length).toBeGreaterThan(10);
    const undrawn = meeting.filter(
      ([from, to]) =>
        !dashed.some((line) =>
          line.some(
            (at, index) =>
              (near(at, from) && near(line[index + 1], to)) ||
              (near(at, to) && near(line[index + 1], from)),
          ),
        ),
    );
    expect(undrawn).toEqual([]);
  });

  it('are no dashed lines on a sheet within one section, where nothing explains them', async () => {
    if (!border) throw new Error('There is no such parcel');
    const position = samplePosition(border.id, { selectedScale: 500 });
    expect(layOut(land, border, position).map.boundaries).toEqual([]);
    const { pages } = await draw(position);
    expect(pages[0]?.dashed).toEqual([]);
    expect(pages[0]?.text).not.toContain('Grenze der');
  });

  it('are explained where they are', async () => {
    const position = samplePosition(border?.id ?? '', { pageFormat: 'A3', selectedScale: 5000 });
    const { pages } = await draw(position);
    for (const text of ['Grenze der Flur', 'Grenze der Gemarkung'])
      expect(pages[0]?.text).toContain(text);
  });
});

/** The text and lines of the sheet of a position. */
async function draw(position: ExtractPosition): Promise<PdfContent> {
  const order = { orderNumber: '1', orderedAt: '2026-11-21T10:00:00Z', positions: [position] };
  return await readPdf(await drawExtract(land, order));
}

/** The edges that parcels of two sections or subdistricts have in common. */
function sharedEdges(parcels: readonly LandParcel[]): (readonly [Position, Position])[] {
  const known = new Map<string, string>();
  const shared: (readonly [Position, Position])[] = [];
  for (const parcel of parcels) {
    for (const ring of parcel.polygons.flat()) {
      ring.slice(1).forEach((to, index) => {
        const from = ring[index];
        if (!from) return;
        // A neighbour runs along the edge in the other direction.
        const other = known.get(`${to.join()} ${from.join()}`);
        if (other !== undefined && other !== districtKeyOf(parcel)) shared.push([from, to]);
        known.set(`${from.join()} ${to.join()}`, districtKeyOf(parcel));
      });
    }
  }
  return shared;
}
