import type { BulkStore } from '../db/database.ts';
import { copyRows, wordVector } from './copy-rows.ts';
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

const rowOf = ({ street, zipCode, city }: StreetName) => ({
  street_key: searchKey(street),
  zip_code: zipCode,
  city_key: searchKey(city),
  street,
  city,
  words: wordVector([...new Set([...wordKeys(street, city), zipCode])].filter(Boolean)),
  street_words: wordVector(wordKeys(street)),
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

/** Fills a table of streets. */
export async function insertStreets(
  store: BulkStore,
  table: string,
  list: StreetList,
  onBatch?: () => Promise<void>,
): Promise<void> {
  const streets = list.rows();
  const { batch } = store.loading;
  for (let from = 0; from < streets.length; from += batch) {
    await copyRows(store, table, streets.slice(from, from + batch).map(rowOf));
    await onBatch?.();
  }
}
