import { describe, expect, it } from 'vitest';
import { joinBoxes, polygonContains } from '../../land/geometry.ts';
import { createLand } from '../../land/index.ts';
import type { Land, LandParcel, Position } from '../../land/model.ts';
import { once } from '../../land/once.ts';
import { formatParcelNumber } from '../../land/parcel-numbers.ts';
import { drawExtract, UnknownParcelError } from '../documents/draw-extract.ts';
import type { ExtractPosition } from '../model.ts';
import { paletteOf } from '../pdf/palette.ts';
import { formatArea } from '../pdf/parcel-description.ts';
import { PdfDocument } from '../pdf/pdf-document.ts';
import { checkPdfUa } from '../testing/check-pdf-ua.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { samplePosition } from '../testing/sample-position.ts';
import { districtKeyOf } from './district-boundaries.ts';
import { districtsOnSheet } from './district-names.ts';
import { labelBoxesOverlap } from './label-box.ts';
import { sheetOf } from './map-sheet.ts';
import { placeLabels } from './place-labels.ts';
import type { PlacedLabel } from './placed-label.ts';
import type { MapDrawing } from './map-drawing.ts';

const withSections = createLand();
const withoutSections = createLand({ sections: false });

/** A lot in the village, and one at the border of two subdistricts. */
function parcelsOf(land: Land): readonly LandParcel[] {
  const village = land.parcels.find(
    ({ use, numerator }) => use === 'residential' && numerator === 114,
  );
  const [west, , east] = land.box;
  const border = land.parcels.find(
    ({ box, use }) => use === 'field' && Math.abs((box[0] + box[2] - west - east) / 2) < 200,
  );
  if (!village || !border) throw new Error('The demo state has no such parcels');
  return [village, border];
}

const SCALES = [500, 1000, 2000, 5000];
const SHEETS = (['A4', 'A3'] as const).flatMap((pageFormat) =>
  (['PORTRAIT', 'LANDSCAPE'] as const).map((pageOrientation) => ({ pageFormat, pageOrientation })),
);

/** Every format and scale in the village; the extreme ones at the border and without sections. */
const cases = [withSections, withoutSections].flatMap((land) =>
  parcelsOf(land).flatMap((parcel, place) =>
    SHEETS.flatMap((sheet, index) => {
      const isEvery = land === withSections && place === 0;
      const scales = isEvery ? SCALES : index % 3 === 0 ? [500, 5000] : [];
      return scales.map((selectedScale) => {
        const position = samplePosition(parcel.id, { ...sheet, selectedScale });
        const name = `${parcel.id} ${Object.values(sheet).join(' ')} 1:${selectedScale}`;
        return { land, name, position, sheet: once(() => layOut(land, parcel, position)) };
      });
    }),
  ),
);

function layOut(
  land: Land,
  parcel: LandParcel,
  position: ExtractPosition,
): { map: MapDrawing; labels: readonly PlacedLabel[] } {
  const pdf = new PdfDocument({ title: 'Sheet', subject: 'Sheet', date: new Date(0) });
  const map = sheetOf(pdf, land, [parcel], position);
  return { map, labels: placeLabels(map).labels };
}

const near = (a: Position | undefined, b: Position): boolean =>
  a !== undefined && Math.hypot(a[0] - b[0], a[1] - b[1]) < 0.02;

const numberOf = ({ lines, isFraction }: PlacedLabel): string => lines.join(isFraction ? '/' : ' ');

