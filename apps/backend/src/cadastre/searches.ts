import type {
  AddressSearch,
  CadastralAuthority,
  LandRegisterSearch,
  MapAreaSearch,
  MapCoordinatesSearch,
  Parcel,
  ParcelDetailsSearch,
  ParcelPage,
  Position,
} from '@portal/api';
import {
  isParcelId,
  moveAddress,
  moveParcel,
  normalizeAddress,
  normalizeParcel,
  normalizeRegister,
  parseBookingSheets,
  validateAddress,
  validateParcel,
  validateRegister,
  type ValidationSettings,
} from '@portal/order-flow';
import type { Database, SqlValue } from '../db/database.ts';
import { DomainError, invalid, notFound } from '../errors.ts';
import { addressSearch } from './address-search.ts';
import { searchArea } from './area-search.ts';
import { contains } from './geometry.ts';
import { sheetKey } from './keys.ts';
import { COLUMNS, findPage, NATURAL_ORDER, type ParcelRow, toParcel } from './parcels.ts';

const require = (messages: Parameters<typeof invalid>[0]): void => {
  if (messages.length > 0) throw invalid(messages);
};

/** The parcel searches and the responsible authority. */
export function searches(database: Database, settings: ValidationSettings) {
  const findByAddress = addressSearch(database);

  const parcelAt = async (coordinates: Position): Promise<Parcel | null> => {
    const [x, y] = coordinates;
    const rows = await database.query<ParcelRow>(
      `select ${COLUMNS} from parcels p where p.bounds && box(point($1, $2), point($1, $2))
       order by ${NATURAL_ORDER}`,
      [x, y],
    );
    const hit = rows.find((row) => contains(row.geometry, coordinates));
    return hit ? toParcel(hit) : null;
  };

  return {
    /** VAL-1. */
    byAddress: async (search: AddressSearch): Promise<ParcelPage> => {
      const params = normalizeAddress(moveAddress(search.params).params);
      require(validateAddress(params, settings));
      return findByAddress({ ...search, params });
    },

    /** VAL-2. */
    byParcelDetails: async (search: ParcelDetailsSearch): Promise<ParcelPage> => {
      const params = normalizeParcel(moveParcel(search.params, settings).params);
      require(validateParcel(params, settings));
      const values: SqlValue[] = [params.localSubdistrictId];
      const conditions = ['p.subdistrict_id = $1'];
      const section = Number(params.cadastralSection);
      if (section > 0) conditions.push(`p.section = $${values.push(section)}`);
      const [numerator, denominator] = params.parcelNumber.split('/');
      if (numerator) conditions.push(`p.numerator = $${values.push(Number(numerator))}`);
      if (denominator) conditions.push(`p.denominator = $${values.push(Number(denominator))}`);
      return findPage(database, conditions.join(' and '), values, search);
    },

    /** VAL-3. */
    byLandRegister: async (search: LandRegisterSearch): Promise<ParcelPage> => {
      const params = normalizeRegister(search.params);
      require(validateRegister(params));
      const sheets = parseBookingSheets(params.bookingSheet);
      return findPage(
        database,
        // Three reads by index: with "or", all parcels of the district would be read. `offset 0` keeps the index for each range.
        `p.parcel_id = any(array(
          select parcel_id from parcels
            where district_id = $1 and sheet = any(array(select jsonb_array_elements_text($2::jsonb)))
          union select found.parcel_id
            from jsonb_to_recordset($3::jsonb) as r("from" integer, "to" integer)
            cross join lateral (
              select s.parcel_id from parcels s
              where s.district_id = $1 and s.sheet_number between r."from" and r."to" offset 0) as found
          union select f.parcel_id from parcels f cross join unnest(f.further_sheets) as further(sheet)
            where f.district_id = $1 and f.further_sheets <> '{}' and (
              further.sheet = any(array(select jsonb_array_elements_text($2::jsonb)))
              or exists (select 1 from jsonb_to_recordset($3::jsonb) as r("from" integer, "to" integer)
                where case when further.sheet ~ '^[0-9]{1,7}$'
                  then further.sheet::integer between r."from" and r."to" end))))`,
        [
          params.landRegisterDistrictId,
          JSON.stringify(sheets?.named.map(sheetKey) ?? []),
          JSON.stringify(sheets?.ranges ?? []),
        ],
        search,
      );
    },

    /** Parcels that have at least one point in common with the area. */
    byMapArea: ({ area, page, limit }: MapAreaSearch): Promise<ParcelPage> =>
      searchArea(database, area, { page, limit }),

    /** The parcel at a point; on a common boundary, the first in natural order. */
    byMapCoordinates: async ({ coordinates }: MapCoordinatesSearch): Promise<ParcelPage> => {
      const hit = await parcelAt(coordinates);
      return { items: hit ? [hit] : [], page: 0, total: hit ? 1 : 0 };
    },

    parcelAt,

    /** The authority responsible for a parcel (VAL-9, FLOW-5). */
    authorityOf: async (parcelId: string): Promise<CadastralAuthority> => {
      if (!isParcelId(parcelId, settings)) throw new DomainError('invalid', 'INVALID_ID');
      const [authority] = await database.query<CadastralAuthority & Record<string, unknown>>(
        `select a.name, a.street as "streetName", a.house_number as "houseNumber",
           a.zip_code as "zipCode", a.city
         from parcels p join authorities a on a.id = p.authority_id where p.parcel_id = $1`,
        [parcelId],
      );
      if (!authority) throw notFound('INVALID_ID');
      return authority;
    },
  };
}

/** The searches as a service. */
export type Searches = ReturnType<typeof searches>;
