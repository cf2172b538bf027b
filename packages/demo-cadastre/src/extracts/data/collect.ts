import { boxesIntersect } from '../../land/geometry.ts';
import { LAND_USE_NAMES } from '../../land/land-use-names.ts';
import type { Box, Land, LandParcel, PolygonRings, Position, Ring } from '../../land/model.ts';
import { formatParcelNumber } from '../../land/parcel-numbers.ts';
import { type ExtractOrder, type ExtractPosition, titleOf } from '../model.ts';
import { groundBoxOf } from '../pdf/page-layout.ts';
import type { DataContent, DataExtent, DataParcel } from './model.ts';

/** To whole millimetres, as the cadastre keeps coordinates. */
const rounded = (value: number): number => Math.round(value * 1000) / 1000;
const onGrid = ([x, y]: Position): Position => [rounded(x), rounded(y)];
const ringOnGrid = (ring: Ring): Ring => ring.map(onGrid);
const polygonsOnGrid = (polygons: readonly PolygonRings[]): readonly PolygonRings[] =>
  polygons.map((rings) => rings.map(ringOnGrid));

/** The rectangle as a ring, counter-clockwise from its lower left corner. */
function frameOf([west, south, east, north]: Box): Ring {
  return ringOnGrid([
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]);
}

/** Every corner of the parcels once. */
function cornersOf(parcels: readonly DataParcel[]): readonly Position[] {
  const corners = new Map<string, Position>();
  for (const { polygons } of parcels) {
    for (const corner of polygons.flat(2)) corners.set(corner.join(' '), corner);
  }
  return [...corners.values()];
}

/** The middle of the longest piece of an axis: there the name of a street is written. */
function nameplaceOf(axis: readonly Position[]): Position {
  const pieces = axis.slice(1).map((end, index) => {
    const start = axis[index] ?? end;
    return { start, end, length: Math.hypot(end[0] - start[0], end[1] - start[1]) };
  });
  const [longest] = pieces.toSorted((one, other) => other.length - one.length);
  if (!longest) return [0, 0];
  const { start, end } = longest;
  return onGrid([(start[0] + end[0]) / 2, (start[1] + end[1]) / 2]);
}

/**
 * What a file for other programs contains (DATA-6). What the frame touches is contained whole: a boundary that is cut at the frame
 * would look like one of the cadastre. There are no owners.
 *
 * @throws Error when a parcel does not exist
 */
export function collectData(
  land: Land,
  order: Pick<ExtractOrder, 'orderNumber' | 'orderedAt'>,
  position: ExtractPosition,
  extent: DataExtent,
): DataContent {
  const { parcelId, furtherParcelIds = [] } = position;
  const ordered = [parcelId, ...furtherParcelIds].map((id): LandParcel => {
    const parcel = land.parcel(id);
    if (!parcel) throw new Error(`No parcel ${id}`);
    return parcel;
  });
  const ids = new Set(ordered.map(({ id }) => id));
  const box = groundBoxOf(ordered, position);
  const isAlone = extent === 'PARCELS';
  const parcels = (isAlone ? ordered : land.parcelsIn(box)).map(
    (parcel): DataParcel => ({
      id: parcel.id,
      subdistrict: land.subdistricts.find(({ id }) => id === parcel.subdistrictId)?.name ?? '',
      section: parcel.section,
      number: formatParcelNumber(parcel),
      area: parcel.area,
      use: LAND_USE_NAMES[parcel.use],
      isOrdered: ids.has(parcel.id),
      polygons: polygonsOnGrid(parcel.polygons),
      labelPoint: onGrid(parcel.labelPoint),
    }),
  );
  const buildings = isAlone
    ? ordered.flatMap((parcel) =>
        land.buildingsIn(parcel.box).filter(({ parcelId: id }) => id === parcel.id),
      )
    : land.buildingsIn(box);
  const streets = isAlone ? [] : land.streetsIn(box).filter((one) => boxesIntersect(one.box, box));
  const verification = position.delivery?.verification ?? null;
  return {
    crs: land.crs,
    title: titleOf(position),
    issuer: land.issuer.name,
    orderNumber: order.orderNumber,
    orderedAt: order.orderedAt,
    verification,
    frame: isAlone ? null : frameOf(box),
    parcels,
    points: cornersOf(parcels),
    buildings: buildings.map(({ parcelId: id, houseNumber, outline }) => ({
      parcelId: id,
      houseNumber,
      outline: ringOnGrid(outline),
    })),
    streets: streets.map(({ name, axis }) => ({ name, at: nameplaceOf(axis) })),
  };
}
