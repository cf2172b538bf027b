import { describe, expect, it } from 'vitest';
import { MARGIN, type PagePoint, sheetSize } from '@portal/tagged-pdf';
import { type PdfPageContent, readPdf } from '@portal/tagged-pdf/testing';
import { createLand } from '../../land/index.ts';
import { landEstimateOf, formatLandEstimate } from '../../land/land-estimate.ts';
import type { LandParcel, Ring } from '../../land/model.ts';
import { drawExtract, UnknownParcelError } from './draw-extract.ts';
import type { ExtractPosition } from '../model.ts';
import { boxAround, groundBoxAround, mapField, middle } from '../pdf/page-layout.ts';
import { scanCodes } from '../testing/scan-qr-codes.ts';
import { samplePosition } from '../testing/sample-position.ts';

const land = createLand({ parcels: 600 });
const home = some(({ use, polygons }) => use === 'residential' && polygons.length === 1);

function some(wanted: (parcel: LandParcel) => boolean): LandParcel {
  const found = land.parcels.find(wanted);
  if (!found) throw new Error('The demo state has no such parcel');
  return found;
}

const position = (given: Partial<ExtractPosition> = {}): ExtractPosition =>
  samplePosition(home.id, given);

async function draw(...positions: ExtractPosition[]) {
  const order = { orderNumber: '2026-000042', orderedAt: '2026-11-21T23:30:00Z', positions };
  return await readPdf(await drawExtract(land, order));
}

async function drawPage(given: Partial<ExtractPosition> = {}): Promise<PdfPageContent> {
  const { pages } = await draw(position(given));
  const [page] = pages;
  if (!page) throw new Error('No page');
  return page;
}

/** Smallest, over all drawn lines, of the largest distance in mm from the ring's expected position. */
function offBy(
  page: PdfPageContent,
  ring: Ring,
  west: number,
  north: number,
  scale: number,
): number {
  const wanted = ring
    .slice(0, -1)
    .map(
      ([x, y]): PagePoint => [
        MARGIN + ((x - west) * 1000) / scale,
        MARGIN + ((north - y) * 1000) / scale,
      ],
    );
  const off = page.lines
    .filter(({ length }) => length >= wanted.length)
    .map((line) =>
      wanted.reduce((worst, [x, y], index) => {
        const [atX = Infinity, atY = Infinity] = line[index] ?? [];
        return Math.max(worst, Math.hypot(atX - x, atY - y));
      }, 0),
    );
  return Math.min(...off);
}

const KINDS = [
  'CADASTRAL_MAP',
  'LAND_ESTIMATE_MAP',
  'PARCEL_RECORD',
  'OWNER_RECORD',
  'PROPERTY_RECORD',
] as const;

const cases = ([500, 1000, 2000, 5000] as const).flatMap((selectedScale) =>
  (['A4', 'A3'] as const).flatMap((pageFormat) =>
    (['PORTRAIT', 'LANDSCAPE'] as const).map((pageOrientation) => ({
      selectedScale,
      pageFormat,
      pageOrientation,
    })),
  ),
);

