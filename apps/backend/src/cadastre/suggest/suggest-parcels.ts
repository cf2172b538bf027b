import type { Suggestion } from '@portal/api';
import type { Queryable, Row, SqlValue } from '../../db/database.ts';
import { searchKey } from '../keys.ts';
import { placeName, sectionText } from '../parcels.ts';
import { everyWord } from '../words.ts';
import type { TypedParcel } from './typed-text.ts';

/** Without a section all parcels of a subdistrict are compared, so that fewer subdistricts are read. */
const SUBDISTRICTS = { withSection: 20, withoutSection: 4 } as const;

/** Sections that are suggested for the name of a subdistrict alone. */
const MAX_SECTIONS = 4;

interface SubdistrictRow extends Row {
  id: string;
  name: string;
  municipality: string | null;
}

interface NumberRow extends Row {
  subdistrict_id: string;
  section: number;
  numerator: number | null;
  denominator: number | null;
}

/** Subdistricts that match a condition, those that match the other one first. Both are texts of a `tsquery`. */
function findSubdistricts(
  store: Queryable,
  query: string,
  preferred: string,
  limit: number,
): Promise<SubdistrictRow[]> {
  return store.query<SubdistrictRow>(
    `select id, name, municipality from subdistricts where words @@ $1::tsquery
     order by words @@ $2::tsquery desc, length(name), name, id limit $3`,
    [query, preferred, limit],
  );
}

const findSubdistrict = (store: Queryable, id: string): Promise<SubdistrictRow[]> =>
  store.query<SubdistrictRow>('select id, name, municipality from subdistricts where id = $1', [
    id,
  ]);

function suggestionOf(row: NumberRow, subdistrict: SubdistrictRow): Suggestion {
  const { section, numerator, denominator } = row;
  const parcelNumber = denominator ? `${numerator}/${denominator}` : `${numerator ?? ''}`;
  return {
    type: 'PARCEL',
    label: placeName(subdistrict.name, section, parcelNumber),
    ...(subdistrict.municipality ? { detail: subdistrict.municipality } : {}),
    parcel: {
      localSubdistrictId: subdistrict.id,
      cadastralSection: sectionText(section),
      parcelNumber,
    },
  };
}

/**
 * Parcels with this number, and its fractions when no denominator was typed. Each subdistrict is read on its own by the
 * index of the natural order: for all of them together the planner would read every parcel of the state.
 */
function findNumbers(
  store: Queryable,
  ids: string,
  { section, numerator, denominator }: TypedParcel,
  limit: number,
): Promise<NumberRow[]> {
  const values: SqlValue[] = [ids, limit];
  const conditions = ['p.subdistrict_id = wanted.id'];
  for (const [column, value] of Object.entries({ section, numerator, denominator })) {
    if (value !== null) conditions.push(`p.${column} = $${values.push(value)}`);
  }
  return store.query<NumberRow>(
    `select found.* from jsonb_array_elements_text($1::jsonb) with ordinality as wanted(id, place)
     cross join lateral (
       select p.subdistrict_id, p.section, p.numerator, p.denominator from parcels p
       where ${conditions.join(' and ')} order by p.section, p.numerator, p.denominator limit $2) found
     order by wanted.place, found.section, found.numerator, found.denominator limit $2`,
    values,
  );
}

/** The first sections of each subdistrict; each is found by the index, without reading the parcels of the subdistrict. */
function findSections(
  store: Queryable,
  ids: string,
  section: number | null,
  limit: number,
): Promise<NumberRow[]> {
  return store.query<NumberRow>(
    `select wanted.id as subdistrict_id, found.section, null as numerator, null as denominator
     from jsonb_array_elements_text($1::jsonb) with ordinality as wanted(id, place)
     cross join lateral (
       with recursive sections as (
         (select p.section from parcels p
          where p.subdistrict_id = wanted.id and p.section >= coalesce($2::integer, 0) order by p.section limit 1)
         union all
         select (select min(p.section) from parcels p where p.subdistrict_id = wanted.id and p.section > s.section)
         from sections s where s.section is not null)
       select section from sections where section is not null and ($2::integer is null or section = $2) limit $3) found
     order by wanted.place, found.section limit $4`,
    [ids, section, section === null ? MAX_SECTIONS : 1, limit],
  );
}

/** Parcels and sections. Reads the indexes of `subdistricts` and `parcels`. */
export async function suggestParcels(
  store: Queryable,
  typed: TypedParcel,
  limit: number,
): Promise<readonly Suggestion[]> {
  const query = everyWord(typed.names);
  if (query === null && typed.subdistrictId === null) return [];
  const whole = `'${searchKey(typed.names.join(' '))}'`;
  const most = typed.section === null ? SUBDISTRICTS.withoutSection : SUBDISTRICTS.withSection;
  // The name alone is no parcel: only a whole name is worth a list of its sections.
  const isName = typed.section === null && typed.numerator === null;
  const subdistricts =
    typed.subdistrictId === null
      ? await findSubdistricts(store, isName || query === null ? whole : query, whole, most)
      : await findSubdistrict(store, typed.subdistrictId);
  const byId = new Map(subdistricts.map((one) => [one.id, one]));
  if (byId.size === 0) return [];
  const ids = JSON.stringify([...byId.keys()]);
  const rows =
    typed.numerator === null
      ? await findSections(store, ids, typed.section, limit)
      : await findNumbers(store, ids, typed, limit);
  return rows.flatMap((row) => {
    const subdistrict = byId.get(row.subdistrict_id);
    return subdistrict ? [suggestionOf(row, subdistrict)] : [];
  });
}
