import { beforeAll, describe, expect, it } from 'vitest';
import { MARGIN, sheetSize } from '@portal/tagged-pdf';
import { type PdfContent, type PlacedText, checkPdfUa, readPdf } from '@portal/tagged-pdf/testing';
import { createLand } from '../../land/index.ts';
import { polygonContains } from '../../land/geometry.ts';
import { landEstimateOf } from '../../land/land-estimate.ts';
import type { LandParcel } from '../../land/model.ts';
import { formatParcelNumber } from '../../land/parcel-numbers.ts';
import { drawExtract } from '../documents/draw-extract.ts';
import type { ExtractPosition } from '../model.ts';
import { groundBoxOf, mapField, TITLE_BLOCK_HEIGHT } from '../pdf/page-layout.ts';
import { samplePosition } from '../testing/sample-position.ts';

const land = createLand({ parcels: 600 });
const field = land.parcels.find((parcel) => landEstimateOf(parcel) !== null && parcel.area > 3000);
const LEGEND = ['Flurstück des Auszugs', 'Flurstücksgrenze', 'Koordinatenkreuz', 'Ackerland'];

const SCALES = [500, 1000, 2000, 5000] as const;

/** Every sheet. The block depends on the scale only by the scale's text and by whether house numbers are shown. */
const sheets = (['CADASTRAL_MAP', 'LAND_ESTIMATE_MAP'] as const)
  .flatMap((kind) =>
    (['A4', 'A3', 'A2'] as const).flatMap((pageFormat) =>
      (['PORTRAIT', 'LANDSCAPE'] as const).map((pageOrientation) => ({
        kind,
        pageFormat,
        pageOrientation,
      })),
    ),
  )
  .map((sheet, index) => ({ ...sheet, selectedScale: SCALES[index % SCALES.length] ?? 500 }));

const position = (given: Partial<ExtractPosition>): ExtractPosition =>
  samplePosition(field?.id ?? '', { numberOfCopies: 1, orderPdf: false, ...given });

async function draw(given: Partial<ExtractPosition>): Promise<PdfContent & { bytes: Uint8Array }> {
  const bytes = await drawExtract(land, {
    orderNumber: '2026-0042-7781',
    orderedAt: '2026-11-21T10:00:00Z',
    verification: {
      code: '7K2M-Q0XA-93TB',
      url: 'http://localhost:8080/echtheit/7K2M-Q0XA-93TB',
    },
    positions: [position(given)],
  });
  return { ...(await readPdf(bytes, 'text')), bytes };
}

/** Height of capital letters in millimetres. */
const height = ({ size }: PlacedText): number => size * 0.25;

/** Pairs of texts whose boxes overlap. */
function collisions(texts: readonly PlacedText[]): string[] {
  return texts.flatMap((a, index) =>
    texts
      .slice(index + 1)
      .filter(
        (b) =>
          a.x < b.x + b.width &&
          b.x < a.x + a.width &&
          a.y - height(a) < b.y &&
          b.y - height(b) < a.y,
      )
      .map((b) => `${a.text} / ${b.text}`),
  );
}

