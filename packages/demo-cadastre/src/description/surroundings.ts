import {
  type DescribedParcel,
  neighbourNumber,
  type NumberedParcel,
} from '@portal/described-parcels';
import { LAND_USE_NAMES } from '../land/land-use-names.ts';
import type { Box, Land, LandParcel } from '../land/model.ts';
import { formatParcelNumber } from '../land/parcel-numbers.ts';
import { streetOf } from '../land/street-of.ts';

/** Neighbours touch the box of a parcel that is so many metres larger. */
const MARGIN = 1;

const larger = ([west, south, east, north]: Box): Box => [
  west - MARGIN,
  south - MARGIN,
  east + MARGIN,
  north + MARGIN,
];

const numbered = (land: Land, parcel: LandParcel): NumberedParcel => ({
  number: formatParcelNumber(parcel),
  section: parcel.section === null ? '' : String(parcel.section),
  subdistrictId: parcel.subdistrictId,
  subdistrict: land.subdistricts.find(({ id }) => id === parcel.subdistrictId)?.name ?? '',
});

/** A parcel of the demo state with its neighbours and buildings, for its description in words (DATA-8). @param sheet the ground on the sheet */
export function surroundingsOf(land: Land, parcel: LandParcel, sheet?: Box): DescribedParcel {
  const around = larger(parcel.box);
  const own = numbered(land, parcel);
  return {
    number: own.number,
    area: parcel.area,
    outline: parcel.polygons,
    neighbours: land
      .parcelsIn(around)
      .filter(({ id }) => id !== parcel.id)
      .map((one) => ({
        number: neighbourNumber(numbered(land, one), own),
        outline: one.polygons,
        uses: [LAND_USE_NAMES[one.use]],
        street: streetOf(land, one),
      })),
    buildings: land
      .buildingsIn(around)
      .map(({ outline, houseNumber }) => ({ outline: [[outline]], houseNumber })),
    sheet,
  };
}
