import { assignBookingSheets } from './booking-sheets.ts';
import { areaOf, boxOf } from './geometry.ts';
import { placeHouse } from './houses.ts';
import { labelPointOf } from './label-point.ts';
import type { Address, Building, LandParcel, Position, Ring, Street } from './model.ts';
import { once } from './once.ts';
import { type ParcelNumber, parcelId, parcelNumbers } from './parcel-numbers.ts';
import { type OutlinedFace, outlineFaces } from './outlines.ts';
import { planSubdistrict, type SubdistrictOptions } from './subdistrict-plan.ts';
import type { Strip } from './face.ts';
import { createRandom, mix, type Random } from './random.ts';
import { findFrontages, type Frontage } from './frontage.ts';
import { warp } from './warp.ts';

/** Keys and postal names of a subdistrict. */
export interface Municipality {
  readonly subdistrictId: string;
  readonly districtId: string;
  readonly city: string;
  readonly zipCode: string;
}

/** The generated data of one subdistrict. */
export interface SubdistrictData {
  readonly parcels: readonly LandParcel[];
  readonly buildings: readonly Building[];
  readonly addresses: readonly Address[];
  readonly streets: readonly Street[];
}

interface House {
  readonly face: number;
  readonly frontage: Frontage;
  readonly house: Ring;
  readonly garage: Ring | null;
}

/** Metres between the points of a street axis. */
const AXIS_STEP = 10;
/** A parcel with a longer side, in metres, fits no page that can be ordered: A3 at 1:5000 is 1185 m high. */
const MAX_ORDERABLE_SIDE = 1185;
/** A parcel up to this side, in metres, fits the default page: A4 at 1:1000. */
const SMALL_SIDE = 180;
/** Share of lots without a building. */
const VACANT_SHARE = 0.07;

/** Generates the parcels, buildings, addresses and streets of one subdistrict. */
export function createSubdistrict(
  options: SubdistrictOptions,
  municipality: Municipality,
): SubdistrictData {
  const random = createRandom(mix(options.seed, options.index, 77));
  const outlined = outlineFaces(options, planSubdistrict(options));
  const ids = numberFaces(random, options, municipality, outlined);
  const houses = buildHouses(random, outlined);
  const axes = outlined.map(({ face }) => (face.strip ? axisOf(options, face.strip) : []));
  const numbers = numberHouses(random, houses, axes);
  const registers = assignBookingSheets(
    random,
    options.index,
    municipality.districtId,
    outlined.map(({ face }) => face),
  );
  const buildings: Building[] = [];
  const addresses: Address[] = [];
  const walls = new Map<number, Ring[]>();
  houses.forEach(({ face, frontage, house, garage }, index) => {
    const lotId = ids[face]?.id ?? '';
    const houseNumber = numbers[index] ?? '1';
    buildings.push({ parcelId: lotId, outline: house, box: boxOf(house), houseNumber });
    if (garage)
      buildings.push({ parcelId: lotId, outline: garage, box: boxOf(garage), houseNumber: null });
    walls.set(face, garage ? [house, garage] : [house]);
    const street = outlined[frontage.street]?.face.strip?.name ?? '';
    const position = middleOf(house);
    addresses.push({
      ...postalPlace(municipality),
      street,
      houseNumber,
      parcelId: lotId,
      position,
    });
  });
  const parcels = outlined.map(({ face, polygons }, index): LandParcel => {
    const axis = axes[index] ?? [];
    const labelPoint = once(
      () => axis[Math.min(2, axis.length >> 1)] ?? labelPointOf(polygons, walls.get(index) ?? []),
    );
    return {
      ...(ids[index] ?? { id: '', numerator: 1, denominator: null }),
      subdistrictId: municipality.subdistrictId,
      section: options.sections ? face.section : null,
      polygons,
      box: boxOf(polygons.flatMap(([outer]) => outer ?? [])),
      area: Math.max(1, Math.round(areaOf(polygons))),
      use: face.use,
      get labelPoint() {
        return labelPoint();
      },
      register: registers[index] ?? { districtId: municipality.districtId, sheet: '1' },
    };
  });
  return { parcels, buildings, addresses, streets: streetsOf(municipality, outlined, axes) };
}

function postalPlace({ zipCode, city }: Municipality): { zipCode: string; city: string } {
  return { zipCode, city };
}

function numberFaces(
  random: Random,
  options: Pick<SubdistrictOptions, 'landCode' | 'sections'>,
  { subdistrictId }: Municipality,
  outlined: readonly OutlinedFace[],
): (ParcelNumber & { id: string })[] {
  const sectionsOf = outlined.map(({ face }) => (options.sections ? face.section : null));
  const sections = new Map<number | null, Generator<ParcelNumber, never>>();
  const numbered = sectionsOf.map((section) => {
    const numbers = sections.get(section) ?? parcelNumbers(random);
    sections.set(section, numbers);
    return numbers.next().value;
  });
  for (const section of sections.keys()) {
    giveFirstNumberToSmallParcel(
      sectionsOf.flatMap((one, index) => (one === section ? [index] : [])),
      outlined,
      numbered,
    );
  }
  return numbered.map((number, index) => ({
    id: parcelId(options.landCode, subdistrictId, sectionsOf[index] ?? null, number),
    ...number,
  }));
}

