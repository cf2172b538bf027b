import { createLand, type LandParcel } from '@portal/demo-cadastre/land';
import { samplePosition } from '@portal/demo-cadastre/testing';
import { readPdf } from '@portal/tagged-pdf/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importCadastre } from '../../apps/backend/src/cadastre/import.ts';
import { findParcels } from '../../apps/backend/src/cadastre/parcels.ts';
import { surroundingsIn } from '../../apps/backend/src/cadastre/surroundings.ts';
import type { Database } from '../../apps/backend/src/db/database.ts';
import { migrate } from '../../apps/backend/src/db/migrate.ts';
import { openTestDatabase } from '../../apps/backend/src/testing/test-database.ts';
import { boxesAround } from '../../apps/portal/src/parcels/boxes-around.ts';
import { sentencesOf } from '../../apps/portal/src/parcels/words/sentences.ts';
import { demoSource } from '../../bench/scale/demo-source.ts';
import { drawExtract } from '../../packages/demo-cadastre/src/extracts/documents/draw-extract.ts';
import { parcelInWords } from '../../packages/demo-cadastre/src/description/parcel-in-words.ts';

const PARCELS = 600;

/** Every so many parcels is compared. */
const STEP = 5;

const land = createLand({ parcels: PARCELS });

/** The ground on the sheet, which the parcel is in the middle of. */
const sheetOf = ({ labelPoint: [x, y] }: LandParcel) =>
  [x - 95, y - 118.5, x + 95, y + 118.5] as const;

describe('a parcel described by the portal and in the PDF (DATA-8)', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
    await migrate(database);
    await importCadastre(database, demoSource(PARCELS));
  }, 120_000);
  afterAll(() => database.close());

  /** What the portal says, by its own calls of the backend. */
  const saidByPortal = async (one: LandParcel) => {
    const [parcel] = await findParcels(database, [one.id]);
    if (!parcel) throw new Error(`There is no parcel ${one.id}.`);
    const surroundings = await surroundingsIn(database, boxesAround([parcel]));
    return sentencesOf(parcel, surroundings, sheetOf(one), 'de');
  };

  it('has the same sentences', { timeout: 300_000 }, async () => {
    const some = land.parcels.filter((_, index) => index % STEP === 0);
    const subjects = new Set<string>();
    for (const parcel of some) {
      const said = await saidByPortal(parcel);
      expect(said).toEqual(parcelInWords(land, parcel, sheetOf(parcel)));
      for (const { sentences } of said) for (const one of sentences) subjects.add(one);
    }
    // Of each kind there is one at least.
    const all = [...subjects].join('\n');
    expect(all).toMatch(/das Gebäude Nummer \d/);
    expect(all).toMatch(/ein Gebäude mit/);
    expect(all).toContain('Auf dem Flurstück steht kein Gebäude.');
    expect(all).toMatch(/die Straße „.+“ \(Flurstück/);
    expect(all).toMatch(/\(Wohnbaufläche\)/);
  });

  it('has the sentences that are written in the PDF', { timeout: 60_000 }, async () => {
    const home = land.parcels.find(
      ({ use, polygons }) => use === 'residential' && polygons.length === 1,
    );
    if (!home) throw new Error('The demo state has no home.');
    const orderedAt = '2026-11-21T23:30:00Z';
    const positions = [samplePosition(home.id, {})];
    const order = { orderNumber: '2026-000042', orderedAt, positions };
    const { pages } = await readPdf(await drawExtract(land, order));
    const written = pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join(' ');
    for (const { subject, sentences } of await saidByPortal(home)) {
      if (subject === 'sheet') continue;
      for (const sentence of sentences) expect(written).toContain(sentence);
    }
  });
});
