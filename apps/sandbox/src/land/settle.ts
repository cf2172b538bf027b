import { bookFaces } from './booking.ts';
import { areaOf, boxOf } from './geometry.ts';
import { placeHouse } from './houses.ts';
import { labelPointOf } from './label-point.ts';
import type { Address, Building, LandParcel, Position, Ring, Street } from './model.ts';
import { type ParcelNumber, parcelId, parcelNumbers } from './numbering.ts';
import { type Outlined, outlineFaces } from './outlines.ts';
import { layoutPatch, type PatchOrder } from './patch.ts';
import type { Strip } from './face.ts';
import { createRandom, mix, type Random } from './random.ts';
import { findFrontages, type Frontage } from './street-side.ts';
import { warp } from './warp.ts';

/** The subdistrict a patch of ground belongs to. */
export interface Home {
  readonly subdistrictId: string;
  readonly districtId: string;
  readonly city: string;
  readonly zipCode: string;
}

/** Everything on the ground of one subdistrict. */
export interface Settlement {
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

/** Metres between the points of a street's name line. */
const AXIS_STEP = 10;
/** Share of lots that nobody has built on yet. */
const VACANT = 0.07;

/** Lays out, bends, numbers, builds and books the ground of one subdistrict. */
export function settle(order: PatchOrder, home: Home): Settlement {
  const random = createRandom(mix(order.seed, order.index, 77));
  const outlined = outlineFaces(order.seed, layoutPatch(order));
  const ids = numberFaces(random, home, outlined);
  const houses = buildHouses(random, outlined);
  const axes = outlined.map(({ face }) => (face.strip ? axisOf(order.seed, face.strip) : []));
  const numbers = numberHouses(random, houses, axes);
  const registers = bookFaces(
    random,
    order.index,
    home.districtId,
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
    addresses.push({ ...placeOf(home), street, houseNumber, parcelId: lotId, position });
  });
  const parcels = outlined.map(({ face, polygons }, index): LandParcel => {
    const axis = axes[index] ?? [];
    return {
      ...(ids[index] ?? { id: '', numerator: 1, denominator: null }),
      subdistrictId: home.subdistrictId,
      section: face.section,
      polygons,
      box: boxOf(polygons.flatMap(([outer]) => outer ?? [])),
      area: Math.max(1, Math.round(areaOf(polygons))),
      use: face.use,
      labelPoint:
        axis[Math.min(2, axis.length >> 1)] ?? labelPointOf(polygons, walls.get(index) ?? []),
      register: registers[index] ?? { districtId: home.districtId, sheet: '1' },
    };
  });
  return { parcels, buildings, addresses, streets: streetsOf(home, outlined, axes) };
}

function placeOf({ zipCode, city }: Home): { zipCode: string; city: string } {
  return { zipCode, city };
}

function numberFaces(
  random: Random,
  { subdistrictId }: Home,
  outlined: readonly Outlined[],
): (ParcelNumber & { id: string })[] {
  const sections = new Map<number, Generator<ParcelNumber, never>>();
  return outlined.map(({ face: { section } }) => {
    const numbers = sections.get(section) ?? parcelNumbers(random);
    sections.set(section, numbers);
    const number = numbers.next().value;
    return { id: parcelId(subdistrictId, section, number), ...number };
  });
}

function buildHouses(random: Random, outlined: readonly Outlined[]): House[] {
  const frontages = findFrontages(outlined);
  return outlined.flatMap(({ face, polygons }, index): House[] => {
    const frontage = frontages[index];
    const [lot] = polygons;
    const buildable = face.use === 'residential' || face.use === 'public';
    if (!buildable || !frontage || !lot || random.chance(VACANT)) return [];
    const placed = placeHouse(random, lot, frontage);
    return placed === null ? [] : [{ face: index, frontage, ...placed }];
  });
}

/** House numbers along each street: odd on the left, even on the right, now and then a letter. */
function numberHouses(
  random: Random,
  houses: readonly House[],
  axes: readonly (readonly Position[])[],
): string[] {
  const numbers: string[] = houses.map(() => '');
  const sides = new Map<string, { index: number; way: number }[]>();
  houses.forEach(({ frontage, house }, index) => {
    const { side, way } = alongAxis(axes[frontage.street] ?? [], middleOf(house));
    const key = `${frontage.street}${side}`;
    sides.set(key, [...(sides.get(key) ?? []), { index, way }]);
  });
  for (const [key, side] of sides) {
    let number = key.endsWith('left') ? 1 : 2;
    let letter = '';
    for (const { index } of side.toSorted((a, b) => a.way - b.way)) {
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

function alongAxis(
  axis: readonly Position[],
  [x, y]: Position,
): { side: 'left' | 'right'; way: number } {
  let nearest = Infinity;
  let result: { side: 'left' | 'right'; way: number } = { side: 'left', way: 0 };
  for (let index = 1; index < axis.length; index += 1) {
    const [a, b] = [axis[index - 1], axis[index]];
    if (a === undefined || b === undefined) continue;
    const away = Math.hypot(x - (a[0] + b[0]) / 2, y - (a[1] + b[1]) / 2);
    if (away >= nearest) continue;
    nearest = away;
    const cross = (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]);
    result = { side: cross > 0 ? 'left' : 'right', way: index };
  }
  return result;
}

function streetsOf(
  home: Home,
  outlined: readonly Outlined[],
  axes: readonly (readonly Position[])[],
): Street[] {
  return outlined.flatMap(({ face: { strip } }, index): Street[] => {
    const axis = axes[index];
    if (!strip?.name || axis === undefined) return [];
    return [{ ...placeOf(home), name: strip.name, axis, width: strip.width, box: boxOf(axis) }];
  });
}

function axisOf(seed: number, { from, to }: Strip): Position[] {
  const steps = Math.max(2, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / AXIS_STEP));
  return Array.from({ length: steps + 1 }, (_, step) => {
    const share = step / steps;
    return warp(seed, { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
  });
}

function middleOf(ring: Ring): Position {
  const [west, south, east, north] = boxOf(ring);
  return [(west + east) / 2, (south + north) / 2];
}
