import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openPglite } from '../db/pglite.ts';
import { openPostgres } from '../db/postgres.ts';
import { RetryLater } from '../jobs/job.ts';
import type { FeaturePort, SourceFeature } from '../ports/features.ts';
import { type PostgresServer, startPostgres } from '../testing/postgres-server.ts';
import { parcelIdOf, smallCadastre } from '../testing/small-cadastre.ts';
import { importCadastre, refreshCadastre, verifyIndex } from './import.ts';
import { RunSuperseded } from './import-lock.ts';
import { countRows } from './staging.ts';

const COUNTS = { parcels: 6, addresses: 4, subdistricts: 1, districts: 1, authorities: 1 };

/** The small cadastre with one feature per page and a given area for parcel 114/2. */
function sourceWith(area: number, onParcel: (index: number) => Promise<void>): FeaturePort {
  const changed = (feature: SourceFeature): SourceFeature =>
    feature.properties.flstkennz === parcelIdOf(114, 2)
      ? { ...feature, properties: { ...feature.properties, flaeche: area } }
      : feature;
  return {
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

function testLock(open: () => Database): void {
  const areaOf = async (numerator: number, denominator: number): Promise<number | undefined> => {
    const [row] = await open().query<{ area: number }>(
      'select area from parcels where parcel_id = $1',
      [parcelIdOf(numerator, denominator)],
    );
    return row?.area;
  };
  const expireLock = () =>
    open().query(`update cadastre_lock set expires_at = clock_timestamp() - interval '1 second'`);
  const runTables = () =>
    open().query(`select tablename from pg_tables where tablename ~ '_run_|_next'`);

  beforeEach(async () => {
    await migrate(open());
    await importCadastre(open(), source(400), () => undefined);
    await refreshCadastre(open(), source(400));
  });

  it('lets only one run at a time read the source', async () => {
    const first = suspendedSource(500);
    const running = refreshCadastre(open(), first.port);
    await first.suspended;
    let reads = 0;
    const second = sourceWith(600, async () => void (reads += 1));
    await expect(refreshCadastre(open(), second)).rejects.toThrow(RetryLater);
    expect(reads).toBe(0);
    first.resume();
    expect(await running).toBe(true);
    expect(await areaOf(114, 2)).toBe(500);
  });

  it('refuses a run that was suspended for longer than its lease', async () => {
    const first = suspendedSource(500);
    const running = refreshCadastre(open(), first.port);
    const outcome = running.catch((error: unknown) => String(error));
    await first.suspended;
    await expireLock();
    expect(await refreshCadastre(open(), source(600))).toBe(true);
    first.resume();
    expect(await outcome).toMatch(/taken over|does not exist/);
    expect(await areaOf(114, 2)).toBe(600);
    expect(await countRows(open())).toEqual(COUNTS);
    expect(await runTables()).toEqual([]);
    expect(await verifyIndex(open())).toEqual([]);
  });

  it('refuses a swap after the lock was lost, even when the staging tables are complete', async () => {
    const stolen = sourceWith(500, async () => undefined);
    const last: FeaturePort = {
      async *pages(collection) {
        yield* stolen.pages(collection);
        if (collection === 'authorities') {
          await open().query(`update cadastre_lock set owner = 'another run'`);
        }
      },
    };
    await expect(refreshCadastre(open(), last)).rejects.toThrow(RunSuperseded);
    expect(await areaOf(114, 2)).toBe(400);
    await open().query('delete from cadastre_lock');
  });

  it('compares the staging tables with the source before the swap', async () => {
    const lossy: FeaturePort = {
      async *pages(collection) {
        yield* source(500).pages(collection);
        if (collection !== 'authorities') return;
        const [table] = await open().query<{ name: string }>(
          `select tablename as name from pg_tables where tablename like 'parcels_run_%'`,
        );
        if (table) await open().query(`delete from ${table.name} where numerator = 9`);
      },
    };
    await expect(refreshCadastre(open(), lossy)).rejects.toThrow('parcels is incomplete');
    expect(await areaOf(114, 2)).toBe(400);
    expect(await runTables()).toEqual([]);
  });

  it('finds lost rows at the start and repairs them with the next refresh', async () => {
    expect(await verifyIndex(open())).toEqual([]);
    await open().query('delete from parcels where numerator = 114');
    await open().query('delete from addresses');
    expect(await verifyIndex(open())).toEqual(['parcels', 'addresses']);
    expect(await refreshCadastre(open(), source(400))).toBe(true);
    expect(await countRows(open())).toEqual(COUNTS);
    expect(await refreshCadastre(open(), source(400))).toBe(false);
  });
}

describe('import lock in the embedded database', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openPglite(null);
  });
  afterAll(() => database.close());
  testLock(() => database);
});

describe('import lock in PostgreSQL', () => {
  let server: PostgresServer;
  let database: Database;
  beforeAll(async () => {
    server = await startPostgres();
    database = openPostgres(server.url, () => undefined);
  }, 60_000);
  afterAll(async () => {
    await database.close();
    await server.remove();
  });
  testLock(() => database);
});
