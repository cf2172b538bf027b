import type { Parcel, ParcelPage } from '@portal/api';
import type { Queryable, Row, SqlValue } from '../db/database.ts';

/** The columns that `toParcel` reads. */
export const COLUMNS =
  'p.parcel_id, p.subdistrict_id, p.subdistrict, p.section, p.numerator, p.denominator, p.area, p.geometry';

/** Natural order: by numeric value, not as text. */
export const NATURAL_ORDER =
  'p.subdistrict, p.subdistrict_id, p.section, p.numerator, p.denominator, p.parcel_id';

/** A row of `parcels` with the columns of `COLUMNS`. */
export interface ParcelRow extends Row {
  parcel_id: string;
  subdistrict_id: string;
  subdistrict: string;
  /** 0: the parcel has no cadastral section. */
  section: number;
  numerator: number;
  denominator: number;
  area: number;
  geometry: Parcel['geometry'];
}

/** The text of a section; empty for a parcel without section (DATA-4). */
export const sectionText = (section: number): string => (section > 0 ? String(section) : '');

/** The display name of a parcel, or of a section when the number is empty. */
export const placeName = (subdistrict: string, section: number, parcelNumber: string): string =>
  [subdistrict, section > 0 ? `Flur ${section}` : '', parcelNumber && `Flurstück ${parcelNumber}`]
    .filter(Boolean)
    .join(', ');

/** The parcel of the contract. */
export function toParcel(row: ParcelRow): Parcel {
  const parcelNumber = row.denominator ? `${row.numerator}/${row.denominator}` : `${row.numerator}`;
  const parts = row.geometry.coordinates;
  return {
    parcelId: row.parcel_id,
    displayString: placeName(row.subdistrict, row.section, parcelNumber),
    localSubdistrictId: row.subdistrict_id,
    localSubdistrict: row.subdistrict,
    cadastralSection: sectionText(row.section),
    parcelNumber,
    area: row.area,
    shape: parts.flatMap((rings) => rings.slice(0, 1)),
    holes: parts.flatMap((rings) => rings.slice(1)),
    geometry: row.geometry,
  };
}

/** The requested page of the results; the first page is 0. */
export interface Paging {
  readonly page: number;
  readonly limit: number;
}

/** Reads one page of the parcels that match a condition on `p`, in natural order, and counts all of them. */
export async function findPage(
  store: Queryable,
  condition: string,
  values: readonly SqlValue[],
  { page, limit }: Paging,
): Promise<ParcelPage> {
  const rows = await store.query<ParcelRow & { total: number }>(
    `select ${COLUMNS}, count(*) over ()::int as total from parcels p where ${condition}
     order by ${NATURAL_ORDER} limit $${values.length + 1} offset $${values.length + 2}`,
    [...values, limit, page * limit],
  );
  const [first] = rows;
  if (first || page === 0) return { items: rows.map(toParcel), page, total: first?.total ?? 0 };
  // A page after the last one has no row with the number of hits.
  const [count] = await store.query<{ total: number }>(
    `select count(*)::int as total from parcels p where ${condition}`,
    values,
  );
  return { items: [], page, total: count?.total ?? 0 };
}

/** One parcel by its id; null when it does not exist. */
export async function findParcel(store: Queryable, parcelId: string): Promise<Parcel | null> {
  const [row] = await store.query<ParcelRow>(
    `select ${COLUMNS} from parcels p where p.parcel_id = $1`,
    [parcelId],
  );
  return row ? toParcel(row) : null;
}

/** Parcels in the order of their ids. */
export async function findParcels(store: Queryable, ids: readonly string[]): Promise<Parcel[]> {
  const rows = await store.query<ParcelRow>(
    `select ${COLUMNS} from parcels p where p.parcel_id in (select jsonb_array_elements_text($1::jsonb))`,
    [JSON.stringify(ids)],
  );
  const byId = new Map(rows.map((row) => [row.parcel_id, toParcel(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** A parcel and the authority that is responsible for it; its name is empty when the source does not name it. */
interface ParcelWithAuthority {
  readonly parcel: Parcel;
  /** Id of the authority in the source; null when it names none. */
  readonly authorityId: string | null;
  readonly authorityName: string;
}

/** Parcels with their authorities by parcel id, read with one statement; ids that do not exist are missing. */
export async function findParcelsWithAuthority(
  store: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ParcelWithAuthority>> {
  const rows = await store.query<
    ParcelRow & { authority_name: string | null; authority_id: string | null }
  >(
    `select ${COLUMNS}, a.name as authority_name, p.authority_id from parcels p left join authorities a on a.id = p.authority_id
     where p.parcel_id in (select jsonb_array_elements_text($1::jsonb))`,
    [JSON.stringify(ids)],
  );
  return new Map(
    rows.map((row) => [
      row.parcel_id,
      {
        parcel: toParcel(row),
        authorityId: row.authority_id,
        authorityName: row.authority_name ?? '',
      },
    ]),
  );
}
