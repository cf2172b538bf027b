import type { Suggestion } from '@portal/api';
import {
  comparePoints,
  type HouseNumber,
  houseNumberBounds,
  parseHouseNumber,
} from '@portal/order-flow';
import type { Queryable, Row } from '../../db/database.ts';
import { matchedHouses } from '../houses.ts';
import { nameIdentity, prefixKey, searchKey } from '../keys.ts';
import { anyWord, everyWholeWord, everyWord, wordsOf } from '../words.ts';
import type { TypedAddress } from './typed-text.ts';

/**
 * Streets that are ranked, of one typed word and of several; streets whose houses are read, and houses of each street that are compared.
 * Streets of one word are read in the order of their names, so that the whole name is always among them.
 */
const LIMITS = { startingWith: 250, candidates: 1000, streets: 40, houses: 40 } as const;

interface AddressRow extends Row {
  street: string;
  zip_code: string;
  city: string;
  house_number: string;
}

/**
 * The matching streets: the whole name first, then names that start with a typed word, then the others. The number of
 * ranked candidates bounds the time when a short text matches a large part of all streets.
 */
const streetsSql = (condition: string): string => `
  select * from (
    select s.street, s.zip_code, s.city, s.street_key, s.city_key, s.variant,
      s.street_key = any(array(select jsonb_array_elements_text($2::jsonb))) as is_whole
    from streets s where s.words @@ $1::tsquery ${condition} limit ${LIMITS.candidates}
  ) as candidate
  order by is_whole desc,
    street_key like any(array(select jsonb_array_elements_text($3::jsonb))) desc,
    city_key = any(array(select jsonb_array_elements_text($2::jsonb))) desc,
    length(street_key), street, city, zip_code`;

/**
 * Streets whose name starts with the only typed word, the whole name first. The index of names reads as many as are ranked; the
 * index of words would read all that match.
 */
const STARTS_SQL = `
  select street, zip_code, city, '' as house_number from (
    select street, zip_code, city, street_key from streets where street_key like $1
    order by street_key using ~<~ limit ${LIMITS.startingWith}
  ) as candidate
  order by street_key = $2 desc, length(street_key), street, city, zip_code
  limit $3`;

/**
 * Houses of these streets that have a whole number in common with the typed house number; at least one word must be of the street, as
 * each city has the same house numbers. A street that has the whole name excludes those that begin with it (FIND-1).
 */
const housesSql = (condition: string): string => `
  with found as (${streetsSql(`and s.street_words @@ $6::tsquery ${condition}`)} limit ${LIMITS.streets})
  select f.street, f.zip_code, f.city, h.house_number
  from (
    select row_number() over () as place, found.* from found where is_whole or not exists (select 1 from found where is_whole)
  ) f cross join lateral (
    select a.house_number, min(a.number_from) as number_from, min(a.number_to) as number_to from addresses a
    where a.street_key = f.street_key and a.zip_code = f.zip_code and a.city_key = f.city_key
      and a.variant = f.variant and a.number_from <= $5 and a.number_to >= $4 and a.house_number <> ''
    group by a.house_number order by 2, 3, 1 limit ${LIMITS.houses}) h
  order by f.place, h.number_from, h.number_to, h.house_number`;

/** Whether all numbers of a street were typed, also with the word before as one: `Weg 12` is not meant by `Weg 1` (FIND-1). */
const hasNumbers = (street: string, words: readonly string[]): boolean => {
  const typed = new Set(words.map(searchKey));
  return wordsOf(street).every(
    (word, index, all) =>
      !/^\d/.test(word) ||
      typed.has(word) ||
      typed.has(searchKey(`${all[index - 1] ?? ''}${word}`)),
  );
};

/** Streets that are spelled as they were typed first: `Amberg` before `Am Berg`. */
function asSpelledFirst(rows: readonly AddressRow[], words: readonly string[]) {
  const typed = ` ${nameIdentity(words.join(' '))} `;
  const isSpelled = ({ street }: AddressRow): boolean =>
    typed.includes(` ${nameIdentity(street)} `);
  return [...rows.filter(isSpelled), ...rows.filter((row) => !isSpelled(row))];
}