describe('a map sheet (PAGE-7)', () => {
  it.each(cases)('names every parcel once in each part: $name', ({ sheet }) => {
    const { map, labels } = sheet();
    const wrong = map.parts.flatMap((part) => {
      const number = formatParcelNumber(part.parcel);
      const own = labels.filter((label) => label.part === part && numberOf(label) === number);
      const isInside = own.every((label) =>
        polygonContains(part.rings, label.pointer?.[0] ?? label.box.at),
      );
      return own.length === 1 && isInside ? [] : [`${number}: ${own.length}`];
    });
    expect(wrong).toEqual([]);
  });

  it.each(cases)('has no label on another one: $name', ({ sheet }) => {
    const { labels } = sheet();
    const overlaps = labels.flatMap((a, index) =>
      labels
        .slice(index + 1)
        .filter((b) => labelBoxesOverlap(a.box, b.box))
        .map((b) => `${numberOf(a)} / ${numberOf(b)}`),
    );
    expect(overlaps).toEqual([]);
  });

  it.each(cases)('names every section it shows on its own ground: $name', ({ sheet }) => {
    const { map, labels } = sheet();
    for (const [key, { lines }] of districtsOnSheet(map)) {
      const own = map.parts.filter(({ parcel }) => districtKeyOf(parcel) === key);
      const named = labels.filter(
        (label) =>
          label.lines.at(-1) === lines.at(-1) &&
          own.some(({ rings }) => polygonContains(rings, label.pointer?.[0] ?? label.box.at)),
      );
      expect(`${lines.join()} ${named.length > 0}`).toBe(`${lines.join()} true`);
    }
  });

  it('writes every label into the file', async () => {
    const [given] = cases.filter(({ position }) => position.selectedScale === 5000);
    if (!given) throw new Error('There is no such case');
    const { land, position, sheet } = given;
    const order = { orderNumber: '1', orderedAt: '2026-11-21T10:00:00Z', positions: [position] };
    const { pages } = await readPdf(await drawExtract(land, order), 'text');
    const written = pages[0]?.text ?? '';
    const { labels } = sheet();
    const wanted = Map.groupBy(
      labels.flatMap(({ lines }) => lines),
      (line) => line,
    );
    const missing = [...wanted].filter(
      ([line, all]) => written.split(line).length - 1 < all.length,
    );
    expect(missing.map(([line]) => line)).toEqual([]);
  });
});

describe('the signs of a map (PAGE-7)', () => {
  it.each(['COLOR', 'BW'] as const)(
    'tell forest from fields without colour: %s',
    async (colors) => {
      const parcel = withSections.parcels.find(({ use }) => use === 'forest');
      const given = { selectedScale: 2000, colorPalette: colors } as const;
      const position = samplePosition(parcel?.id ?? '', given);
      const order = { orderNumber: '1', orderedAt: '2026-11-21T10:00:00Z', positions: [position] };
      const { pages } = await readPdf(await drawExtract(withSections, order));
      const trees = (pages[0]?.lines ?? []).filter(
        ([first, second, third, last, ...more]) =>
          first &&
          second &&
          third &&
          last &&
          more.length === 0 &&
          near(first, last) &&
          Math.abs(third[0] - first[0] - 1.4) < 0.02,
      );
      expect(trees.length).toBeGreaterThan(20);
      for (const use of ['water', 'field', 'meadow', 'forest', 'public'] as const) {
        expect(paletteOf(colors).signs[use]).toBeDefined();
      }
    },
  );

  it('leave house numbers where the crosses of the grid would be', () => {
    const building = withSections.buildings.find(
      ({ outline, houseNumber, box: [west, south, east] }) =>
        houseNumber !== null &&
        polygonContains([outline], [Math.ceil(west / 100) * 100, Math.ceil(south / 100) * 100]) &&
        east - west > 10,
    );
    const parcel = withSections.parcel(building?.parcelId ?? '');
    if (!building || !parcel) throw new Error('No building lies at a cross');
    const { map, labels } = layOut(withSections, parcel, samplePosition(parcel.id));
    const outline = map.view.closedToPage(building.outline);
    const inside = labels.filter(({ box }) => polygonContains([outline], box.at));
    expect(inside.map(numberOf)).toEqual([building.houseNumber]);
  });
});

