import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forest, garden, meadow, ORIGIN, parcelOf, rectangle } from '../../test-support.ts';
import { boundingBox, centreOf } from './outline.ts';
import {
  groundSize,
  mapFieldMm,
  ORDERABLE_FORMATS,
  ORIENTATIONS,
  pageSizeMm,
  SCALES,
} from './page.ts';
import { fitsAnyPage, movePrintArea, parcelFits, PAGE_CHOICES } from './print-area.ts';
import { printArea, printAreaAround, printAreaCentre, smallestFittingPage } from './print-area.ts';

const choice = fc.record({
  format: fc.constantFrom(...ORDERABLE_FORMATS),
  orientation: fc.constantFrom(...ORIENTATIONS),
  scale: fc.constantFrom(...SCALES),
});
const metres = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const place = fc.tuple(metres(250_000, 500_000), metres(5_600_000, 6_000_000));

describe('the page', () => {
  it.each([
    ['A4', 'PORTRAIT', 210, 297, 190, 237],
    ['A4', 'LANDSCAPE', 297, 210, 277, 150],
    ['A3', 'PORTRAIT', 297, 420, 277, 360],
    ['A3', 'LANDSCAPE', 420, 297, 400, 237],
  ] as const)('%s %s', (format, orientation, pageWidth, pageHeight, width, height) => {
    expect(pageSizeMm(format, orientation)).toStrictEqual({ width: pageWidth, height: pageHeight });
    expect(mapFieldMm(format, orientation)).toStrictEqual({ width, height });
  });

  it('multiplies the map size by the scale', () => {
    expect(groundSize({ format: 'A4', orientation: 'PORTRAIT', scale: 1000 })).toStrictEqual({
      width: 190,
      height: 237,
    });
    expect(groundSize({ format: 'A3', orientation: 'LANDSCAPE', scale: 500 })).toStrictEqual({
      width: 200,
      height: 118.5,
    });
  });
});

describe('the print area', () => {
  it('is a closed, counter-clockwise ring centred on the parcel', () => {
    fc.assert(
      fc.property(place, choice, metres(1, 500), metres(1, 500), ([x, y], page, width, height) => {
        const parcel = parcelOf([rectangle(x, y, width, height)]);
        const area = printArea(parcel, page);
        expect(area).not.toBeNull();
        if (!area) return;
        expect(area[0]).toStrictEqual(area[4]);
        const ground = groundSize(page);
        expect(area[2][0] - area[0][0]).toBeCloseTo(ground.width, 6);
        expect(area[2][1] - area[0][1]).toBeCloseTo(ground.height, 6);
        expect(printAreaCentre(area)[0]).toBeCloseTo(x + width / 2, 6);
        expect(printAreaCentre(area)[1]).toBeCloseTo(y + height / 2, 6);
        const twice = area.slice(1).reduce((sum, [toX, toY], index) => {
          const [fromX, fromY] = area[index] ?? [0, 0];
          return sum + (fromX - x) * (toY - y) - (toX - x) * (fromY - y);
        }, 0);
        expect(twice).toBeGreaterThan(0);
      }),
    );
  });

  it('moves all corners', () => {
    const area = printAreaAround([100, 200], {
      format: 'A4',
      orientation: 'PORTRAIT',
      scale: 1000,
    });
    const moved = movePrintArea(area, 10, -20);
    expect(printAreaCentre(moved)).toStrictEqual([110, 180]);
    expect(moved[0]).toStrictEqual([area[0][0] + 10, area[0][1] - 20]);
  });

  it('is null for an empty geometry', () => {
    const empty = parcelOf([]);
    expect(boundingBox(empty)).toBeNull();
    expect(printArea(empty, { format: 'A4', orientation: 'PORTRAIT', scale: 500 })).toBeNull();
    expect(fitsAnyPage(empty)).toBe(false);
    expect(
      parcelFits(
        empty,
        printAreaAround(ORIGIN, { format: 'A4', orientation: 'PORTRAIT', scale: 500 }),
      ),
    ).toBe(false);
  });
});

