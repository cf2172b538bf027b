import type { Position, Ring } from '@portal/api';
import { optionLists } from '../../apps/backend/src/cadastre/option-lists.ts';
import { searches } from '../../apps/backend/src/cadastre/searches.ts';
import { suggestions } from '../../apps/backend/src/cadastre/suggest/suggestions.ts';
import type { Database, Row } from '../../apps/backend/src/db/database.ts';
import { median } from '../figure.ts';

/** Values of parcels and addresses that exist, so that each search has hits. */
interface Sample extends Row {
  readonly parcel_id: string;
  readonly subdistrict_id: string;
  readonly section: number;
  readonly numerator: number;
  readonly district_id: string;
  readonly sheet: string;
  readonly x: number;
  readonly y: number;
  readonly street: string;
  readonly city: string;
  readonly zip_code: string;
}

const SAMPLES = 60;
const AREA_M = 250;
/** Cities of a large demo state have numbers. */
const CITY_PATTERN = '^\\p{L}[\\p{L}\\p{M}0-9 ()-]*$';

const samplesOf = (database: Database): Promise<Sample[]> =>
  database.query<Sample>(
    `select p.parcel_id, p.subdistrict_id, p.section, p.numerator, p.district_id, p.sheet,
       ((p.bounds[0])[0] + (p.bounds[1])[0]) / 2 as x, ((p.bounds[0])[1] + (p.bounds[1])[1]) / 2 as y,
       s.street, s.city, s.zip_code
     from (select * from addresses order by md5(parcel_id) limit ${SAMPLES}) as a
     join parcels p using (parcel_id)
     join streets s on s.street_key = a.street_key and s.zip_code = a.zip_code and s.city_key = a.city_key
       and s.variant = a.variant`,
  );

function squareAround(x: number, y: number): Ring {
  const [w, s, e, n] = [x - AREA_M, y - AREA_M, x + AREA_M, y + AREA_M];
  return [
    [w, s],
    [e, s],
    [e, n],
    [w, n],
    [w, s],
  ];
}

type Kinds = Readonly<Record<string, (one: Sample) => Promise<unknown>>>;

/** One search of each kind, over one database. */
function kindsOf(database: Database): Kinds {
  const search = searches(database, { landCode: '12', cityPattern: CITY_PATTERN });
  const options = optionLists(database);
  const suggest = suggestions(database, search.parcelAt, '12');
  const paging = { page: 0, limit: 7 } as const;
  const noAddress = { zipCode: '', city: '', streetName: '', houseNumber: '' };
  return {
    'city and street': ({ street, city }) =>
      search.byAddress({ ...paging, params: { ...noAddress, streetName: street, city } }),
    'ZIP code, street and city': ({ street, city, zip_code: zipCode }) =>
      search.byAddress({ ...paging, params: { ...noAddress, streetName: street, city, zipCode } }),
    'three letters of a street, one of a city': ({ street, city }) =>
      search.byAddress({
        ...paging,
        params: {
          ...noAddress,
          streetName: street.replaceAll(' ', '').slice(0, 3),
          city: city.slice(0, 1),
        },
      }),
    'subdistrict, section and number': (one) =>
      search.byParcelDetails({
        ...paging,
        params: {
          localSubdistrictId: one.subdistrict_id,
          cadastralSection: String(one.section),
          parcelNumber: String(one.numerator),
        },
      }),
    'a whole section': (one) =>
      search.byParcelDetails({
        ...paging,
        params: {
          localSubdistrictId: one.subdistrict_id,
          cadastralSection: String(one.section),
          parcelNumber: '',
        },
      }),
    'land register': (one) =>
      search.byLandRegister({
        ...paging,
        params: { landRegisterDistrictId: one.district_id, bookingSheet: one.sheet },
      }),
    'area of 500 m': ({ x, y }) => search.byMapArea({ ...paging, area: squareAround(x, y) }),
    coordinate: ({ x, y }) => {
      const coordinates: Position = [x, y];
      return search.byMapCoordinates({ page: 0, limit: 1, coordinates });
    },
    authority: ({ parcel_id: id }) => search.authorityOf(id),
    'list of subdistricts, its beginning': () => options.subdistricts({ limit: 201 }),
    'list of subdistricts, while typing': ({ city }) =>
      options.subdistricts({ search: city.slice(0, 3), limit: 50 }),
    // The number of a city would be read as that of a building.
    'suggestion for a street': ({ street, city }) =>
      suggest({ text: `${street} ${city.replace(/ \d+$/, '')}` }),
    'suggestion for the beginning of a street': ({ street }) =>
      suggest({ text: street.slice(0, 4) }),
    'suggestion for a parcel': ({ city, numerator }) =>
      suggest({ text: `${city.replace(/ \d+$/, '')} ${numerator}` }),
  };
}

async function sampledKinds(database: Database) {
  const samples = await samplesOf(database);
  if (samples.length === 0) throw new Error('The index has no addresses.');
  const kinds = kindsOf(database);
  return { samples, kinds };
}

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await run();
  return performance.now() - began;
}

/** The median times of one kind of search in ms. */
export interface SearchTimes {
  readonly small: number;
  readonly large: number;
}

/**
 * The median time of each kind of search in ms, over parcels of the whole land. The databases are asked in turn, so that
 * other work of the machine affects both alike.
 */
export async function searchTimes(
  small: Database,
  large: Database,
): Promise<ReadonlyMap<string, SearchTimes>> {
  const [one, other] = [await sampledKinds(small), await sampledKinds(large)];
  const times = new Map<string, SearchTimes>();
  for (const [kind, inSmall] of Object.entries(one.kinds)) {
    const inLarge = other.kinds[kind];
    if (!inLarge) throw new Error(`There is no search: ${kind}.`);
    const measured: SearchTimes[] = [];
    // The first round fills the caches of the databases.
    for (const isMeasured of [false, true]) {
      for (const [index, sample] of one.samples.entries()) {
        const otherSample = other.samples[index % other.samples.length];
        if (!otherSample) continue;
        const pair = {
          small: await timeOf(() => inSmall(sample)),
          large: await timeOf(() => inLarge(otherSample)),
        };
        if (isMeasured) measured.push(pair);
      }
    }
    times.set(kind, {
      small: median(measured.map((pair) => pair.small)),
      large: median(measured.map((pair) => pair.large)),
    });
  }
  return times;
}
