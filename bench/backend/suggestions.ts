import { searches } from '../../apps/backend/src/cadastre/searches.ts';
import { insertStreets, STREETS, StreetList } from '../../apps/backend/src/cadastre/streets.ts';
import { suggestions } from '../../apps/backend/src/cadastre/suggest/suggestions.ts';
import { wordKeys } from '../../apps/backend/src/cadastre/words.ts';
import type { Database } from '../../apps/backend/src/db/database.ts';
import { migrate } from '../../apps/backend/src/db/migrate.ts';
import { openPglite } from '../../apps/backend/src/db/pglite.ts';
import { openPostgres } from '../../apps/backend/src/db/postgres.ts';
import { startPostgres } from '../../apps/backend/src/testing/postgres-server.ts';
import { type Figure, quantile, report } from '../figure.ts';
import { placeNames } from '../place-names.ts';

/*
 * Time of one suggestion (JRN-6) while a text is typed letter by letter, in both databases. `pnpm exec node bench/backend/suggestions.ts 3200000`
 * measures another number of addresses and parcels; `--trigram` compares with an index on trigrams.
 */

const HOUSES_PER_STREET = 20;
const STREETS_PER_CITY = 60;
const PARCELS_PER_SUBDISTRICT = 1500;
const SECTIONS = 12;

/** Budget of one answer in ms: with the debounce of 100 ms, suggestions appear while people type. */
const P95_MS = 50;
const MAX_MS = 300;

/** Street names that nearly every town has. */
const COMMON = [
  'Hauptstraße',
  'Dorfstraße',
  'Schulstraße',
  'Bahnhofstraße',
  'Gartenweg',
  'Am Markt',
];
const ENDINGS = ['straße', 'weg', 'allee', 'er Straße', 'ring', 'platz', 'er Weg', 'gasse'];

/** Texts as people type them; each is measured from its third letter on. */
const TEXTS = [
  'Lindenallee 5, Lindenau',
  'hauptstr 12 lindenbach',
  'Berliner Straße 7',
  'Lindenau 3 114/1',
  'Gemarkung Großberg Flur 3 Flurstück 114',
  'Straße',
  '15990 Schulstraße',
  'am markt 1',
  'muehlaustrasse 5 a',
];

function streetsOf(count: number): StreetList {
  const names = placeNames(1000);
  const cities = Math.ceil(count / STREETS_PER_CITY);
  const list = new StreetList();
  const batch = Array.from({ length: count }, (_, index) => {
    const city = index % cities;
    const place = Math.floor(index / cities);
    const ending = ENDINGS[(place + city) % ENDINGS.length] ?? '';
    return {
      street: COMMON[place] ?? `${names[(place * 37 + city * 11) % names.length] ?? ''}${ending}`,
      zipCode: String(10_000 + (city % 80_000)),
      city: `${names[city % names.length] ?? ''}${city < names.length ? '' : ` ${Math.floor(city / names.length)}`}`,
    };
  });
  list.add(batch);
  return list;
}

/** Fills the index as an import would; parcels are all the same square. */
async function fill(database: Database, count: number): Promise<void> {
  await database
    .transaction(async (transaction) => {
      await transaction.liftTimeLimits();
      await transaction.query(`drop table ${STREETS}_bench`).catch(() => undefined);
    })
    .catch(() => undefined);
  await database.transaction(async (transaction) => {
    await transaction.liftTimeLimits();
    await transaction.query(`create table ${STREETS}_bench (like ${STREETS} including all)`);
    await insertStreets(transaction, `${STREETS}_bench`, streetsOf(count / HOUSES_PER_STREET));
    await transaction.query(`drop table ${STREETS}`);
    await transaction.query(`alter table ${STREETS}_bench rename to ${STREETS}`);
    await transaction.query(
      `insert into addresses (parcel_id, zip_code, city_key, street_key, variant, house_number_key, house_number, number_from, number_to)
       select 'p' || s.street_key || h, s.zip_code, s.city_key, s.street_key, s.variant, h::text, h::text, h, h
       from ${STREETS} s, generate_series(1, ${HOUSES_PER_STREET}) h`,
    );
    const subdistricts = Math.ceil(count / PARCELS_PER_SUBDISTRICT);
    const names = placeNames(subdistricts).map((name, index) => ({
      id: String(index),
      name,
      words: wordKeys(name),
    }));
    await transaction.query(
      `insert into subdistricts select id, name, '1', null, array_to_tsvector(words)
       from jsonb_to_recordset($1::jsonb) as r(id text, name text, words text[])`,
      [JSON.stringify(names)],
    );
    await transaction.query(
      `insert into parcels select 'b' || n, (n % ${subdistricts})::text, 'x', (n / ${subdistricts}) % ${SECTIONS} + 1,
         n / ${subdistricts * SECTIONS} + 1, n % 3, 1, '1', '1', 1, '1', '{}'::jsonb, box(point(0, 0), point(1, 1))
       from generate_series(0, ${count - 1}) n`,
    );
    for (const table of ['addresses', 'subdistricts', 'parcels']) {
      await transaction.query(`analyze ${table}`);
    }
  });
}

