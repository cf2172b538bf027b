import { describe, expect, it } from 'vitest';
import { type PagePoint } from '@portal/tagged-pdf';
import { checkPdfUa, readPdf } from '@portal/tagged-pdf/testing';
import { joinBoxes, polygonContains } from '../../land/geometry.ts';
import { createLand } from '../../land/index.ts';
import type { Position } from '../../land/model.ts';
import { once } from '../../land/once.ts';
import { formatParcelNumber } from '../../land/parcel-numbers.ts';
import { drawExtract, UnknownParcelError } from '../documents/draw-extract.ts';
import { paletteOf } from '../pdf/palette.ts';
import { formatArea } from '../pdf/parcel-description.ts';
import { layOut, lotsOf } from '../testing/map-sheets.ts';
import { samplePosition } from '../testing/sample-position.ts';
import { districtKeyOf } from './district-boundaries.ts';
import { districtsOnSheet } from './district-names.ts';
import { districtPieces } from './district-pieces.ts';
import { labelBoxesOverlap, lineCrosses } from './label-box.ts';
import { HOUSE_NUMBERS_UP_TO } from './map-drawing.ts';
import { sheetOf } from './map-sheet.ts';
import type { PlacedLabel } from './placed-label.ts';
import { startDocument } from '../pdf/start-document.ts';

const withSections = createLand();
const withoutSections = createLand({ sections: false });

const SCALES = [500, 1000, 2000, 5000];
const SHEETS = (['A4', 'A3'] as const).flatMap((pageFormat) =>
  (['PORTRAIT', 'LANDSCAPE'] as const).map((pageOrientation) => ({ pageFormat, pageOrientation })),
);

/** Every format and scale in the village; the extreme ones at the border and without sections. */
const cases = [withSections, withoutSections].flatMap((land) =>
  lotsOf(land).flatMap((parcel, place) =>
    SHEETS.flatMap((sheet, index) => {
      const isEvery = land === withSections && place === 0;
      const scales = isEvery ? SCALES : index % 3 === 0 ? [500, 5000] : [];
      return scales.map((selectedScale) => {
        const position = samplePosition(parcel.id, { ...sheet, selectedScale });
        const name = `${parcel.id} ${Object.values(sheet).join(' ')} 1:${selectedScale}`;
        const hasStreets = place === 0 && selectedScale <= HOUSE_NUMBERS_UP_TO;
        return {
          land,
          name,
          position,
          hasStreets,
          sheet: once(() => layOut(land, parcel, position)),
        };
      });
    }),
  ),
);

/** Sheets on which a number beside the name of a street would look like that of a house. */
const villageSheets = cases.filter(({ hasStreets }) => hasStreets);

const near = (a: Position | undefined, b: Position): boolean =>
  a !== undefined && Math.hypot(a[0] - b[0], a[1] - b[1]) < 0.02;

const numberOf = ({ lines, isFraction }: PlacedLabel): string => lines.join(isFraction ? '/' : ' ');

describe('a map sheet (PAGE-7)', () => {
  it.each(cases)('names every parcel once in each part: $name', ({ sheet }) => {
    const { map, labels, letters } = sheet();
    const wrong = map.parts.flatMap((part) => {
      const number = formatParcelNumber(part.parcel);
      const own = labels.filter((label) => {
        const shown = numberOf(label);
        return label.part === part && (letters.get(shown) ?? shown) === number;
      });
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

  it.each(villageSheets)(
    'writes no number of a street before, behind, above or below its name: $name (LOOK-3)',
    ({ sheet }) => {
      const { map, labels, letters } = sheet();
      const streets = map.land.streetsIn(map.view.box);
      const names = labels.flatMap(({ lines, box }) => {
        const street = streets.find(({ name }) => name === lines[0]);
        if (!street) return [];
        // A short street leaves no more space than its name has.
        const width = box.width + 6;
        return [{ ...box, width, height: map.view.toMillimetres(street.width) }];
      });
      const like = labels.filter(
        ({ box, part, pointer }) =>
          part?.parcel.use === 'street' &&
          !pointer &&
          names.some((name) => labelBoxesOverlap(name, box)),
      );
      expect(names.length).toBeGreaterThan(0);
      // A letter that the line below the sheet explains is no number.
      expect(like.map(numberOf).filter((text) => !letters.has(text))).toEqual([]);
    },
  );

  it.each(cases)(
    'points to numbers near their parcels, hardly across others: $name',
    ({ sheet }) => {
      const pointers = sheet().labels.flatMap(({ part, pointer }) =>
        part && pointer ? [pointer] : [],
      );
      const far = pointers.filter(([[a, b], [x, y]]) => Math.hypot(x - a, y - b) > 18);
      const crossing = pointers.filter((one, index) =>
        pointers.slice(index + 1).some((other) => cross(one, other)),
      );
      expect(far).toEqual([]);
      // At the edge of a sheet a parcel may be enclosed by labels.
      expect(crossing.length).toBeLessThanOrEqual(pointers.length * 0.03);
    },
  );

  it.each(cases)('names each section where its ground begins anew: $name', ({ sheet }) => {
    const { map, labels } = sheet();
    const texts = districtsOnSheet(map);
    const names = labels.filter(({ part, style }) => !part && style.weight === 'bold');
    const unnamed = districtPieces(map).flatMap((sections) => {
      const named = sections.map(({ parcel, parts }) => {
        const own = names.filter(({ box, pointer }) =>
          parts.some(({ rings }) => polygonContains(rings, pointer?.[0] ?? box.at)),
        );
        return { lines: texts.get(districtKeyOf(parcel))?.lines ?? [], own };
      });
      const [first] = named.flatMap(({ lines }) => lines);
      const hasSubdistrict = named.some(({ own }) => own.some(({ lines }) => lines[0] === first));
      const missing = named.filter(
        ({ lines, own }) => !own.some((name) => name.lines.at(-1) === lines.at(-1)),
      );
      return [...missing.map(({ lines }) => lines.join()), ...(hasSubdistrict ? [] : [first])];
    });
    expect(unnamed).toEqual([]);
  });

  it.each(cases)('has names of sections on no boundary, or framed: $name', ({ sheet }) => {
    const { map, labels } = sheet();
    const names = labels.filter(({ part, style }) => !part && style.weight === 'bold');
    const covering = names.filter(
      ({ box, pointer, isFramed = false }) =>
        (pointer !== undefined) !== isFramed ||
        map.boundaries.some(({ line }) => lineCrosses(box, line)),
    );
    expect(covering.map(numberOf)).toEqual([]);
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
    const pdf = startDocument({ title: 'Sheet', subject: 'Sheet', date: new Date(0) });
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

/** Whether two pointer lines cross between their ends. */
function cross(
  [a, b]: readonly [PagePoint, PagePoint],
  [c, d]: readonly [PagePoint, PagePoint],
): boolean {
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

/** On which side of a line a point lies, as the sign of an area. */
function side(from: PagePoint, to: PagePoint, at: PagePoint): number {
  return (to[0] - from[0]) * (at[1] - from[1]) - (to[1] - from[1]) * (at[0] - from[0]);
}