/** Whether a house has the number and a letter that was not typed: people may not know it. */
const addsLetter = (published: HouseNumber, typed: HouseNumber): boolean => {
  if (typed.kind === 'OTHER' || published.kind === 'OTHER') return false;
  const [one, ...more] = typed.parts;
  const [house] = published.parts;
  return (
    more.length === 0 &&
    one !== undefined &&
    house !== undefined &&
    one.from.letter === '' &&
    comparePoints(one.from, one.to) === 0 &&
    comparePoints(one.from, { ...house.from, letter: '' }) === 0
  );
};

/** The houses with the typed number, and with a letter in the same streets after them; no others (FIND-1). */
function rankHouses(rows: readonly AddressRow[], typed: HouseNumber): readonly AddressRow[] {
  const matched = matchedHouses(rows, typed);
  const streetOf = ({ street, zip_code, city }: AddressRow): string =>
    [street, zip_code, city].join('\n');
  const streets = new Set(matched.map(({ house }) => streetOf(house)));
  const found = new Set(matched.map(({ house }) => house));
  const withLetter = rows.filter(
    (row) =>
      !found.has(row) &&
      streets.has(streetOf(row)) &&
      addsLetter(parseHouseNumber(row.house_number), typed),
  );
  return [...found, ...withLetter];
}

function suggestionOf({ street, zip_code, city, house_number }: AddressRow): Suggestion {
  return {
    type: 'ADDRESS',
    label: house_number ? `${street} ${house_number}` : street,
    detail: [zip_code, city].filter(Boolean).join(' '),
    address: { zipCode: zip_code, city, streetName: street, houseNumber: house_number },
  };
}

/** @param condition of the streets, besides the words */
async function suggestOf(
  store: Queryable,
  { words, houseNumber }: TypedAddress,
  limit: number,
  condition: string,
): Promise<readonly Suggestion[]> {
  const query = everyWord(words);
  if (query === null) return [];
  const [only] = words;
  if (only !== undefined && words.length === 1 && houseNumber === null && condition === '') {
    const values = [`${prefixKey(only)}%`, searchKey(only), limit];
    const rows = await store.query<AddressRow>(STARTS_SQL, values);
    if (rows.length === limit) return rows.map(suggestionOf);
  }
  // Street and city may each consist of several of the typed words.
  const spans = words.flatMap((_, from) =>
    words
      .slice(from)
      .map((_word, length) => searchKey(words.slice(from, from + length + 1).join(' '))),
  );
  const ranking = [
    JSON.stringify([...new Set(spans)]),
    JSON.stringify(words.map((word) => `${prefixKey(word)}%`)),
  ];
  if (houseNumber !== null) {
    const typed = parseHouseNumber(houseNumber);
    const { from, to } = houseNumberBounds(typed);
    const values = [query, ...ranking, from, to, anyWord(words)];
    const houses = await store.query<AddressRow>(housesSql(condition), values);
    const named = houses.filter(({ street }) => hasNumbers(street, words));
    return asSpelledFirst(rankHouses(named, typed), words).slice(0, limit).map(suggestionOf);
  }
  const find = (typed: string) =>
    store.query<AddressRow>(
      `select street, zip_code, city, '' as house_number from (${streetsSql(condition)} limit $4) as found`,
      [typed, ...ranking, limit],
    );
  // A street whose whole name was typed is found without reading all that begin with the words.
  const whole = everyWholeWord(words);
  if (whole !== null && whole !== query) {
    const rows = await find(whole);
    if (rows.some(({ street }) => spans.includes(searchKey(street)))) return rows.map(suggestionOf);
  }
  return (await find(query)).map(suggestionOf);
}

const ZIP_CODE = /^\d{5}$/;

/**
 * Streets, or houses when a house number was typed. Reads the indexes of `streets` and `addresses`. A typed ZIP code does not exclude
 * addresses whose own is not published.
 */
export async function suggestAddresses(
  store: Queryable,
  typed: TypedAddress,
  limit: number,
): Promise<readonly Suggestion[]> {
  const found = await suggestOf(store, typed, limit, '');
  const words = typed.words.filter((word) => !ZIP_CODE.test(word));
  if (found.length > 0 || words.length === typed.words.length) return found;
  return suggestOf(store, { ...typed, words }, limit, `and s.zip_code = ''`);
}
