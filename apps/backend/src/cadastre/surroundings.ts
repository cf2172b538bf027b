import type { Surroundings, SurroundingsRequest } from '@portal/api';
import type { Queryable, Row, SqlValue } from '../db/database.ts';
import { COLUMNS, type ParcelRow, toParcel } from './parcels.ts';

/** Buildings or parcels of one answer. */
const MOST = 2000;

type Building = NonNullable<Surroundings['buildings']>[number];

type SurroundingParcel = NonNullable<Surroundings['parcels']>[number];

type UsedParcelRow = ParcelRow & Pick<SurroundingParcel, 'uses' | 'street'>;

/** The ids of rows whose bounding box meets one of the boxes. The index on `bounds` finds them; the limits bound its work, and boxes may overlap. */
const idsIn = (table: 'buildings' | 'parcels', id: string): string =>
  `select distinct found.${id} from jsonb_to_recordset($1::jsonb) as a(w float8, s float8, e float8, n float8)
     cross join lateral (
       select t.${id} from ${table} t where t.bounds && box(point(a.e, a.n), point(a.w, a.s)) limit $2) as found
     limit $2`;

function toSurroundingParcel(row: UsedParcelRow): SurroundingParcel {
  const { parcelId, localSubdistrictId, localSubdistrict, ...parcel } = toParcel(row);
  const { cadastralSection, parcelNumber, geometry } = parcel;
  const { uses, street } = row;
  return {
    parcelId,
    localSubdistrictId,
    localSubdistrict,
    cadastralSection,
    parcelNumber,
    geometry,
    uses,
    street,
  };
}

/**
 * What surrounds parcels (DATA-8). Buildings are null when the index has none, which is so for a source that publishes none: nothing may be said
 * about them then. Buildings and parcels are null where there are too many.
 */
export async function surroundingsIn(
  store: Queryable,
  boxes: SurroundingsRequest['boxes'],
): Promise<Surroundings> {
  const corners = boxes.map(([[w, s] = [0, 0], [e, n] = [0, 0]]) => ({ w, s, e, n }));
  const values: readonly SqlValue[] = [JSON.stringify(corners), MOST + 1];
  const buildings = await store.query<Building & Row>(
    `select b.geometry, b.house_number as "houseNumber" from buildings b
     where b.id in (${idsIn('buildings', 'id')}) order by b.id`,
    values,
  );
  const parcels = await store.query<UsedParcelRow>(
    `select ${COLUMNS}, coalesce(p.uses, '{}') as uses, p.street from parcels p
     where p.parcel_id in (${idsIn('parcels', 'parcel_id')}) order by p.parcel_id`,
    values,
  );
  const isKnown =
    buildings.length > 0 || (await store.query('select 1 from buildings limit 1')).length > 0;
  return {
    buildings: isKnown && buildings.length <= MOST ? buildings : null,
    parcels: parcels.length <= MOST ? parcels.map(toSurroundingParcel) : null,
  };
}
