import type { BulkStore } from '../db/database.ts';
import { copyRows, wordVector } from './copy-rows.ts';
import { nameIdentity, plainKey, searchKey } from './keys.ts';
import { wordKeys } from './words.ts';

/** The table of streets; it is derived from the addresses. */
export const STREETS = 'streets';

/** A street as people read it. */
export interface StreetName {
  readonly street: string;
  readonly zipCode: string;
  readonly city: string;
}

/** A street of the list. */
interface ListedStreet extends StreetName {
  /** Distinguishes streets whose keys are the same but not their names (FIND-1). */
  readonly variant: number;
}

const rowOf = ({ street, zipCode, city, variant }: ListedStreet) => ({
  street_key: searchKey(street),
  zip_code: zipCode,
  city_key: searchKey(city),
  variant,
  street_plain: plainKey(street),
  city_plain: plainKey(city),
  street,
  city,
  words: wordVector([...new Set([...wordKeys(street, city), zipCode])].filter(Boolean)),
  street_words: wordVector(wordKeys(street)),
});

/** Collects the streets of the addresses; the first spelling of a street is used. */
export class StreetList {
  readonly #byKey = new Map<string, Map<string, ListedStreet>>();
  readonly #spellings = new Map<string, number>();

  /** @returns the variant of each street */
  add(streets: readonly StreetName[]): readonly number[] {
    return streets.map((street) => {
      const spelling = [street.street, street.zipCode, street.city].join('\n');
      // Millions of addresses share few streets: only a new spelling is normalised.
      const known = this.#spellings.get(spelling);
      if (known !== undefined) return known;
      const { variant } = this.#find(street);
      this.#spellings.set(spelling, variant);
      return variant;
    });
  }

  #find(street: StreetName): ListedStreet {
    const key = [searchKey(street.street), street.zipCode, searchKey(street.city)].join('\n');
    const identity = [nameIdentity(street.street), nameIdentity(street.city)].join('\n');
    const variants = this.#byKey.get(key) ?? new Map<string, ListedStreet>();
    this.#byKey.set(key, variants);
    const listed = variants.get(identity) ?? { ...street, variant: variants.size };
    variants.set(identity, listed);
    return listed;
  }

  /** All streets, each once. */
  rows(): readonly ListedStreet[] {
    return [...this.#byKey.values()].flatMap((variants) => [...variants.values()]);
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