describe('the title block of a map (DOC-4)', () => {
  it.each(sheets)(
    'has a legend beside the map: $kind $pageFormat $pageOrientation 1:$selectedScale',
    async (choice) => {
      const { pages, bytes } = await draw(choice);
      const page = sheetSize(choice.pageFormat, choice.pageOrientation);
      const mapBottom = MARGIN + mapField(choice.pageFormat, choice.pageOrientation).height;
      const block = pages[0]?.texts.filter(({ y }) => y > mapBottom) ?? [];
      const found = block.map(({ text }) => text);
      for (const text of LEGEND) expect(found).toContain(text);
      // Small scales show the boundary points of the ordered parcel only.
      const isLarge = choice.selectedScale <= 1000;
      expect(found).toContain(isLarge ? 'Grenzpunkt' : 'Grenzpunkt des Flurstücks');
      for (const text of ['Grenze der Schätzung', 'Klassenzeichen']) {
        expect(found.includes(text)).toBe(choice.kind === 'LAND_ESTIMATE_MAP');
      }
      expect(collisions(block)).toEqual([]);
      for (const { x, y, size, width: length } of block) {
        expect(size).toBeGreaterThanOrEqual(5.99);
        expect(x >= MARGIN - 0.01 && x + length <= page.width - MARGIN + 0.01).toBe(true);
        // Printers leave about 4 mm at the edge empty.
        expect(y).toBeLessThanOrEqual(page.height - MARGIN + 5.6);
      }
      expect(mapBottom + TITLE_BLOCK_HEIGHT).toBe(page.height - MARGIN);
      expect(checkPdfUa(bytes)).toEqual([]);
    },
  );

  it.each([
    ['A4', 'PORTRAIT', 8],
    ['A4', 'PORTRAIT', 21],
    ['A4', 'LANDSCAPE', 21],
    ['A3', 'LANDSCAPE', 8],
  ] as const)(
    'groups several parcels, and touches no rule (LOOK-3): %s %s, %i parcels',
    async (pageFormat, pageOrientation, count) => {
      const [first, ...further] = land.parcels
        .filter(({ denominator, section }) => denominator !== null && section === 3)
        .slice(0, count);
      const { bytes } = await draw({
        pageFormat,
        pageOrientation,
        selectedScale: 1000,
        parcelId: first?.id ?? '',
        furtherParcelIds: further.map(({ id }) => id),
      });
      const { pages } = await readPdf(bytes);
      const mapBottom = MARGIN + mapField(pageFormat, pageOrientation).height;
      const block = pages[0]?.texts.filter(({ y }) => y > mapBottom) ?? [];
      const found = block.map(({ text }) => text);
      expect(found).toEqual(expect.arrayContaining(['Kreis', 'Gemeinde', 'Gemarkung', 'Flur 3']));
      const numbers = [first, ...further].flatMap((parcel) =>
        parcel ? formatParcelNumber(parcel) : [],
      );
      const listed = found.flatMap((text) => text.split(', '));
      for (const number of numbers)
        expect(listed.map((one) => one.replace(',', ''))).toContain(number);
      expect(collisions(block)).toEqual([]);
      const isInBlock = ({ y }: PlacedText): boolean => y <= mapBottom + TITLE_BLOCK_HEIGHT;
      expect(block.filter((text) => !isInBlock(text)).map(({ text }) => text)).toEqual([
        'Fiktive Daten zur Erprobung – nicht für den Rechtsverkehr.',
        expect.stringMatching(/^Seite 1/),
      ]);
      const rules = (pages[0]?.lines ?? []).flatMap(([[x, y] = [0, 0], [x2, y2] = [0, 0]]) =>
        x === x2 && Math.abs(y2 - y - TITLE_BLOCK_HEIGHT) < 0.1 ? [x] : [],
      );
      expect(rules.length).toBeGreaterThanOrEqual(3);
      const near = block.filter((text) =>
        rules.some((x) => text.x < x + 1 && x - 1 < text.x + text.width),
      );
      expect(near.filter(isInBlock)).toEqual([]);
    },
  );

  it('says that the parcel is not shown completely, and only then', async () => {
    // Wider than A4 at 1:500.
    const wide = land.parcels.find(
      (parcel) => landEstimateOf(parcel) !== null && parcel.box[2] - parcel.box[0] > 100,
    );
    const says = async (selectedScale: number): Promise<boolean> => {
      const { pages } = await draw({ parcelId: wide?.id ?? '', selectedScale });
      return pages[0]?.text.includes('nicht ganz gezeigt') ?? false;
    };
    await expect(Promise.all([says(500), says(5000)])).resolves.toEqual([true, false]);
  });

  it('names the issuing office and the date of the data; the title has no stray dash', async () => {
    const { pages } = await draw({});
    const text = pages[0]?.text ?? '';
    for (const part of ['Katasteramt Lindenau', 'Am Markt 1', '15990 Lindenau']) {
      expect(text).toContain(part);
    }
    expect(text).toMatch(/Stand der Daten\s+01\.11\.2026/);
    expect(pages[0]?.texts.map((entry) => entry.text)).toContain(
      'Auszug aus dem Liegenschaftskataster',
    );
  });

  it('explains every sign of the land estimate on a page of its own', async () => {
    const { pages } = await draw({ kind: 'LAND_ESTIMATE_MAP' });
    expect(pages).toHaveLength(3);
    expect(pages[0]?.text).toContain('Seite 1 von 3');
    expect(pages[1]?.text).toContain('Seite 2 von 3');
    const signs = land.parcels.flatMap((parcel) => landEstimateOf(parcel)?.sign ?? []);
    const soils = new Set(signs.map((sign) => /^(Mo|S|Sl|lS|SL|sL|L)(?=\d|I)/.exec(sign)?.[0]));
    const explained = pages[1]?.texts.map(({ text }) => text) ?? [];
    for (const soil of soils) expect(explained).toContain(soil);
    for (const word of ['Zustandsstufe', 'Bodenstufe', 'Klimastufe', 'Wasserstufe', 'Ackerzahl']) {
      expect(pages[1]?.text).toContain(word);
    }
  });
});

describe('a parcel of several parts', () => {
  let parcel: LandParcel;

  beforeAll(() => {
    const found = land.parcels.find(({ polygons }) => polygons.length > 1);
    if (!found) throw new Error('The demo state has no parcel of several parts');
    parcel = found;
  });

  it.each([2000, 5000])('has its number on every part at 1:%i', async (selectedScale) => {
    const choice = position({ parcelId: parcel.id, pageFormat: 'A3', selectedScale });
    const { pages } = await draw(choice);
    const [west, , , north] = groundBoxOf([parcel], choice);
    const numbers = [formatParcelNumber(parcel), String(parcel.numerator)];
    const labels = (pages[0]?.texts ?? []).filter(({ text }) => numbers.includes(text));
    for (const rings of parcel.polygons) {
      const inside = labels.filter(({ x, y, width }) =>
        polygonContains(rings, [
          west + ((x + width / 2 - MARGIN) * selectedScale) / 1000,
          north - ((y - MARGIN) * selectedScale) / 1000,
        ]),
      );
      expect(inside.length).toBeGreaterThan(0);
    }
  });
});
