import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { parcelIdOf, smallCadastre } from '../testing/small-cadastre.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { importCadastre } from './import.ts';
import { surroundingsIn } from './surroundings.ts';

type Boxes = Parameters<typeof surroundingsIn>[1];

/** Parcels 114/2, 114/10 and 9, with a house on the first and a shed on the others. */
const ROW: Boxes = [
  [
    [395_000, 5_795_000],
    [395_060, 5_795_020],
  ],
];

const SHED: Boxes = [
  [
    [395_036, 5_795_001],
    [395_037, 5_795_019],
  ],
];

describe('the surroundings of parcels (DATA-8)', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
    await migrate(database);
    await importCadastre(database, smallCadastre());
  });
  afterAll(() => database.close());

  it('are the buildings near them, and the uses and streets of the parcels around', async () => {
    const { buildings, parcels } = await surroundingsIn(database, ROW);
    expect(buildings?.map(({ houseNumber }) => houseNumber)).toEqual(['12 a, 12 b', null]);
    expect(buildings?.[0]?.geometry).toMatchObject({ type: 'MultiPolygon' });
    expect(parcels?.map(({ parcelNumber, uses, street }) => [parcelNumber, uses, street])).toEqual([
      ['9', ['Straßenverkehr', 'Weg'], 'Am Berg'],
      ['114/2', ['Wohnbaufläche'], null],
      ['114/10', ['Wohnbaufläche'], null],
    ]);
    expect(parcels?.[0]).toMatchObject({ parcelId: parcelIdOf(9), localSubdistrict: 'Lindenau' });
  });

  it('are each named once, however many boxes they are in', async () => {
    const boxes = Array.from({ length: 100 }, () => [...SHED, ...ROW]).flat();
    expect((await surroundingsIn(database, boxes)).buildings).toHaveLength(2);
    expect((await surroundingsIn(database, SHED)).buildings).toHaveLength(1);
  });

  it('have no building far away from all of them, and that is known', async () => {
    const far: Boxes = [
      [
        [396_000, 5_796_000],
        [396_001, 5_796_001],
      ],
    ];
    expect((await surroundingsIn(database, far)).buildings).toEqual([]);
  });

  it('say nothing of buildings where there are too many', async () => {
    await database.transaction(async (transaction) => {
      await transaction.query(
        `insert into buildings select 'many ' || n, null, geometry, bounds from buildings, generate_series(1, 2001) n where id = 'B2'`,
      );
    });
    expect((await surroundingsIn(database, SHED)).buildings).toBeNull();
    const { buildings } = await surroundingsIn(database, [
      [
        [395_000, 5_795_000],
        [395_010, 5_795_010],
      ],
    ]);
    expect(buildings).toHaveLength(1);
  });

  it('say nothing of buildings when the source publishes none', async () => {
    await database.query('delete from buildings');
    const { buildings, parcels } = await surroundingsIn(database, ROW);
    expect(buildings).toBeNull();
    expect(parcels).toHaveLength(3);
  });
});