const prefixesOf = (text: string): string[] =>
  Array.from({ length: text.length - 2 }, (_, index) => text.slice(0, index + 3));

interface Times {
  readonly all: readonly number[];
  readonly slowest: string;
}

async function measure(ask: (text: string) => Promise<unknown>): Promise<Times> {
  const times: { text: string; ms: number }[] = [];
  for (const text of TEXTS.flatMap(prefixesOf)) {
    await ask(text);
    const began = performance.now();
    await ask(text);
    times.push({ text, ms: performance.now() - began });
  }
  const sorted = times.toSorted((one, other) => other.ms - one.ms);
  return { all: times.map(({ ms }) => ms), slowest: sorted[0]?.text ?? '' };
}

function figuresOf(what: string, { all, slowest }: Times, isBudgeted: boolean): Figure[] {
  const figure = (name: string, value: number, atMost: number, note: string): Figure => ({
    what: `${what}, ${name}`,
    value,
    unit: 'ms',
    digits: 1,
    ...(isBudgeted ? { atMost } : {}),
    note,
  });
  return [
    figure('median', quantile(all, 0.5), P95_MS, `${all.length} texts`),
    figure('95 %', quantile(all, 0.95), P95_MS, ''),
    figure('slowest', Math.max(...all), MAX_MS, `"${slowest}"`),
  ];
}

/** The alternative: one text per street with an index on trigrams. PostgreSQL only: it needs an extension. */
async function measureTrigrams(database: Database): Promise<Times> {
  await database.transaction(async (transaction) => {
    await transaction.liftTimeLimits();
    await transaction.query('create extension if not exists pg_trgm');
    await transaction.query(
      `create table street_texts as select s.*, array_to_string(tsvector_to_array(words), ' ') as text from ${STREETS} s`,
    );
    await transaction.query('create index on street_texts using gin (text gin_trgm_ops)');
    await transaction.query('analyze street_texts');
  });
  return measure((text) => {
    const words = wordKeys(text).slice(1);
    const conditions = words.map((_, index) => `text like $${index + 1}`).join(' and ');
    return database.query(
      `select street, city from (select * from street_texts where ${conditions || 'false'} limit 1000) c
       order by length(street_key), street limit 8`,
      words.map((word) => `%${word}%`),
    );
  });
}

async function measureDatabase(name: string, database: Database, count: number, trigram: boolean) {
  await migrate(database);
  const began = performance.now();
  await fill(database, count);
  const seconds = Math.round((performance.now() - began) / 1000);
  process.stdout.write(`${name}: ${count} addresses and parcels created in ${seconds} s\n`);
  const search = searches(database, { landCode: '12' });
  const suggest = suggestions(database, search.parcelAt, '12');
  const figures = figuresOf(`${name}, ${count}`, await measure((text) => suggest({ text })), true);
  if (!trigram) return figures;
  return [
    ...figures,
    ...figuresOf(`${name}, ${count}, trigrams`, await measureTrigrams(database), false),
  ];
}

const asked = process.argv.slice(2).map(Number).filter(Number.isInteger);
const sizes = asked.length > 0 ? asked : [100_000];
const trigram = process.argv.includes('--trigram');
const stores = process.argv.find((argument) => argument.startsWith('--only='))?.slice(7);

const figures: Figure[] = [];
for (const count of sizes) {
  if (stores !== 'postgres') {
    const embedded = await openPglite(null);
    figures.push(...(await measureDatabase('embedded', embedded, count, false)));
    await embedded.close();
  }
  if (stores !== 'embedded') {
    const server = await startPostgres();
    try {
      const database = openPostgres(server.url, () => undefined);
      figures.push(...(await measureDatabase('PostgreSQL', database, count, trigram)));
      await database.close();
    } finally {
      await server.remove();
    }
  }
}
report('Suggestions while typing', figures);
