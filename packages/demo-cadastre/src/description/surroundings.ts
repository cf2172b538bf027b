import type { DescribedParcel } from '@portal/described-parcels';
import { LAND_USE_NAMES } from '../land/land-use-names.ts';
import type { Box, Land, LandParcel } from '../land/model.ts';
import { formatParcelNumber } from '../land/parcel-numbers.ts';

/** Neighbours touch the box of a parcel that is so many metres larger. */
const MARGIN = 1;

const larger = ([west, south, east, north]: Box): Box => [
  west - MARGIN,
  south - MARGIN,
  east + MARGIN,
  north + MARGIN,
];

/** The name of the street that runs over a parcel; undefined for other parcels. */
function streetOn(land: Land, { use, box, labelPoint }: LandParcel): string | undefined {
  if (use !== 'street') return undefined;
  const [x, y] = labelPoint;
  const streets = land.streetsIn(box).map((street) => ({
    name: street.name,
    distance: Math.min(...street.axis.map(([ax, ay]) => Math.hypot(ax - x, ay - y))),
  }));
  return streets.toSorted((a, b) => a.distance - b.distance)[0]?.name;
}

/** The number of a neighbour, with its section and subdistrict where these are others: numbers repeat in each section. */
function numberBeside(land: Land, one: LandParcel, parcel: LandParcel): string {
  const number = formatParcelNumber(one);
  if (one.subdistrictId !== parcel.subdistrictId) {
    const name = land.subdistricts.find(({ id }) => id === one.subdistrictId)?.name ?? '';
    return [number, one.section && `Flur ${one.section}`, `Gemarkung ${name}`]
      .filter(Boolean)
      .join(', ');
  }
  return one.section === parcel.section ? number : `${number}, Flur ${one.section}`;
}

/** A parcel of the demo state with its neighbours and buildings, for its description in words (DATA-8). @param sheet the ground on the sheet */
export function surroundingsOf(land: Land, parcel: LandParcel, sheet?: Box): DescribedParcel {
  const around = larger(parcel.box);
  return {
    number: formatParcelNumber(parcel),
    area: parcel.area,
    outline: parcel.polygons,
    neighbours: land
      .parcelsIn(around)
      .filter(({ id }) => id !== parcel.id)
      .map((one) => ({
        number: numberBeside(land, one, parcel),
        outline: one.polygons,
        use: LAND_USE_NAMES[one.use],
        street: streetOn(land, one),
      })),
    buildings: land.buildingsIn(around).filter(({ parcelId }) => parcelId === parcel.id),
    sheet,
  };
}