describe('the map extract', () => {
  it.each(cases)(
    'is drawn to scale: 1:$selectedScale $pageFormat $pageOrientation',
    async (choice) => {
      const page = await drawPage({ ...choice, colorPalette: 'BW' });
      const size = sheetSize(choice.pageFormat, choice.pageOrientation);
      expect(page.width).toBeCloseTo(size.width, 1);
      expect(page.height).toBeCloseTo(size.height, 1);
      const [x, y] = middle(home.box);
      const field = mapField(choice.pageFormat, choice.pageOrientation);
      const west = x - (field.width * choice.selectedScale) / 2000;
      const north = y + (field.height * choice.selectedScale) / 2000;
      const ring = home.polygons[0]?.[0] ?? [];
      expect(offBy(page, ring, west, north, choice.selectedScale)).toBeLessThan(0.05);
      expect(page.text).toContain(`1:${choice.selectedScale}`);
    },
  );

  it('draws 50 m as 50 mm at 1:1000, also on its scale bar', async () => {
    const page = await drawPage();
    const widths = page.lines
      .filter(({ length }) => length >= 4)
      .map((line) => {
        const [left, , right] = boxAround(line);
        return right - left;
      });
    expect(Math.min(...widths.map((width) => Math.abs(width - 50)))).toBeLessThan(0.01);
    expect(page.text).toMatch(/50 m\b/);
  });

  it('shows exactly the ordered print area', async () => {
    const choice = position({ selectedScale: 500 });
    const [x, y] = middle(home.box);
    const [west, south, east, north] = groundBoxAround([x + 17, y - 9], choice);
    const printArea = [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ] as const;
    const page = await drawPage({ ...choice, printArea });
    expect(offBy(page, home.polygons[0]?.[0] ?? [], west, north, 500)).toBeLessThan(0.05);
  });

  it('asks to be printed without scaling, and says beside the scale why (IN-5)', async () => {
    const map = await draw(position());
    expect(map.printScaling).toBe('None');
    expect(map.pages[0]?.text).toContain('maßstäblich nur bei 100 %');
    const record = await draw(position({ kind: 'PARCEL_RECORD' }));
    expect(record.printScaling).toBeNull();
  });

  it('uses grey only in black and white, and colour otherwise', async () => {
    const grey = /^#(..)\1\1$/;
    const bw = await drawPage({ colorPalette: 'BW' });
    expect(bw.colors.size).toBeGreaterThan(3);
    expect([...bw.colors].filter((color) => !grey.test(color))).toEqual([]);
    expect((await drawPage()).colors).toContain('#6a1fb0');
  });

  it('is tagged and has a title, a language and a text alternative of the map', async () => {
    const extract = await draw(position({ numberOfCopies: 3 }));
    expect(extract.title).toBe('Auszug aus dem Liegenschaftskataster – Liegenschaftskarte');
    expect(extract.language).toBe('de-DE');
    expect(extract.marked).toBe(true);
    const [page] = extract.pages;
    expect(page?.roles).toEqual(
      expect.arrayContaining(['Document', 'Sect', 'H1', 'Figure', 'L', 'LI']),
    );
    expect(page?.alternatives.join()).toContain('Liegenschaftskarte im Maßstab 1 zu 1000');
    for (const text of [home.id, '2026-000042', '22.11.2026', 'A4 Hochformat', 'Fiktive Daten']) {
      expect(page?.text).toContain(text);
    }
  });

  it.each(KINDS)('never calls the digital file of %s a printout (DOC-3)', async (kind) => {
    const printout = 'Ausdruck auf fälschungssicherem Papier';
    const textOf = async (orderPdf: boolean): Promise<string> => {
      const positions = [position({ kind, numberOfCopies: 2, orderPdf })];
      const order = { orderNumber: '2026-000042', orderedAt: '2026-11-21T23:30:00Z', positions };
      const { pages } = await readPdf(await drawExtract(land, order), 'text');
      return pages.map(({ text }) => text).join(' ');
    };
    const [digital, printed] = [await textOf(true), await textOf(false)];
    expect(digital).not.toContain('Ausdruck');
    expect(printed).toContain(printout);
    const seal = /Digitale Fassung \(PDF\),\s+elektronisch gesiegelt/;
    expect(digital).toMatch(seal);
    expect(printed.replace(printout, '')).toBe(digital.replace(seal, ''));
  });

  it.each([
    ['holes', some(({ polygons }) => polygons.some((part) => part.length > 1))],
    ['several parts', some(({ polygons }) => polygons.length > 1)],
    ['600 vertices', some(({ polygons }) => polygons.flat(2).length >= 600)],
  ])('draws every ring of a parcel with %s', async (_name, parcel) => {
    const page = await drawPage({ parcelId: parcel.id, colorPalette: 'BW' });
    const [west, , , north] = groundBoxAround(middle(parcel.box), position());
    for (const ring of parcel.polygons.flat()) {
      expect(offBy(page, ring, west, north, 1000)).toBeLessThan(0.05);
    }
  });
});

describe('documents without map', () => {
  const owners = land.owners(home.register.districtId, home.register.sheet);

  it('names the owners in the register extract', async () => {
    const extract = await draw(position({ kind: 'OWNER_RECORD' }));
    expect(extract.title).toContain('Eigentumsnachweis');
    for (const { name } of owners) expect(extract.pages[0]?.text).toContain(name);
    expect(extract.pages[0]?.text).toContain(home.register.sheet);
    expect(extract.pages[0]?.roles).toContain('H2');
  });

  it('names no owner in the description', async () => {
    const page = await drawPage({ kind: 'PARCEL_RECORD' });
    expect(page.text).toContain(home.id);
    for (const { name } of owners) expect(page.text).not.toContain(name);
  });
});

