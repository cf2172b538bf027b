import type { Queryable } from '../db/database.ts';

/** South-west corner of the generated parcels in metres. */
export const CORNER = [500_000, 5_700_000] as const;

/** Adds square parcels of `side` m in a grid of `perSide` × `perSide`, each with eight points. */
export async function addParcels(store: Queryable, perSide: number, side: number): Promise<void> {
  const [x, y] = CORNER;
  const point = (dx: number, dy: number): string =>
    `jsonb_build_array(${x} + (c + ${dx}) * ${side}, ${y} + (r + ${dy}) * ${side})`;
  const ring = [
    [0, 0],
    [0.5, 0],
    [1, 0],
    [1, 0.5],
    [1, 1],
    [0.5, 1],
    [0, 1],
    [0, 0.5],
    [0, 0],
  ]
    .map(([dx = 0, dy = 0]) => point(dx, dy))
    .join(', ');
  await store.query(
    `insert into parcels (parcel_id, subdistrict_id, subdistrict, section, numerator, denominator, area, district_id,
       sheet, sheet_number, authority_id, geometry, bounds)
     select 'grid-' || r || '-' || c, '9999', 'Raster', 1, r * ${perSide} + c, 0, 1, '9999', '1', 1, '1',
       jsonb_build_object('type', 'MultiPolygon', 'coordinates',
         jsonb_build_array(jsonb_build_array(jsonb_build_array(${ring})))),
       box(point(${x} + c * ${side}, ${y} + r * ${side}), point(${x} + (c + 1) * ${side}, ${y} + (r + 1) * ${side}))
     from generate_series(0, ${perSide - 1}) as r, generate_series(0, ${perSide - 1}) as c`,
  );
  await store.query('analyze parcels');
}
