import { importCadastre } from '../../../apps/backend/src/cadastre/import.ts';
import type { Database } from '../../../apps/backend/src/db/database.ts';
import { migrate } from '../../../apps/backend/src/db/migrate.ts';
import { openPglite } from '../../../apps/backend/src/db/pglite.ts';
import { openPostgres } from '../../../apps/backend/src/db/postgres.ts';
import { startPostgres } from '../../../apps/backend/src/testing/postgres-server.ts';
import { type Figure, report } from '../figure.ts';
import { demoSource } from './demo-source.ts';
import { searchTimes } from './searches.ts';

/*
 * Searches and import by the number of parcels (BIG-4): `pnpm bench:scale [parcels] [--embedded]`, 100,000 by default,
 * compared with 3,000 in the same run. 3,200,000 parcels take about half an hour and 10 GB of disk.
 */

const SMALL = 3000;
/** A search may take so many times as long as with `SMALL` parcels. */
const MOST = 2;
/** Times below this, in ms, are noise of the machine. */
const NOISE_MS = 1;
const MEGABYTE = 1024 * 1024;

const [count = '100000'] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const parcels = Number(count);
const isEmbedded = process.argv.includes('--embedded');

interface Imported {
  readonly seconds: number;
  readonly indexMegabytes: number;
  readonly totalMegabytes: number;
  readonly memoryMegabytes: number;
}

async function importInto(database: Database, size: number): Promise<Imported> {
  await migrate(database);
  let memory = 0;
  const observer = setInterval(() => {
    memory = Math.max(memory, process.memoryUsage().rss);
  }, 100);
  const began = performance.now();
  await importCadastre(database, demoSource(size), (text) => {
    if (process.stdout.isTTY) process.stdout.write(`\r${text}   `);
  });
  const seconds = (performance.now() - began) / 1000;
  clearInterval(observer);
  const [bytes] = await database.query<{ indexes: number; total: number }>(
    `select sum(pg_indexes_size(oid))::float8 as indexes, sum(pg_total_relation_size(oid))::float8 as total from pg_class
     where relname in ('parcels', 'addresses', 'streets', 'subdistricts', 'districts', 'authorities')`,
  );
  return {
    seconds,
    indexMegabytes: (bytes?.indexes ?? 0) / MEGABYTE,
    totalMegabytes: (bytes?.total ?? 0) / MEGABYTE,
    memoryMegabytes: memory / MEGABYTE,
  };
}

async function open() {
  if (isEmbedded) {
    const database = await openPglite(null);
    return { database, close: () => database.close() };
  }
  const server = await startPostgres({ durable: false });
  const database = openPostgres(server.url, () => undefined);
  return {
    database,
    close: async () => {
      await database.close();
      await server.remove();
    },
  };
}

async function measure() {
  const [small, large] = [await open(), await open()];
  try {
    await importInto(small.database, SMALL);
    const imported = await importInto(large.database, parcels);
    return { imported, times: await searchTimes(small.database, large.database) };
  } finally {
    await small.close();
    await large.close();
  }
}

const { imported, times } = await measure();
const plain = (what: string, value: number, unit: string): Figure => ({
  what,
  value,
  unit,
  digits: 0,
});
const ratios = [...times].map(([kind, { small, large }]): Figure => {
  const note = `${large.toFixed(2)} ms to ${small.toFixed(2)} ms`;
  const value = Math.max(NOISE_MS, large) / Math.max(NOISE_MS, small);
  return { what: kind, value, unit: '×', digits: 2, atMost: MOST, note };
});
const store = isEmbedded ? 'embedded database' : 'PostgreSQL';
report(`${parcels} parcels compared with ${SMALL}, ${store}: median times of searches`, ratios);
report(`${parcels} parcels, ${store}`, [
  plain('parcels imported per second, generation included', parcels / imported.seconds, ''),
  plain('import', imported.seconds, 's'),
  plain('indexes', imported.indexMegabytes, 'MB'),
  plain('tables and indexes', imported.totalMegabytes, 'MB'),
  plain('memory of the importing process', imported.memoryMegabytes, 'MB'),
]);