/** The place of a number in the natural order. */
const orderOf = (number: ParcelNumber | undefined): number =>
  number ? number.numerator * 10_000 + (number.denominator ?? 0) : Infinity;

/**
 * People try the first search result first, so it must fit a page: when the parcel with the lowest number of a section
 * (`members` are its places in `outlined`) fits none, it exchanges its number with the next small one.
 */
function giveFirstNumberToSmallParcel(
  members: readonly number[],
  outlined: readonly OutlinedFace[],
  numbered: ParcelNumber[],
): void {
  const places = members.toSorted(
    (one, other) => orderOf(numbered[one]) - orderOf(numbered[other]),
  );
  const sideOf = (index: number): number => {
    const [west, south, east, north] = boxOf(
      outlined[index]?.polygons.flatMap(([outer]) => outer ?? []) ?? [],
    );
    return Math.max(east - west, north - south);
  };
  const [first] = places;
  if (first === undefined || sideOf(first) <= MAX_ORDERABLE_SIDE) return;
  const small = places.find((index) => sideOf(index) <= SMALL_SIDE);
  if (small === undefined) return;
  const [one, other] = [numbered[first], numbered[small]];
  if (one && other) [numbered[first], numbered[small]] = [other, one];
}

function buildHouses(random: Random, outlined: readonly OutlinedFace[]): House[] {
  const frontages = findFrontages(outlined);
  return outlined.flatMap(({ face, polygons }, index): House[] => {
    const frontage = frontages[index];
    const [lot] = polygons;
    const buildable = face.use === 'residential' || face.use === 'public';
    if (!buildable || !frontage || !lot || random.chance(VACANT_SHARE)) return [];
    const placed = placeHouse(random, lot, frontage);
    return placed === null ? [] : [{ face: index, frontage, ...placed }];
  });
}

/** House numbers along each street: odd on the left, even on the right, sometimes with a letter. */
function numberHouses(
  random: Random,
  houses: readonly House[],
  axes: readonly (readonly Position[])[],
): string[] {
  const numbers: string[] = houses.map(() => '');
  const sides = new Map<string, { index: number; axisIndex: number }[]>();
  houses.forEach(({ frontage, house }, index) => {
    const { side, axisIndex } = nearestAxisPoint(axes[frontage.street] ?? [], middleOf(house));
    const key = `${frontage.street}${side}`;
    sides.set(key, [...(sides.get(key) ?? []), { index, axisIndex }]);
  });
  for (const [key, side] of sides) {
    let number = key.endsWith('left') ? 1 : 2;
    let letter = '';
    for (const { index } of side.toSorted((a, b) => a.axisIndex - b.axisIndex)) {
      numbers[index] = `${number}${letter}`;
      if (letter === '' && random.chance(0.04)) letter = 'a';
      else {
        letter = '';
        number += 2;
      }
    }
  }
  return numbers;
}

function nearestAxisPoint(
  axis: readonly Position[],
  [x, y]: Position,
): { side: 'left' | 'right'; axisIndex: number } {
  let nearest = Infinity;
  let result: { side: 'left' | 'right'; axisIndex: number } = { side: 'left', axisIndex: 0 };
  for (let index = 1; index < axis.length; index += 1) {
    const [a, b] = [axis[index - 1], axis[index]];
    if (a === undefined || b === undefined) continue;
    const distance = Math.hypot(x - (a[0] + b[0]) / 2, y - (a[1] + b[1]) / 2);
    if (distance >= nearest) continue;
    nearest = distance;
    const cross = (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]);
    result = { side: cross > 0 ? 'left' : 'right', axisIndex: index };
  }
  return result;
}

function streetsOf(
  municipality: Municipality,
  outlined: readonly OutlinedFace[],
  axes: readonly (readonly Position[])[],
): Street[] {
  return outlined.flatMap(({ face: { strip } }, index): Street[] => {
    const axis = axes[index];
    if (!strip?.name || axis === undefined) return [];
    return [
      {
        ...postalPlace(municipality),
        name: strip.name,
        axis,
        width: strip.width,
        box: boxOf(axis),
      },
    ];
  });
}

function axisOf({ seed, origin }: SubdistrictOptions, { from, to }: Strip): Position[] {
  const steps = Math.max(2, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / AXIS_STEP));
  return Array.from({ length: steps + 1 }, (_, step) => {
    const share = step / steps;
    const point = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    return warp(seed, point, origin);
  });
}

function middleOf(ring: Ring): Position {
  const [west, south, east, north] = boxOf(ring);
  return [(west + east) / 2, (south + north) / 2];
}
