import type { Suggestion } from '@portal/api';
import type { ParcelNumber, WrittenPlace } from '@portal/written-parcels';
import type { Queryable, Row, SqlValue } from '../../db/database.ts';
import { searchKey } from '../keys.ts';
import { placeName, sectionText } from '../parcels.ts';
import { everyWord, wordsOf } from '../words.ts';

/** The suggestion of a parcel or section. */
export type ParcelSuggestion = Extract<Suggestion, { type: 'PARCEL' }>;

/** Without a section all parcels of a subdistrict are compared, so that fewer subdistricts are read. */
const SUBDISTRICTS = { withSection: 20, withoutSection: 4 } as const;

/** Texts beside a number that are tried as the name of its subdistrict. */
const MOST_NAMES = 6;

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

/** Subdistricts whose name has every word, or begins with the name that has it as a whole first. */
function findSubdistricts(
  store: Queryable,
  name: string,
  isWhole: boolean,
  limit: number,
): Promise<SubdistrictRow[]> {
  const whole = `'${searchKey(name)}'`;
  const query = isWhole ? whole : everyWord(wordsOf(name));
  if (query === null || searchKey(name) === '') return Promise.resolve([]);
  return store.query<SubdistrictRow>(
    `select id, name, municipality from subdistricts where words @@ $1::tsquery
     order by words @@ $2::tsquery desc, length(name), name, id limit $3`,
    [query, whole, limit],
  );
}

/** The subdistrict with a key; a name that was written beside it must be its own, so that no other one is found (FIND-1). */
async function findByKey(
  store: Queryable,
  { key, names, isNamed }: WrittenPlace,
): Promise<SubdistrictRow[]> {
  const query = isNamed ? everyWord(wordsOf(names[0] ?? '')) : null;
  return store.query<SubdistrictRow>(
    `select id, name, municipality from subdistricts where id = $1 and ($2::text is null or words @@ $2::text::tsquery)`,
    [key, query],
  );
}

/** The subdistricts that a place may be: those of the first possible name that exists, in the named municipality first. */
async function subdistrictsOf(
  store: Queryable,
  place: WrittenPlace,
  isWhole: boolean,
  limit: number,
): Promise<readonly SubdistrictRow[]> {
  if (place.key !== null) return findByKey(store, place);
  for (const name of place.names.slice(0, MOST_NAMES)) {
    const found = await findSubdistricts(store, name, isWhole, limit);
    if (found.length === 0) continue;
    const wanted = searchKey(place.municipality ?? '');
    const isIn = ({ municipality }: SubdistrictRow) =>
      wanted !== '' && searchKey(municipality ?? '') === wanted;
    return found.toSorted((one, other) => Number(isIn(other)) - Number(isIn(one)));
  }
  return [];
}

function suggestionOf(row: NumberRow, subdistrict: SubdistrictRow): ParcelSuggestion {
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
  { section, numerator, denominator }: ParcelNumber,
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

/** A parcel or section of a place. */
export interface TypedParcel {
  readonly place: WrittenPlace;
  readonly number: ParcelNumber;
}

/** Parcels and sections. Reads the indexes of `subdistricts` and `parcels`. */
export async function suggestParcels(
  store: Queryable,
  { place, number }: TypedParcel,
  limit: number,
): Promise<readonly ParcelSuggestion[]> {
  const { section, numerator } = number;
  const most = section === null ? SUBDISTRICTS.withoutSection : SUBDISTRICTS.withSection;
  // The name alone is no parcel: only a whole name is worth a list of its sections.
  const isName = section === null && numerator === null;
  const subdistricts = await subdistrictsOf(store, place, isName, most);
  const byId = new Map(subdistricts.map((one) => [one.id, one]));
  if (byId.size === 0) return [];
  const ids = JSON.stringify([...byId.keys()]);
  const rows =
    numerator === null
      ? await findSections(store, ids, section, limit)
      : await findNumbers(store, ids, number, limit);
  return rows.flatMap((row) => {
    const subdistrict = byId.get(row.subdistrict_id);
    return subdistrict ? [suggestionOf(row, subdistrict)] : [];
  });
}
