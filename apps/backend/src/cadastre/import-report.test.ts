import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database, Queryable, Row } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { readCadastreMonitoring, saveSuccess } from './import-report.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await migrate(database);
});
afterAll(() => database.close());

it('never reports an attempt without its parcels, also when the import ends meanwhile (DATA-3)', async () => {
  const importing: Queryable = {
    ...database,
    query: async <T extends Row>(...parameters: Parameters<Queryable['query']>) => {
      const rows = await database.query<T>(...parameters);
      await database.query(
        `insert into cadastre_imports (id, fingerprint, parcels) values (1, 'f', 7) on conflict (id) do nothing`,
      );
      await saveSuccess(database, new Date(0));
      return rows;
    },
  };
  expect(await readCadastreMonitoring(importing)).toMatchObject({ parcels: 0, attemptedAt: null });
  expect(await readCadastreMonitoring(database)).toMatchObject({
    parcels: 7,
    attemptedAt: '1970-01-01T00:00:00.000Z',
  });
});
