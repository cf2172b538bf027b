import { ownersOf } from './booking-sheets.ts';
import { boxesIntersect, joinBoxes } from './geometry.ts';
import type { Authority, Box, Land, LandOptions, RegisterDistrict, Subdistrict } from './model.ts';
import { placeName, streetNames } from './names.ts';
import { lazyParts, type Part } from './parts.ts';
import { createRandom, mix } from './random.ts';
import { DEFAULT_ORIGIN } from './warp.ts';
import { type Municipality, createSubdistrict } from './create-subdistrict.ts';

const PARCELS = 3000;
const PARCELS_PER_SUBDISTRICT = 750;
const FEWEST_SUBDISTRICTS = 4;
/** Subdistrict keys: the first one, and a step without common divisor with 10,000, so that keys do not repeat early. */
const FIRST_KEY = 653;
const KEY_STEP = 7;
const FIRST_DISTRICT = 4101;
const SUBDISTRICTS_PER_AUTHORITY = 40;
const KEYS = 10_000;
/** For lands without a state pack, in tests. */
const DEFAULT_ISSUER = {
  state: 'Land',
  name: 'Landesvermessung',
  contact: 'Am Markt 3, 15990 Neustadt · kasse@example.org',
};
/** Subdistricts up to which the bounding box of the land is exact. */
const EXACT_BOX_TO = 32;

/**
 * Generates the demo state (BE-11): deterministic. Each subdistrict is generated when it is used, so that memory does not
 * grow with the number of parcels.
 */
export function createLand(options: LandOptions = {}): Land {
  const { parcels: requested = PARCELS, seed = 12, landCode = '12', sections = true } = options;
  const { origin = DEFAULT_ORIGIN, crs = 'EPSG:25833', issuer = DEFAULT_ISSUER } = options;
  const count = Math.max(FEWEST_SUBDISTRICTS, Math.round(requested / PARCELS_PER_SUBDISTRICT));
  if (count > KEYS) throw new RangeError('The demo state has keys for 7,500,000 parcels at most');
  const columns = Math.ceil(Math.sqrt(count));
  const parcelsBefore = (index: number): number => Math.round((requested * index) / count);
  const parts = lazyParts(count, columns, origin, (index) => {
    const random = createRandom(mix(seed, index));
    const plan = {
      seed,
      origin,
      landCode,
      sections,
      index,
      column: index % columns,
      row: Math.floor(index / columns),
      parcels: parcelsBefore(index + 1) - parcelsBefore(index),
      random,
      nextStreet: streetNames(random),
      road: index === 0 ? 'Lindenallee' : `${placeName((index + 1) % count)}er Landstraße`,
    };
    return createSubdistrict(plan, municipalityOf(index));
  });
  const places = Array.from({ length: count }, (_, index) => index);
  const subdistricts = places.map((index) => subdistrictOf(landCode, index));
  const bySubdistrict = new Map(subdistricts.map(({ id }, index) => [id, index]));
  const byDistrict = new Map(places.map((index) => [municipalityOf(index).districtId, index]));
  const all = <T>(of: (part: Part) => readonly T[]): readonly T[] =>
    places.flatMap((index) => of(parts.part(index)));
  const partWith = (parcelId: string): Part | undefined => {
    const index = bySubdistrict.get(parcelId.slice(2, 6));
    return index === undefined ? undefined : parts.part(index);
  };
  const within = <T>(box: Box, of: (part: Part) => readonly T[]): readonly T[] =>
    parts.near(box).flatMap((index) => of(parts.part(index)));
  const counted = <Kind extends 'addresses' | 'buildings'>(
    kind: Kind,
    offset: number,
    limit: number,
  ): readonly Part[Kind][number][] =>
    slice<Part[Kind][number]>(
      places,
      offset,
      limit,
      (index) => parts.before(kind, index),
      (index) => parts.part(index)[kind],
    );
  return {
    options,
    crs,
    issuer,
    landCode,
    get box() {
      // A large land is not generated for that: its box has a margin.
      if (count > EXACT_BOX_TO) return joinBoxes(places.map((index) => parts.extent(index)));
      return joinBoxes(all(({ parcels }) => parcels.map(({ box }) => box)));
    },
    size: requested,
    subdistricts,
    districts: places.map(districtOf),
    authorities: places
      .filter((index) => index % SUBDISTRICTS_PER_AUTHORITY === 0)
      .map((index) => authorityOf(landCode, index / SUBDISTRICTS_PER_AUTHORITY)),
    get parcels() {
      return all(({ parcels }) => parcels);
    },
    get buildings() {
      return all(({ buildings }) => buildings);
    },
    get addresses() {
      return all(({ addresses }) => addresses);
    },
    get streets() {
      return all(({ streets }) => streets);
    },
    parcelsFrom: (offset, limit) =>
      slice(places, offset, limit, parcelsBefore, (index) => parts.part(index).parcels),
    addressesFrom: (offset, limit) => counted('addresses', offset, limit),
    buildingsFrom: (offset, limit) => counted('buildings', offset, limit),
    addressesIn: (box) =>
      parts.near(box).flatMap((index) =>
        parts
          .part(index)
          .addresses.map((address, number) => ({
            address,
            number: parts.before('addresses', index) + number,
          }))
          .filter(({ address: { position } }) => boxesIntersect([...position, ...position], box)),
      ),
    addressCount: () => parts.before('addresses', count),
    buildingCount: () => parts.before('buildings', count),
    addressesOf: (parcelId) => partWith(parcelId)?.addressesOf(parcelId) ?? [],
    parcelsOnSheet: (districtId, sheet) => {
      const index = byDistrict.get(districtId);
      return index === undefined ? [] : parts.part(index).onSheet(sheet);
    },
    subdistrictsIn: (box) => parts.near(box).flatMap((index) => subdistricts[index] ?? []),
    parcelsOf: (subdistrictId) => {
      const index = bySubdistrict.get(subdistrictId);
      return index === undefined ? [] : parts.part(index).parcels;
    },
    parcel: (id) => partWith(id)?.parcel(id),
    parcelsIn: (box) => within(box, (part) => part.parcelsIn(box)),
    buildingsIn: (box) => within(box, (part) => part.buildingsIn(box)),
    streetsIn: (box) => within(box, (part) => part.streetsIn(box)),
    owners: (districtId, sheet) =>
      ownersOf(seed, municipalityOf(byDistrict.get(districtId) ?? 0), districtId, sheet),
  };
}