describe('fit', () => {
  const page = { format: 'A4', orientation: 'PORTRAIT', scale: 1000 } as const;

  it.each([
    [190, 237, true],
    [190.001, 237, false],
    [190, 237.001, false],
  ])('%d m by %d m on A4 portrait at 1:1000: %s', (width, height, expected) => {
    const parcel = parcelOf([rectangle(380_000.123, 5_820_000.456, width, height)]);
    const area = printArea(parcel, page);
    expect(area && parcelFits(parcel, area)).toBe(expected);
  });

  it('checks every part', () => {
    const parts = parcelOf([rectangle(0, 0, 10, 10), rectangle(300, 0, 10, 10)]);
    const area = printArea(parts, page);
    expect(area && parcelFits(parts, area)).toBe(false);
    expect(smallestFittingPage(parts)).toMatchObject({ format: 'A4', scale: 2000 });
  });

  it('equals a check of every position', () => {
    const points = fc.array(fc.tuple(metres(0, 400), metres(0, 400)), {
      minLength: 3,
      maxLength: 9,
    });
    fc.assert(
      fc.property(points, choice, metres(-50, 50), (outline, chosen, shift) => {
        const parcel = parcelOf([outline]);
        const centred = printArea(parcel, chosen);
        if (!centred) return;
        const area = movePrintArea(centred, shift, -shift);
        const [[left, bottom], , [right, top]] = area;
        const inside = outline.every(
          ([x, y]) =>
            x >= left - 1e-6 && x <= right + 1e-6 && y >= bottom - 1e-6 && y <= top + 1e-6,
        );
        expect(parcelFits(parcel, area)).toBe(inside);
      }),
    );
  });
});

describe('smallestFittingPage (BEY-9)', () => {
  it.each([
    ['garden', garden, 'A4', 500, 'PORTRAIT'],
    ['meadow', meadow, 'A4', 500, 'PORTRAIT'],
    ['wide field', parcelOf([rectangle(0, 0, 120, 20)]), 'A4', 500, 'LANDSCAPE'],
    ['long road', parcelOf([rectangle(0, 0, 1900, 20)]), 'A3', 5000, 'LANDSCAPE'],
  ] as const)('for a %s', (_name, parcel, format, scale, orientation) => {
    expect(smallestFittingPage(parcel)).toStrictEqual({ format, scale, orientation });
  });

  it('prefers any A4 to A3', () => {
    const parcel = parcelOf([rectangle(0, 0, 900, 1000)]);
    expect(smallestFittingPage(parcel)).toMatchObject({ format: 'A4', scale: 5000 });
  });

  it('is null beyond A3 at 1:5000', () => {
    expect(smallestFittingPage(forest)).toBeNull();
    expect(fitsAnyPage(forest)).toBe(false);
    expect(fitsAnyPage(parcelOf([rectangle(0, 0, 2000, 1185)]))).toBe(true);
    expect(fitsAnyPage(parcelOf([rectangle(0, 0, 1385, 1800)]))).toBe(true);
    expect(fitsAnyPage(parcelOf([rectangle(0, 0, 1386, 1801)]))).toBe(false);
  });

  it('is the first page that fits', () => {
    fc.assert(
      fc.property(place, metres(1, 2500), metres(1, 2500), ([x, y], width, height) => {
        const parcel = parcelOf([rectangle(x, y, width, height)]);
        const found = smallestFittingPage(parcel);
        const first = PAGE_CHOICES.find((page) => {
          const area = printArea(parcel, page);
          return area !== null && parcelFits(parcel, area);
        });
        expect(found).toStrictEqual(first ?? null);
      }),
    );
  });

  it('uses the geometry, not the official area', () => {
    const box = boundingBox(garden);
    expect(box && centreOf(box)).toStrictEqual([380_010, 5_820_020]);
  });
});