describe('several parcels on one sheet (PAGE-3)', () => {
  const parcels = withSections.parcels.filter(
    ({ section, numerator, subdistrictId }) =>
      section === 3 && subdistrictId === '0653' && numerator >= 107 && numerator < 120,
  );
  const [first, ...further] = parcels.slice(0, 21);

  it.each(['COLOR', 'BW'] as const)('are all marked and named: %s', async (colorPalette) => {
    if (!first) throw new Error('There are no such parcels');
    const position = samplePosition(first.id, {
      furtherParcelIds: further.map(({ id }) => id),
      colorPalette,
      selectedScale: 2000,
    });
    const order = { orderNumber: '1', orderedAt: '2026-11-21T10:00:00Z', positions: [position] };
    const bytes = await drawExtract(withSections, order);
    const { pages } = await readPdf(bytes);
    const [page] = pages;
    const numbers = [first, ...further].map(formatParcelNumber);
    expect(numbers.length).toBeGreaterThan(10);
    const text = page?.text.replaceAll(/\s+/g, ' ') ?? '';
    expect(text).toContain(numbers.join(', '));
    expect(text).toContain('Flurstücke des Auszugs');
    const area = [first, ...further].reduce((sum, one) => sum + one.area, 0);
    expect(text).toContain(formatArea(area));
    const alternative = page?.alternatives.join(' ') ?? '';
    for (const number of numbers) expect(alternative).toContain(`Flurstück ${number},`);
    const pdf = new PdfDocument({ title: 'Sheet', subject: 'Sheet', date: new Date(0) });
    const { parts, isOrdered } = sheetOf(pdf, withSections, [first, ...further], position);
    const [left, top, right, bottom] = joinBoxes(
      parts.filter(({ parcel }) => isOrdered(parcel)).map(({ visible }) => visible),
    );
    // The sheet is centred on all of them.
    expect((left + right) / 2).toBeCloseTo(105, 0);
    expect((top + bottom) / 2).toBeCloseTo(128.5, 0);
    expect(checkPdfUa(bytes)).toEqual([]);
  });

  it('is refused when one of them is unknown', async () => {
    const furtherParcelIds = ['_'.repeat(20)];
    const position = samplePosition(first?.id ?? '', { furtherParcelIds });
    const order = { orderNumber: '1', orderedAt: '2026-11-21T10:00:00Z', positions: [position] };
    await expect(drawExtract(withSections, order)).rejects.toThrow(UnknownParcelError);
  });
});

describe('boundaries of sections and subdistricts (PAGE-7)', () => {
  const [village, border] = parcelsOf(withSections);

  it.each([
    ['two sections', village, 2000],
    ['two subdistricts', border, 5000],
  ])('are dashed wherever %s meet', async (_name, parcel, selectedScale) => {
    if (!parcel) throw new Error('There is no such parcel');
    const position = samplePosition(parcel.id, { pageFormat: 'A3', selectedScale });
    const order = { orderNumber: '1', orderedAt: '2026-11-21T10:00:00Z', positions: [position] };
    const { pages } = await readPdf(await drawExtract(withSections, order));
    const dashed = pages[0]?.dashed ?? [];
    const { map } = layOut(withSections, parcel, position);
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

  it('are no dashed lines on a sheet within one section, and are explained on every sheet', async () => {
    const given = cases.find(({ position }) => position.parcelId === border?.id);
    if (!given) throw new Error('There is no such case');
    expect(given.sheet().map.boundaries).toEqual([]);
    const order = {
      orderNumber: '1',
      orderedAt: '2026-11-21T10:00:00Z',
      positions: [given.position],
    };
    const { pages } = await readPdf(await drawExtract(given.land, order));
    // The samples of the legend.
    expect(pages[0]?.dashed).toHaveLength(2);
    for (const text of ['Grenze der Flur', 'Grenze der Gemarkung'])
      expect(pages[0]?.text).toContain(text);
  });
});

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
