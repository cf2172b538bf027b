import type { AddressSearch, ParcelPage } from '@portal/api';
import { houseNumberBounds, parseHouseNumber, splitTypedHouseNumber } from '@portal/order-flow';
import type { Queryable, Row, SqlValue } from '../db/database.ts';
import { matchedHouses } from './houses.ts';
import { nameIdentity, searchKey } from './keys.ts';
import { findPage } from './parcels.ts';

type Params = AddressSearch['params'];

/** Streets and addresses that a search by address reads: all of a named street, the first ones of a beginning. */
const LIMITS = {
  whole: { streets: 50, addresses: 2000 },
  beginning: { streets: 20, addresses: 120 },
} as const;

type Names = keyof typeof LIMITS;

interface FoundStreet extends Row {
  street_key: string;
  street_plain: string;
  zip_code: string;
  city_key: string;
  variant: number;
  street: string;
  city: string;
}

interface HouseRow extends Row {
  parcel_id: string;
  house_number: string;
}

/** The addresses of the streets of the first value. */
const ADDRESSES_SQL = `
  jsonb_to_recordset($1::jsonb) as s(street_key text, zip_code text, city_key text, variant integer)
  join addresses a on a.street_key = s.street_key and a.zip_code = s.zip_code and a.city_key = s.city_key
    and a.variant = s.variant`;

/** How names are compared. */
interface Comparison {
  readonly names: Names;
  /** Whether also without their marks (NAME-4). */
  readonly plain: boolean;
}

const COMPARISONS: readonly Comparison[] = [
  { names: 'whole', plain: false },
  { names: 'whole', plain: true },
  { names: 'beginning', plain: false },
  { names: 'beginning', plain: true },
];

/** Streets by whole names of street and city, or by their beginnings. */
function findStreets(
  store: Queryable,
  params: Params,
  { names, plain }: Comparison,
): Promise<FoundStreet[]> {
  const values: SqlValue[] = [];
  const add = (value: SqlValue): string => `$${values.push(value)}`;
  const like = (column: string, name: string): string => {
    const key = searchKey(name);
    const condition = names === 'whole' ? `= ${add(key)}` : `like ${add(`${key}%`)}`;
    const columns = plain ? [`${column}_key`, `${column}_plain`] : [`${column}_key`];
    return `(${columns.map((one) => `${one} ${condition}`).join(' or ')})`;
  };
  const conditions = [like('street', params.streetName)];
  // Not every source publishes ZIP codes: what is unknown excludes no address.
  if (params.zipCode) conditions.push(`zip_code in (${add(params.zipCode)}, '')`);
  if (params.city) conditions.push(like('city', params.city));
  return store.query<FoundStreet>(
    `select street_key, street_plain, zip_code, city_key, variant, street, city from streets
     where ${conditions.join(' and ')}
     order by street_key using ~<~, city_key using ~<~, zip_code, variant limit ${LIMITS[names].streets}`,
    values,
  );
}

/** A number at the end of a name is not the beginning of a longer one: `Weg 1` is not `Weg 12` (FIND-1). */
const continuesNumber = (key: string, typed: string): boolean =>
  /\d$/.test(typed) && key.startsWith(typed) && /^\d/.test(key.slice(typed.length));

interface StreetGroups {
  /** Streets that have the typed name, those that are written alike first. */
  readonly named: readonly (readonly FoundStreet[])[];
  /** Streets whose name only begins with it. */
  readonly others: readonly FoundStreet[];
}

function groupStreets(streets: readonly FoundStreet[], params: Params): StreetGroups {
  const [key, identity] = [searchKey(params.streetName), nameIdentity(params.streetName)];
  const city = nameIdentity(params.city);
  const hasName = ({ street_key, street_plain }: FoundStreet): boolean =>
    street_key === key || street_plain === key;
  const named = streets.filter(hasName);
  const alike = named.filter(({ street }) => nameIdentity(street) === identity);
  const inCity = alike.filter((one) => nameIdentity(one.city) === city);
  return {
    named: [inCity, alike, named].filter(({ length }) => length > 0),
    others: streets.filter((one) => !hasName(one) && !continuesNumber(one.street_key, key)),
  };
}

const keysOf = (streets: readonly FoundStreet[]): string =>
  JSON.stringify(
    streets.map(({ street_key, zip_code, city_key, variant }) => ({
      street_key,
      zip_code,
      city_key,
      variant,
    })),
  );

/** The search for parcels by address. */
export function addressSearch(database: Queryable) {
  /** The parcels with the typed house number; others whose number has it in common when there are none. */
  async function housesIn(streets: readonly FoundStreet[], houseNumber: string, limit: number) {
    const typed = parseHouseNumber(houseNumber);
    const { from, to } = houseNumberBounds(typed);
    const rows = await database.query<HouseRow>(
      `select a.parcel_id, a.house_number from ${ADDRESSES_SQL}
       where a.number_from <= $3 and a.number_to >= $2 and a.house_number <> ''
       order by a.number_from, a.number_to, a.parcel_id limit $4`,
      [keysOf(streets), from, to, limit],
    );
    const matches = matchedHouses(rows, typed);
    const same = matches.filter(({ match }) => match === 'SAME');
    return (same.length > 0 ? same : matches).map(({ house }) => house.parcel_id);
  }

  async function pageOf(
    streets: readonly FoundStreet[],
    { houseNumber }: Params,
    search: AddressSearch,
    limit: number,
  ): Promise<ParcelPage> {
    // Arrays, because the planner overestimates a list of ids and would read all parcels.
    if (houseNumber === '') {
      const condition = `p.parcel_id = any(array(select a.parcel_id from ${ADDRESSES_SQL} limit ${limit}))`;
      return findPage(database, condition, [keysOf(streets)], search);
    }
    const ids = await housesIn(streets, houseNumber, limit);
    if (ids.length === 0) return { items: [], page: search.page, total: 0 };
    const condition = 'p.parcel_id = any(array(select jsonb_array_elements_text($1::jsonb)))';
    return findPage(database, condition, [JSON.stringify(ids)], search);
  }

  /** A street that has the whole name excludes those that begin with it, also when it has no such house. */
  async function find(params: Params, search: AddressSearch): Promise<ParcelPage | null> {
    for (const comparison of COMPARISONS) {
      const { named, others } = groupStreets(
        await findStreets(database, params, comparison),
        params,
      );
      const groups = named.length > 0 ? named : [others].filter(({ length }) => length > 0);
      for (const streets of groups) {
        const page = await pageOf(streets, params, search, LIMITS[comparison.names].addresses);
        if (page.total > 0) return page;
      }
      if (named.length > 0) return null;
    }
    return null;
  }

  /**
   * Parcels by address (VAL-1, FIND-1): whole names of street and city, then their beginnings, then the street without the house number at
   * its end.
   */
  return async (search: AddressSearch): Promise<ParcelPage> => {
    const { params } = search;
    const found = await find(params, search);
    if (found) return found;
    const split = params.houseNumber === '' ? splitTypedHouseNumber(params.streetName) : null;
    const second = split
      ? { ...params, streetName: split.street, houseNumber: split.houseNumber }
      : null;
    return (second && (await find(second, search))) ?? { items: [], page: search.page, total: 0 };
  };
}
