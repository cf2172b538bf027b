import type { Position, Ring } from '@portal/api';
import { optionLists } from '../../../apps/backend/src/cadastre/option-lists.ts';
import { searches } from '../../../apps/backend/src/cadastre/searches.ts';
import { suggestions } from '../../../apps/backend/src/cadastre/suggest/suggestions.ts';
import type { Database, Row } from '../../../apps/backend/src/db/database.ts';
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

const SAMPLES = 40;
const AREA_M = 250;

const samplesOf = (database: Database): Promise<Sample[]> =>
  database.query<Sample>(
    `select p.parcel_id, p.subdistrict_id, p.section, p.numerator, p.district_id, p.sheet,
       ((p.bounds[0])[0] + (p.bounds[1])[0]) / 2 as x, ((p.bounds[0])[1] + (p.bounds[1])[1]) / 2 as y,
       s.street, s.city, s.zip_code
     from (select * from addresses order by md5(parcel_id) limit ${SAMPLES}) as a
     join parcels p using (parcel_id)
     join streets s on s.street_key = a.street_key and s.zip_code = a.zip_code and s.city_key = a.city_key`,
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

/** The median time of each kind of search in ms, over parcels of the whole land. */
export async function searchTimes(database: Database): Promise<ReadonlyMap<string, number>> {
  const search = searches(database, { landCode: '12' });
  const options = optionLists(database);
  const suggest = suggestions(database, search.parcelAt);
  const samples = await samplesOf(database);
  if (samples.length === 0) throw new Error('The index has no addresses.');
  const paging = { page: 0, limit: 7 } as const;
  const noAddress = { zipCode: '', city: '', streetName: '', houseNumber: '' };
  const kinds: Readonly<Record<string, (one: Sample) => Promise<unknown>>> = {
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
    'suggestion for a street': ({ street, city }) => suggest({ text: `${street} ${city}` }),
    'suggestion for the beginning of a street': ({ street }) =>
      suggest({ text: street.slice(0, 4) }),
    'suggestion for a parcel': ({ city, numerator }) => suggest({ text: `${city} ${numerator}` }),
  };
  const times = new Map<string, number>();
  for (const [kind, run] of Object.entries(kinds)) {
    // The first round fills the caches of the database.
    for (const sample of samples) await run(sample);
    const measured: number[] = [];
    for (const sample of samples) {
      const began = performance.now();
      await run(sample);
      measured.push(performance.now() - began);
    }
    times.set(kind, median(measured));
  }
  return times;
}
