import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { RetryLater } from '../jobs/job.ts';
import type { FeaturePort, SourceFeature } from '../ports/features.ts';
import { parcelIdOf, smallCadastre } from '../testing/small-cadastre.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { importCadastre, refreshCadastre, verifyIndex } from './import.ts';
import { RunSuperseded } from './import-lock.ts';
import { countRows } from './tables.ts';

const COUNTS = {
  parcels: 6,
  addresses: 4,
  buildings: 2,
  subdistricts: 1,
  districts: 1,
  authorities: 1,
};

/** The small cadastre with one feature per page and a given area for parcel 114/2. */
function sourceWith(area: number, onParcel: (index: number) => Promise<void>): FeaturePort {
  const changed = (feature: SourceFeature): SourceFeature =>
    feature.properties.flstkennz === parcelIdOf(114, 2)
      ? { ...feature, properties: { ...feature.properties, flaeche: area } }
      : feature;
  return {
    version: async () => null,
    async *pages(collection) {
      for await (const { features, matched } of smallCadastre().pages(collection)) {
        for (const [index, feature] of features.entries()) {
          if (collection === 'parcels') await onParcel(index);
          yield { features: [changed(feature)], matched };
        }
      }
    },
  };
}

const source = (area: number) => sourceWith(area, async () => undefined);

/** A source that stops in the middle of its second read, that of the import, until it is resumed. */
function suspendedSource(area: number) {
  const suspended = Promise.withResolvers<void>();
  const resumed = Promise.withResolvers<void>();
  let reads = 0;
  const port = sourceWith(area, async (index) => {
    if (index === 0) reads += 1;
    if (reads < 2 || index !== 3) return;
    suspended.resolve();
    await resumed.promise;
  });
  return { port, suspended: suspended.promise, resume: resumed.resolve };
}

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const areaOf = async (numerator: number, denominator: number): Promise<number | undefined> => {
  const [row] = await database.query<{ area: number }>(
    'select area from parcels where parcel_id = $1',
    [parcelIdOf(numerator, denominator)],
  );
  return row?.area;
};
const expireLock = () =>
  database.query(`update cadastre_lock set expires_at = clock_timestamp() - interval '1 second'`);
const runTables = () =>
  database.query(`select tablename from pg_tables where tablename ~ '_run_|_next'`);

describe('import lock (BIG-2)', () => {
  beforeEach(async () => {
    await migrate(database);
    await importCadastre(database, source(400));
    await refreshCadastre(database, source(400));
  });

  it('lets only one run at a time read the source', async () => {
    const first = suspendedSource(500);
    const running = refreshCadastre(database, first.port);
    await first.suspended;
    let reads = 0;
    const second = sourceWith(600, async () => void (reads += 1));
    await expect(refreshCadastre(database, second)).rejects.toThrow(RetryLater);
    expect(reads).toBe(0);
    first.resume();
    expect(await running).toBe(true);
    expect(await areaOf(114, 2)).toBe(500);
  });

  it('refuses a run that was suspended for longer than its lease', async () => {
    const first = suspendedSource(500);
    const running = refreshCadastre(database, first.port);
    const outcome = running.catch((error: unknown) => String(error));
    await first.suspended;
    await expireLock();
    expect(await refreshCadastre(database, source(600))).toBe(true);
    first.resume();
    expect(await outcome).toMatch(/taken over|does not exist/);
    expect(await areaOf(114, 2)).toBe(600);
    expect(await countRows(database)).toEqual(COUNTS);
    expect(await runTables()).toEqual([]);
    expect(await verifyIndex(database)).toEqual([]);
  });

  it('refuses a swap after the lock was lost, even when the staging tables are complete', async () => {
    const stolen = sourceWith(500, async () => undefined);
    const last: FeaturePort = {
      version: async () => null,
      async *pages(collection) {
        yield* stolen.pages(collection);
        if (collection === 'authorities') {
          await database.query(`update cadastre_lock set owner = 'another run'`);
        }
      },
    };
    await expect(refreshCadastre(database, last)).rejects.toThrow(RunSuperseded);
    expect(await areaOf(114, 2)).toBe(400);
    await database.query('delete from cadastre_lock');
  });

  it('compares the staging tables with the source before the swap', async () => {
    const lossy: FeaturePort = {
      version: async () => null,
      async *pages(collection) {
        yield* source(500).pages(collection);
        if (collection !== 'authorities') return;
        const [table] = await database.query<{ name: string }>(
          `select tablename as name from pg_tables where tablename like 'parcels_run_%'`,
        );
        if (table) await database.query(`delete from ${table.name} where numerator = 9`);
      },
    };
    await expect(refreshCadastre(database, lossy)).rejects.toThrow('parcels is incomplete');
    expect(await areaOf(114, 2)).toBe(400);
    expect(await runTables()).toEqual([]);
  });

  it('finds lost rows at the start and repairs them with the next refresh', async () => {
    expect(await verifyIndex(database)).toEqual([]);
    await database.query('delete from parcels where numerator = 114');
    await database.query('delete from addresses');
    expect(await verifyIndex(database)).toEqual(['parcels', 'addresses']);
    expect(await refreshCadastre(database, source(400))).toBe(true);
    expect(await countRows(database)).toEqual(COUNTS);
    expect(await refreshCadastre(database, source(400))).toBe(false);
  });
});
