import type { MultiPolygon, Position } from '@portal/api';
import type { Queryable, Row } from '../db/database.ts';
import { contains } from './geometry.ts';

interface Candidate extends Row {
  readonly n: number;
  readonly parcel_id: string;
  readonly geometry: MultiPolygon;
}

/** The ids of the parcels that contain the positions, in the same order; null where there is none (DATA-2). */
export async function parcelsAt(
  store: Queryable,
  parcels: string,
  positions: readonly Position[],
): Promise<readonly (string | null)[]> {
  if (positions.length === 0) return [];
  const candidates = await store.query<Candidate>(
    `select house.n, p.parcel_id, p.geometry
     from jsonb_to_recordset($1::jsonb) as house(n integer, x float8, y float8)
     join ${parcels} p on p.bounds && box(point(house.x, house.y), point(house.x, house.y))
     order by house.n, p.parcel_id`,
    [JSON.stringify(positions.map(([x, y], n) => ({ n, x, y })))],
  );
  const byPosition = Map.groupBy(candidates, ({ n }) => n);
  return positions.map(
    (position, n) =>
      byPosition.get(n)?.find(({ geometry }) => contains(geometry, position))?.parcel_id ?? null,
  );
}
