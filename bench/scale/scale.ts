import { importCadastre } from '../../apps/backend/src/cadastre/import.ts';
import type { Database } from '../../apps/backend/src/db/database.ts';
import { migrate } from '../../apps/backend/src/db/migrate.ts';
import { openPglite } from '../../apps/backend/src/db/pglite.ts';
import { openPostgres } from '../../apps/backend/src/db/postgres.ts';
import { startPostgres } from '../../apps/backend/src/testing/postgres-server.ts';
import { type Figure, report } from '../figure.ts';
import { demoSource } from './demo-source.ts';
import { searchTimes } from './searches.ts';

/*
 * Searches and import by the number of parcels (BIG-4): `pnpm bench scale [parcels ...] [--embedded]`, each compared with
 * 3,000 in the same run; 100,000 and 3,200,000 without numbers, which take 10 to 30 minutes and 10 GB of disk.
 */

const SMALL = 3000;
/** A search may take so many times as long as with `SMALL` parcels. */
const MOST = 2;
const DEFAULT_SIZES = [100_000, 3_200_000];
/** Times below this, in ms, are noise of the machine. */
const NOISE_MS = 1;
const MEGABYTE = 1024 * 1024;
/** Memory of the importing process, in MB. */
const MOST_MEGABYTES = 4096;

const counts = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const sizes = counts.length > 0 ? counts.map(Number) : DEFAULT_SIZES;
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
  await importCadastre(database, demoSource(size), {
    report: (text) => {
      if (process.stdout.isTTY) process.stdout.write(`\r${text}   `);
    },
  });
  const seconds = (performance.now() - began) / 1000;
  clearInterval(observer);
  const [bytes] = await database.query<{ indexes: number; total: number }>(
    `select sum(pg_indexes_size(oid))::float8 as indexes, sum(pg_total_relation_size(oid))::float8 as total from pg_class
     where relname in ('parcels', 'addresses', 'buildings', 'streets', 'subdistricts', 'districts', 'authorities')`,
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

const plain = (what: string, value: number, unit: string): Figure => ({
  what,
  value,
  unit,
  digits: 0,
});

async function measure(small: Database, parcels: number): Promise<void> {
  const { database, close } = await open();
  try {
    const imported = await importInto(database, parcels);
    const times = await searchTimes(small, database);
    const ratios = [...times].map(([kind, time]): Figure => {
      const note = `${time.large.toFixed(2)} ms to ${time.small.toFixed(2)} ms`;
      const value = Math.max(NOISE_MS, time.large) / Math.max(NOISE_MS, time.small);
      return { what: kind, value, unit: '×', digits: 2, atMost: MOST, note };
    });
    const store = isEmbedded ? 'embedded database' : 'PostgreSQL';
    report(`${parcels} parcels compared with ${SMALL}, ${store}: median times of searches`, ratios);
    report(`${parcels} parcels, ${store}`, [
      plain('parcels imported per second, generation included', parcels / imported.seconds, ''),
      plain('import', imported.seconds, 's'),
      plain('indexes', imported.indexMegabytes, 'MB'),
      plain('tables and indexes', imported.totalMegabytes, 'MB'),
      {
        ...plain('memory of the importing process', imported.memoryMegabytes, 'MB'),
        atMost: MOST_MEGABYTES,
      },
    ]);
  } finally {
    await close();
  }
}

const small = await open();
try {
  await importInto(small.database, SMALL);
  for (const parcels of sizes) await measure(small.database, parcels);
} finally {
  await small.close();
}
