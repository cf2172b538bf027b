import { describe, expect, it } from 'vitest';
import { checkPdfUa, readPdf, rolesOf } from '@portal/tagged-pdf/testing';
import { createLand } from '../../land/index.ts';
import type { Land, LandParcel } from '../../land/model.ts';
import type { ProductKind } from '../model.ts';
import { formatArea } from '../pdf/parcel-description.ts';
import { drawExtract } from './draw-extract.ts';
import { samplePosition } from '../testing/sample-position.ts';

const land = createLand();
const [first] = land.parcels;
if (!first) throw new Error('The demo state has no parcel');

async function draw(kind: ProductKind, parcelId = first?.id ?? '', source: Land = land) {
  const orderedAt = '2026-11-21T10:00:00Z';
  const order = {
    orderNumber: '2026-000042',
    orderedAt,
    positions: [samplePosition(parcelId, { kind })],
  };
  const bytes = await drawExtract(source, order);
  return {
    ...(await readPdf(bytes, 'text')),
    roles: rolesOf(bytes),
    violations: checkPdfUa(bytes),
  };
}

describe('the property record (DOC-1)', () => {
  const sheet = land.parcels.filter(
    ({ register }) => register.districtId === '4101' && register.sheet === '1',
  );

  it('lists all 344 parcels of a booking sheet in one document with page numbers', async () => {
    expect(sheet).toHaveLength(344);
    const { pages, title, roles, violations } = await draw('PROPERTY_RECORD', sheet[200]?.id);
    expect(title).toBe('Auszug aus dem Liegenschaftskataster – Grundstücksnachweis');
    expect(pages.length).toBeGreaterThan(5);
    pages.forEach(({ text }, index) => {
      expect(text).toContain(`Seite ${index + 1} von ${pages.length}`);
    });
    const text = pages.map((page) => page.text).join(' ');
    for (const use of ['Flurstücks- und Eigentumsnachweis', 'Flurstücksnachweis']) {
      expect(text).not.toContain(use);
    }
    const total = sheet.reduce((sum, { area }) => sum + area, 0);
    expect(text).toContain('Gemeinde Lindenau');
    expect(text.split(formatArea(total))).toHaveLength(3);
    // One header and one total besides the parcels, and the owners with their header.
    expect(roles.get('TR')).toBe(344 + 2 + 2);
    expect(violations).toEqual([]);
  });

  it('names every owner with share and date of birth', async () => {
    const heirs = land.parcels.find(
      ({ register }) => land.owners(register.districtId, register.sheet).length === 3,
    );
    const { pages } = await draw('PROPERTY_RECORD', heirs?.id);
    const owners = land.owners(heirs?.register.districtId ?? '', heirs?.register.sheet ?? '');
    for (const { name } of owners) expect(pages[0]?.text).toContain(name);
    expect(pages[0]?.text.split('1/3')).toHaveLength(4);
  });
});