/** Entries from an offset on, when each part continues the one before it. */
function slice<T>(
  places: readonly number[],
  offset: number,
  limit: number,
  before: (index: number) => number,
  of: (index: number) => readonly T[],
): readonly T[] {
  const found: T[] = [];
  const first = places.findIndex((index) => before(index + 1) > offset);
  for (let index = first; index >= 0 && index < places.length && found.length < limit; index += 1) {
    const from = Math.max(0, offset - before(index));
    for (const entry of of(index).slice(from, from + limit - found.length)) found.push(entry);
  }
  return found;
}

function key(value: number): string {
  return String(value % KEYS).padStart(4, '0');
}

function municipalityOf(index: number): Municipality {
  return {
    subdistrictId: key(FIRST_KEY + index * KEY_STEP),
    districtId: key(FIRST_DISTRICT + index),
    city: placeName(index),
    // Two neighbouring villages share a ZIP code, as small villages often do.
    zipCode: String(15_990 + (index >> 1)),
  };
}

function subdistrictOf(landCode: string, index: number): Subdistrict {
  const authority = Math.floor(index / SUBDISTRICTS_PER_AUTHORITY);
  return {
    id: municipalityOf(index).subdistrictId,
    name: placeName(index),
    municipality: municipalityOf(index).city,
    county: `Landkreis ${placeName(authority * SUBDISTRICTS_PER_AUTHORITY)}`,
    authorityId: authorityOf(landCode, authority).id,
  };
}

function districtOf(index: number): RegisterDistrict {
  const seat = index - (index % SUBDISTRICTS_PER_AUTHORITY);
  const court = `Amtsgericht ${placeName(seat)}`;
  return { id: municipalityOf(index).districtId, name: placeName(index), court };
}

function authorityOf(landCode: string, index: number): Authority {
  const place = placeName(index * SUBDISTRICTS_PER_AUTHORITY);
  return {
    id: `${landCode}${String(90 + index).padStart(4, '0')}`,
    name: `Katasteramt ${place}`,
    streetName: 'Am Markt',
    houseNumber: String(index + 1),
    zipCode: municipalityOf(index * SUBDISTRICTS_PER_AUTHORITY).zipCode,
    city: place,
    email: `kataster-${index + 1}@example.org`,
  };
}
