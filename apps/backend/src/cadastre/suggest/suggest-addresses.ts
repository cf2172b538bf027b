import type { Suggestion } from '@portal/api';
import type { Queryable, Row } from '../../db/database.ts';
import { type HouseNumber, readHouseNumber, withinRange } from '../house-number.ts';
import { prefixKey, searchKey } from '../keys.ts';
import { anyWord, everyWholeWord, everyWord } from '../words.ts';
import type { TypedAddress } from './typed-text.ts';

/**
 * Streets that are ranked, of one typed word and of several; streets whose houses are read, and houses of each street.
 * Streets of one word are read in the order of their names, so that the whole name is always among them.
 */
const LIMITS = { startingWith: 250, candidates: 1000, streets: 40, houses: 4 } as const;

interface AddressRow extends Row {
  street: string;
  zip_code: string;
  city: string;
  house_number: string | null;
}

/**
 * The matching streets: the whole name first, then names that start with a typed word, then the others. The number of
 * ranked candidates bounds the time when a short text matches a large part of all streets.
 */
const streetsSql = (condition: string): string => `
  select * from (
    select s.street, s.zip_code, s.city, s.street_key, s.city_key from streets s where s.words @@ $1::tsquery ${condition} limit ${LIMITS.candidates}
  ) as candidate
  order by street_key = any(array(select jsonb_array_elements_text($2::jsonb))) desc,
    street_key like any(array(select jsonb_array_elements_text($3::jsonb))) desc,
    city_key = any(array(select jsonb_array_elements_text($2::jsonb))) desc,
    length(street_key), street, city, zip_code`;

/**
 * Streets whose name starts with the only typed word, the whole name first. The index of names reads as many as are ranked; the
 * index of words would read all that match.
 */
const STARTS_SQL = `
  select street, zip_code, city, null as house_number from (
    select street, zip_code, city, street_key from streets where street_key like $1
    order by street_key using ~<~ limit ${LIMITS.startingWith}
  ) as candidate
  order by street_key = $2 desc, length(street_key), street, city, zip_code
  limit $3`;

/**
 * Houses of these streets; at least one word must be of the street, as each city has the same house numbers. The typed number is first, then with a letter, then numbers that start with it.
 */
const housesSql = (condition: string): string => `
  with found as (${streetsSql(`and s.street_words @@ $8::tsquery ${condition}`)} limit ${LIMITS.streets})
  select f.street, f.zip_code, f.city, h.house_number
  from found f cross join lateral (
    select a.house_number, min(a.house_number_key) as key from addresses a
    where a.street_key = f.street_key and a.zip_code = f.zip_code and a.city_key = f.city_key
      and a.house_number_key like $4 and a.house_number <> ''
    group by a.house_number
    order by min(a.house_number_key) <> $5, min(a.house_number_key) ~ $6,
      length(min(a.house_number_key)), min(a.house_number_key)
    limit ${LIMITS.houses}) h
  where h.house_number is not null
  order by h.key <> $5
  limit $7`;

/** Published ranges of house numbers, such as `10-14`, that contain the typed number, in these streets. */
function rangesSql(
  houseNumber: HouseNumber,
  streets: string,
): {
  sql: string;
  values: readonly (string | number)[];
} {
  const values: (string | number)[] = [];
  // The placeholders before are those of `streetsSql`, of the limit and of the words of the street.
  const condition = withinRange(
    'a.house_number',
    houseNumber,
    (value) => `$${5 + values.push(value)}`,
  );
  const sql = `
    with found as (${streetsSql(`and s.street_words @@ $5::tsquery ${streets}`)} limit ${LIMITS.streets})
    select distinct f.street, f.zip_code, f.city, a.house_number
    from found f join addresses a
      on a.street_key = f.street_key and a.zip_code = f.zip_code and a.city_key = f.city_key
    where ${condition}
    order by f.street, f.city, f.zip_code, a.house_number
    limit $4`;
  return { sql, values };
}

function suggestionOf({ street, zip_code, city, house_number }: AddressRow): Suggestion {
  return {
    type: 'ADDRESS',
    label: house_number ? `${street} ${house_number}` : street,
    detail: [zip_code, city].filter(Boolean).join(' '),
    address: { zipCode: zip_code, city, streetName: street, houseNumber: house_number ?? '' },
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
    const houses = await store.query<AddressRow>(housesSql(condition), [
      query,
      ...ranking,
      `${houseNumber}%`,
      houseNumber,
      `^${houseNumber}[0-9]`,
      limit,
      anyWord(words),
    ]);
    const single = readHouseNumber(houseNumber);
    const isPublished = houses.some(
      ({ house_number }) => searchKey(house_number ?? '') === houseNumber,
    );
    if (single === null || isPublished) return houses.map(suggestionOf);
    const { sql, values } = rangesSql(single, condition);
    const known = [query, ...ranking, limit, anyWord(words)];
    const ranges = await store.query<AddressRow>(sql, [...known, ...values]);
    return [...ranges, ...houses].slice(0, limit).map(suggestionOf);
  }
  const find = (typed: string) =>
    store.query<AddressRow>(
      `select street, zip_code, city, null as house_number from (${streetsSql(condition)} limit $4) as found`,
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
