import type { Face } from './face.ts';
import type { Address, LandParcel, Owner } from './model.ts';
import { addressOfPerson, person } from './names.ts';
import { fraction, type Random } from './random.ts';

/** Parcels on the municipality's sheet of the first subdistrict: as many as the longest real sheet found. */
const LONGEST_SHEET = 344;
/** Sheets with the open land of farms, per subdistrict; sheet 1 is the municipality's. */
const FARM_SHEETS = 14;
const FIRST_HOUSE_SHEET = 100;

/** Assigns a booking sheet to each face: that of the municipality, of a farm or of a household. */
export function assignBookingSheets(
  random: Random,
  index: number,
  districtId: string,
  faces: readonly Face[],
): LandParcel['register'][] {
  // The first municipality also owns the open land and some lots: one sheet then fills fifty result pages.
  let lots =
    index === 0 ? LONGEST_SHEET - faces.filter(({ use }) => use !== 'residential').length : 0;
  let household = FIRST_HOUSE_SHEET;
  return faces.map((face) => {
    if (face.use === 'residential' && lots > 0 && random.chance(0.4)) {
      lots -= 1;
      return { districtId, sheet: '1' };
    }
    if (face.use === 'residential') {
      if (random.chance(0.9)) household += 1;
      return { districtId, ...householdSheets(household) };
    }
    if (index === 0 || isMunicipal(face)) return { districtId, sheet: '1' };
    return { districtId, sheet: String(random.whole(2, FARM_SHEETS + 1)) };
  });
}

/** Every fortieth household lives in a building with condominiums, each with a booking sheet of its own. */
function householdSheets(household: number): Omit<LandParcel['register'], 'districtId'> {
  const sheet = String(household);
  if (household % 40 !== 0) return { sheet };
  return { sheet, furtherSheets: [5000, 6000].map((first) => String(first + household)) };
}

/** All booking sheets on which a parcel is entered. */
export const sheetsOf = ({
  sheet,
  furtherSheets = [],
}: LandParcel['register']): readonly string[] => [sheet, ...furtherSheets];

function isMunicipal({ use }: Face): boolean {
  return use === 'street' || use === 'path' || use === 'water' || use === 'public';
}

/** Share of persons of whom the cadastre knows no address. */
const UNKNOWN_ADDRESS_SHARE = 0.05;

/** The owners of a sheet: the municipality, one person, a couple or three heirs; deterministic. */
export function ownersOf(
  seed: number,
  { city, zipCode }: Pick<Address, 'city' | 'zipCode'>,
  districtId: string,
  sheet: string,
): Owner[] {
  if (sheet === '1') {
    const address = `Am Markt 1, ${zipCode} ${city}`;
    return [{ name: `Gemeinde ${city}`, birthDate: '', share: '1/1', address }];
  }
  const key = [seed, Number(districtId), Number(sheet)];
  const value = fraction(...key, 7);
  const count = value < 0.45 ? 1 : value < 0.92 ? 2 : 3;
  return Array.from({ length: count }, (_, heir) => ({
    ...person(...key, heir),
    share: `1/${count}`,
    address:
      fraction(...key, heir, 8) < UNKNOWN_ADDRESS_SHARE
        ? null
        : // A couple has one address; heirs have their own.
          addressOfPerson(zipCode, city, ...key, count === 3 ? heir : 0),
  }));
}
