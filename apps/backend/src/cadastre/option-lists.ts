import type { DistrictOption, SubdistrictOption } from '@portal/api';
import { normalizeTyped } from '@portal/order-flow';
import type { Queryable, Row } from '../db/database.ts';
import { everyWord, wordsOf } from './words.ts';

/** Which options of a list are returned. */
export interface OptionFilter {
  /** Beginnings of the words of a name, or the beginning of a number; all options without it. */
  readonly search?: string;
  /** Maximum number of options; without it, all. */
  readonly limit?: number;
}

/**
 * The options of a table with an id, a name and the words of the name. Names that begin with the text come first; when
 * they are enough, the index on names reads no others.
 */
async function list<Option extends Row>(
  store: Queryable,
  table: 'subdistricts' | 'districts',
  columns: string,
  { search: typed = '', limit }: OptionFilter,
): Promise<Option[]> {
  const search = normalizeTyped(typed);
  const words = everyWord(wordsOf(search));
  if (words === null) {
    return store.query<Option>(`select ${columns} from ${table} order by name, id limit $1`, [
      limit ?? null,
    ]);
  }
  if (limit !== undefined) {
    const beginning = `${search.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
    const options = await store.query<Option>(
      `select ${columns} from (
         select * from ${table} where lower(name) like $1 order by lower(name) using ~<~, id limit $2) as found
       order by name, id`,
      [beginning, limit],
    );
    if (options.length === limit) return options;
  }
  return store.query<Option>(
    `select ${columns} from ${table} where words @@ $1::tsquery or id like $2
     order by starts_with(lower(name), lower($3)) desc, name, id limit $4`,
    [
      words,
      /^\d+$/.test(search) ? `${search.replace(/^\d{2}(?=\d{4}$)/, '')}%` : null,
      search,
      limit ?? null,
    ],
  );
}

/** The options of searches: local subdistricts and land registry districts, by name (BIG-4). */
export function optionLists(store: Queryable) {
  return {
    /** Local subdistricts (Gemarkungen). */
    subdistricts: (filter: OptionFilter = {}): Promise<SubdistrictOption[]> =>
      list<SubdistrictOption & Row>(
        store,
        'subdistricts',
        'id as "localSubdistrictId", name as label, municipality, county',
        filter,
      ),

    /** Land registry districts (Grundbuchbezirke). */
    districts: (filter: OptionFilter = {}): Promise<DistrictOption[]> =>
      list<DistrictOption & Row>(
        store,
        'districts',
        'id as "landRegisterDistrictId", name as label',
        filter,
      ),
  };
}

/** The option lists as a service. */
export type OptionLists = ReturnType<typeof optionLists>;
