import type { Queryable } from '../db/database.ts';
import { searchKey } from './keys.ts';
import { wordKeys } from './words.ts';

/** The table of streets; it is derived from the addresses. */
export const STREETS = 'streets';

/** A street as people read it. */
export interface StreetName {
  readonly street: string;
  readonly zipCode: string;
  readonly city: string;
}

/** Rows per statement; in the embedded database a search waits for at most one statement. */
const BATCH = 500;

const rowOf = ({ street, zipCode, city }: StreetName) => ({
  street_key: searchKey(street),
  zip_code: zipCode,
  city_key: searchKey(city),
  street,
  city,
  words: [...new Set([...wordKeys(street, city), zipCode])].filter(Boolean),
  street_words: wordKeys(street),
});

/** Collects the streets of the addresses; the first spelling of a street is used. */
export class StreetList {
  readonly #byKey = new Map<string, StreetName>();
  readonly #spellings = new Set<string>();

  add(streets: readonly StreetName[]): void {
    for (const street of streets) {
      const names = [street.street, street.zipCode, street.city];
      const spelling = names.join('\n');
      // Millions of addresses share few streets: only a new spelling is normalised.
      if (this.#spellings.has(spelling)) continue;
      this.#spellings.add(spelling);
      const key = names.map(searchKey).join(' ');
      if (!this.#byKey.has(key)) this.#byKey.set(key, street);
    }
  }

  /** All streets, each once. */
  rows(): readonly StreetName[] {
    return [...this.#byKey.values()];
  }
}

/** Creates and fills a table of streets. */
export async function insertStreets(
  store: Queryable,
  table: string,
  list: StreetList,
  onBatch?: () => Promise<void>,
): Promise<void> {
  await store.query(`create table ${table} (like ${STREETS} including all)`);
  const streets = list.rows();
  for (let from = 0; from < streets.length; from += BATCH) {
    await store.query(
      `insert into ${table} select street_key, zip_code, city_key, street, city,
         array_to_tsvector(words), array_to_tsvector(street_words)
       from jsonb_to_recordset($1::jsonb)
         as r(street_key text, zip_code text, city_key text, street text, city text, words text[], street_words text[])`,
      [JSON.stringify(streets.slice(from, from + BATCH).map(rowOf))],
    );
    await onBatch?.();
  }
  await store.query(`analyze ${table}`);
}