describe('the verification code (BEY-10)', () => {
  const verification = {
    code: '7K2M-Q0XA-93TB',
    url: 'http://localhost:8080/echtheit/7K2M-Q0XA-93TB',
  };
  const orderedAt = '2026-11-21T10:00:00Z';
  const drawWith = async (...positions: ExtractPosition[]) => {
    const order = { orderNumber: '2026-000042', orderedAt, verification, positions };
    return await readPdf(await drawExtract(land, order));
  };

  it('is on every page as text and as a QR code with a text alternative', async () => {
    const { pages } = await drawWith(position(), position({ kind: 'OWNER_RECORD' }));
    expect(pages).toHaveLength(3);
    for (const page of pages) {
      expect(page.text).toContain(verification.code);
      expect(page.alternatives.join()).toContain(`Echtheit mit dem Code ${verification.code}`);
    }
  });

  it('has a QR code with the address of the check', async () => {
    const positions = [position({ colorPalette: 'BW' }), position({ kind: 'OWNER_RECORD' })];
    const order = { orderNumber: '2026-000042', orderedAt, verification, positions };
    const scanned = await scanCodes(await drawExtract(land, order));
    expect(scanned).toEqual([verification.url, verification.url, verification.url]);
  });

  it('is left out without a code', async () => {
    expect((await drawPage()).text).not.toContain('Echtheit');
  });
});

describe('an order', () => {
  it('is one document with the pages of each position, a map followed by its description', async () => {
    const { pages } = await draw(
      position(),
      position({ kind: 'OWNER_RECORD' }),
      position({ pageFormat: 'A3', pageOrientation: 'LANDSCAPE' }),
    );
    expect(pages.map(({ width }) => Math.round(width))).toEqual([210, 210, 210, 420, 210]);
  });

  it('has the header of a later page behind a map, not a second letterhead (LOOK-3)', async () => {
    const { pages } = await draw(position());
    const [map, behind] = pages.map(({ text }) => text);
    expect(map).toContain('Am Markt 1');
    expect(behind).toContain('Liegenschaftskarte');
    expect(behind).toContain('Katasteramt Lindenau');
    expect(behind).not.toContain('Am Markt 1');
  });

  it('says in words what a map shows, on the last page (DATA-8)', async () => {
    const { pages } = await draw(position());
    const last = pages.at(-1)?.text ?? '';
    for (const said of [
      'Größe und Form',
      'Das Flurstück 1 ist 1.074 m² groß.',
      'Grenzen und Nachbarn',
      'Dort grenzt es an die Straße „Untere Reihe“ (Flurstück 3/3).',
      'Auf dem Blatt liegt es in der Mitte.',
      'Sie sind keine Auskunft über den genauen Verlauf der Grenze.',
    ]) {
      expect(last).toContain(said);
    }
  });

  it('is rejected when a parcel is unknown', async () => {
    await expect(draw(position({ parcelId: '_'.repeat(20) }))).rejects.toThrow(UnknownParcelError);
  });
});

describe('a map with the land estimate', () => {
  const farmland = some((parcel) => parcel.area > 3000 && landEstimateOf(parcel) !== null);
  const written = formatLandEstimate(landEstimateOf(farmland) ?? { sign: '', values: [0, 0] });

  it('shows class and values of the parcel on the map and as text', async () => {
    const given = { parcelId: farmland.id, selectedScale: 5000 };
    const page = await drawPage({ ...given, kind: 'LAND_ESTIMATE_MAP' });
    expect(page.text).toContain('Liegenschaftskarte mit Bodenschätzung');
    expect(page.text.split(written).length).toBeGreaterThan(2);
    expect(page.alternatives.join(' ')).toContain(`Bodenschätzung des Flurstücks: ${written}`);
    const plain = await drawPage(given);
    expect(plain.text).not.toContain('Bodenschätzung');
    expect(page.lines.length).toBeGreaterThan(plain.lines.length);
  });

  it('shows that a residential parcel is not estimated', async () => {
    const page = await drawPage({ kind: 'LAND_ESTIMATE_MAP' });
    expect(page.text).toContain('nicht geschätzt');
  });
});
