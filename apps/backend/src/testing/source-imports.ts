import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { refreshCadastre } from '../cadastre/import.ts';
import { readCadastreMonitoring } from '../cadastre/import-report.ts';
import { readCadastreSettings } from '../config/cadastre-settings.ts';
import type { Database, Row } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { cadastreSource } from '../ports/cadastre-source.ts';
import { nrwParcels } from './published-shapes.ts';
import { type PublishedFeature, startPublishedSource } from './published-source.ts';
import { openTestDatabase } from './test-database.ts';

/** Land code, CRS and extent of three states. */
const STATES = {
  nrw: {
    landCode: '05',
    projection: 'EPSG:25832',
    extent: [280_000, 5_560_000, 540_000, 5_840_000],
  },
  hamburg: {
    landCode: '02',
    projection: 'EPSG:25832',
    extent: [540_000, 5_910_000, 600_000, 5_960_000],
  },
  brandenburg: {
    landCode: '12',
    projection: 'EPSG:25833',
    extent: [240_000, 5_690_000, 490_000, 5_940_000],
  },
} as const;

/** A source whose collections are all missing, except for the parcels. */
export const PARCELS_ONLY = {
  parcels: { id: 'flurstueck' },
  addresses: null,
  subdistricts: null,
  districts: null,
  authorities: null,
};

/** What an import has led to. */
interface Outcome {
  /** Whether the index was replaced; the message of the error when the import failed. */
  readonly result: boolean | string;
  readonly parcels: number;
  /** The failure that monitoring shows. */
  readonly failure: string | null;
}

/** Imports published sources over HTTP into one database, which is emptied before each test of the file. */
export function sourceImports() {
  const folder = mkdtempSync(join(tmpdir(), 'portal-source-'));
  let database: Database;
  let source: Awaited<ReturnType<typeof startPublishedSource>>;
  beforeAll(async () => {
    database = await openTestDatabase();
    await migrate(database);
  });
  beforeEach(async () => {
    for (const table of ['cadastre_imports', 'cadastre_reports', 'parcels', 'addresses']) {
      await database.query(`delete from ${table}`);
    }
  });
  afterEach(() => source.close());
  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const count = async (table: string): Promise<number> =>
    (await database.query<{ n: number }>(`select count(*)::int as n from ${table}`))[0]?.n ?? 0;
  const monitoring = () => readCadastreMonitoring(database);

  /** Imports the source by a `cadastre.json` with these keys. */
  const importBy = async (
    file: object = { collections: PARCELS_ONLY },
    state: keyof typeof STATES = 'nrw',
    env: Readonly<Record<string, string>> = {},
  ): Promise<boolean> => {
    const path = join(folder, 'cadastre.json');
    writeFileSync(path, JSON.stringify({ url: source.url, ...file }));
    const { landCode, ...map } = STATES[state];
    const settings = readCadastreSettings(path, env, { landCode, map });
    return refreshCadastre(database, cadastreSource(settings, [5, 5]), { rules: settings.rules });
  };

  return {
    /** Starts the service of the next imports. */
    start: async (collections: Readonly<Record<string, readonly PublishedFeature[]>>) => {
      source = await startPublishedSource(collections);
      return source;
    },
    /** The same with parcels of North Rhine-Westphalia. */
    startNrw: async (features: readonly PublishedFeature[] = nrwParcels(120)) => {
      source = await startPublishedSource({ flurstueck: features });
      return source;
    },
    importBy,
    outcome: async (file?: object): Promise<Outcome> => {
      const result = await importBy(file).catch((error: unknown) =>
        error instanceof Error ? error.message : String(error),
      );
      return { result, parcels: await count('parcels'), failure: (await monitoring()).failure };
    },
    count,
    monitoring,
    query: (statement: string) => database.query<Row>(statement),
  };
}