describe('owners and places on records (PAGE-8)', () => {
  const ownersOf = ({ register }: LandParcel) => land.owners(register.districtId, register.sheet);
  const house = land.parcels.find(
    (parcel) => parcel.register.sheet !== '1' && ownersOf(parcel).every(({ address }) => address),
  );
  const unknown = land.parcels.find((parcel) => ownersOf(parcel).some(({ address }) => !address));

  it.each(['OWNER_RECORD', 'PROPERTY_RECORD'] as const)(
    '%s names the address of every owner, and says where the cadastre has none',
    async (kind) => {
      if (!house || !unknown) throw new Error('The demo state has no such owners');
      const textOf = async ({ id }: LandParcel): Promise<string> =>
        (await draw(kind, id)).pages.map(({ text }) => text.replaceAll(/\s+/g, ' ')).join(' ');
      const text = await textOf(house);
      for (const { address } of ownersOf(house)) expect(text).toContain(address);
      expect(text).not.toContain('im Kataster nicht geführt');
      expect(await textOf(unknown)).toContain('im Kataster nicht geführt');
    },
  );

  it.each(['PARCEL_RECORD', 'OWNER_RECORD', 'PROPERTY_RECORD'] as const)(
    '%s names municipality and county',
    async (kind) => {
      const { pages } = await draw(kind);
      const text = pages[0]?.text.replaceAll(/\s+/g, ' ');
      expect(text).toContain('Kreis Landkreis Lindenau');
      expect(text).toContain('Gemeinde Lindenau');
    },
  );

  it('has the mark of the state on every kind of document', async () => {
    const shape = { path: 'M0 0h10v10H0Z', fill: 'ink', stroke: null, strokeWidth: 1 };
    const issuer = { ...land.issuer, mark: { viewBox: [0, 0, 10, 10], shapes: [shape] } } as const;
    const order = { orderNumber: '2026-000042', orderedAt: '2026-11-21T10:00:00Z' };
    for (const kind of ['CADASTRAL_MAP', 'OWNER_RECORD'] as const) {
      const positions = [samplePosition(house?.id ?? '', { kind })];
      const bytes = await drawExtract({ ...land, issuer }, { ...order, positions });
      const { pages } = await readPdf(bytes);
      expect(pages[0]?.alternatives).toContain(`Zeichen: ${land.issuer.state}`);
      expect(checkPdfUa(bytes)).toEqual([]);
    }
  });

  it.each(['OWNER_RECORD', 'PARCEL_RECORD', 'PROPERTY_RECORD'] as const)(
    '%s has what a notary copies: kind of booking and number of the entry (LOOK-3)',
    async (kind) => {
      const { register, id } = house ?? first;
      const onSheet = land.parcelsOnSheet(register.districtId, register.sheet);
      const number =
        onSheet
          .map((one) => one.id)
          .toSorted()
          .indexOf(id) + 1;
      const { pages } = await draw(kind, id);
      const text = pages.map((page) => page.text.replaceAll(/\s+/g, ' ')).join(' ');
      expect(text).toContain('Buchungsart Grundstück');
      const entry = kind === 'PROPERTY_RECORD' ? 'lfd. Nr.' : `Laufende Nummer ${number}`;
      expect(text).toContain(entry);
    },
  );

  it('has the name of the ordered product as its title (DOC-1)', async () => {
    const order = { orderNumber: '2026-000042', orderedAt: '2026-11-21T10:00:00Z' };
    const title = 'Eigentumsauskunft';
    const positions = [samplePosition(house?.id ?? '', { kind: 'OWNER_RECORD', title })];
    const found = await readPdf(await drawExtract(land, { ...order, positions }), 'text');
    expect(found.title).toContain(title);
    expect(found.pages[0]?.texts.map(({ text }) => text)).toContain(title);
  });
});

describe('a parcel on several booking sheets (DATA-4)', () => {
  const building = land.parcels.find(({ register }) => register.furtherSheets !== undefined);
  const { districtId = '', sheet = '', furtherSheets = [] } = building?.register ?? {};
  const sheets = [sheet, ...furtherSheets];

  it.each(['OWNER_RECORD', 'PROPERTY_RECORD'] as const)(
    'has all sheets and the owners of each in %s',
    async (kind) => {
      const { pages, violations } = await draw(kind, building?.id);
      const text = pages.map((page) => page.text).join(' ');
      expect(sheets).toHaveLength(3);
      expect(text.replaceAll(/\s+/g, ' ')).toContain(`Buchungsblätter ${sheets.join(', ')}`);
      for (const one of sheets) {
        for (const { name } of land.owners(districtId, one)) expect(text).toContain(name);
      }
      expect(violations).toEqual([]);
    },
  );

  it('is on each of them', () => {
    for (const one of sheets) expect(land.parcelsOnSheet(districtId, one)).toContain(building);
  });
});

describe('the parcel record (DOC-5)', () => {
  it('has letterhead, page number, date of the data and all addresses', async () => {
    const addresses = Array.from({ length: 12 }, (_, index) => ({
      zipCode: '15990',
      city: 'Lindenau',
      street: 'Am Anger',
      houseNumber: `${index + 1}`,
      parcelId: first.id,
      position: first.labelPoint,
    }));
    const { pages } = await draw('PARCEL_RECORD', first.id, {
      ...land,
      addressesOf: () => addresses,
    });
    const text = pages[0]?.text ?? '';
    for (const { houseNumber } of addresses) {
      expect(text).toContain(`Am Anger ${houseNumber}, 15990 Lindenau`);
    }
    for (const part of [
      'Katasteramt Lindenau',
      'Am Markt 1, 15990 Lindenau',
      'Seite 1 von 1',
      'Stand der Daten: 01.11.2026',
      'Tatsächliche Nutzung',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('shows an area below one square metre as such', () => {
    expect([0.06, 0.6, 1, 1234.4].map(formatArea)).toEqual([
      'unter 1 m²',
      'unter 1 m²',
      '1 m²',
      '1.234 m²',
    ]);
  });
});
