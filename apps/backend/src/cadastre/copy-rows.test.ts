import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { copyRows, wordVector } from './copy-rows.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.query('create table copied (id integer, note text, words tsvector)');
});
afterAll(() => database.close());

it('adds rows with every kind of character by COPY (BIG-4)', async () => {
  const notes = ['a\tb', 'a\nb\r', 'a\\b', '\\N', '\\.', 'Straße "5"', '', null];
  const words = wordVector(["o'brien", 'a\\b', 'weg']);
  await copyRows(
    database,
    'copied',
    notes.map((note, id) => ({ id, note, words })),
  );
  const rows = await database.query<{ note: string | null }>('select note from copied order by id');
  expect(rows.map(({ note }) => note)).toEqual(notes);
  const found = await database.query(
    `select 1 from copied where words = array_to_tsvector(array['o''brien', 'a\\b', 'weg'])`,
  );
  expect(found).toHaveLength(notes.length);
});
