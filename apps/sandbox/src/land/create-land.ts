import { createBoxIndex } from './box-index.ts';
import { ownersOf } from './booking-sheets.ts';
import { joinBoxes } from './geometry.ts';
import type {
  Address,
  Authority,
  Building,
  Land,
  LandParcel,
  RegisterDistrict,
  Street,
  Subdistrict,
} from './model.ts';
import { placeName, streetNames } from './names.ts';
import { createRandom, mix } from './random.ts';
import { type Municipality, createSubdistrict } from './create-subdistrict.ts';

/** Options of the generated demo state. */
export interface LandOptions {
  /** Number of parcels; exact from 600 up. Default 3,000; each subdistrict has about 750. */
  readonly parcels?: number;
  /** Whole number; the same seed generates the same data. */
  readonly seed?: number;
}

const PARCELS = 3000;
const PARCELS_PER_SUBDISTRICT = 750;
const FEWEST_SUBDISTRICTS = 4;
/** Subdistrict keys: the first one, and a step without common divisor with 10,000, so that keys do not repeat early. */
const FIRST_KEY = 653;
const KEY_STEP = 7;
const FIRST_DISTRICT = 4101;
const SUBDISTRICTS_PER_AUTHORITY = 40;
const KEYS = 10_000;

/** Generates the demo state (BE-11): deterministic, in time and memory proportional to the number of parcels. */
export function createLand({ parcels: requested = PARCELS, seed = 12 }: LandOptions = {}): Land {
  const count = Math.max(FEWEST_SUBDISTRICTS, Math.round(requested / PARCELS_PER_SUBDISTRICT));
  if (count > KEYS) throw new RangeError('The demo state has keys for 7,500,000 parcels at most');
  const columns = Math.ceil(Math.sqrt(count));
  const parcels: LandParcel[] = [];
  const buildings: Building[] = [];
  const addresses: Address[] = [];
  const streets: Street[] = [];
  for (let index = 0; index < count; index += 1) {
    const random = createRandom(mix(seed, index));
    const data = createSubdistrict(
      {
        seed,
        index,
        column: index % columns,
        row: Math.floor(index / columns),
        parcels:
          Math.round((requested * (index + 1)) / count) - Math.round((requested * index) / count),
        random,
        nextStreet: streetNames(random),
        road: index === 0 ? 'Lindenallee' : `${placeName((index + 1) % count)}er Landstraße`,
      },
      municipalityOf(index),
    );
    for (const entry of data.parcels) parcels.push(entry);
    for (const entry of data.buildings) buildings.push(entry);
    for (const entry of data.addresses) addresses.push(entry);
    for (const entry of data.streets) streets.push(entry);
  }
  const places = Array.from({ length: count }, (_, index) => index);
  const names = new Map(
    places.map((index) => [municipalityOf(index).districtId, placeName(index)]),
  );
  const byId = new Map(parcels.map((parcel) => [parcel.id, parcel]));
  return {
    box: joinBoxes(parcels.map(({ box }) => box)),
    subdistricts: places.map(subdistrictOf),
    districts: places.map(districtOf),
    authorities: places
      .filter((index) => index % SUBDISTRICTS_PER_AUTHORITY === 0)
      .map((index) => authorityOf(index / SUBDISTRICTS_PER_AUTHORITY)),
    parcels,
    buildings,
    addresses,
    streets,
    parcel: (id) => byId.get(id),
    parcelsIn: lazily(() => createBoxIndex(parcels)),
    buildingsIn: lazily(() => createBoxIndex(buildings)),
    streetsIn: lazily(() => createBoxIndex(streets)),
    owners: (districtId, sheet) => ownersOf(seed, names.get(districtId) ?? '', districtId, sheet),
  };
}

/** Creates the search at its first use: an import of all parcels needs no index. */
function lazily<Q, R>(create: () => (query: Q) => R): (query: Q) => R {
  let search: ((query: Q) => R) | null = null;
  return (query) => {
    search ??= create();
    return search(query);
  };
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

function subdistrictOf(index: number): Subdistrict {
  const authority = Math.floor(index / SUBDISTRICTS_PER_AUTHORITY);
  return {
    id: municipalityOf(index).subdistrictId,
    name: placeName(index),
    municipality: municipalityOf(index).city,
    authorityId: authorityOf(authority).id,
  };
}

function districtOf(index: number): RegisterDistrict {
  return { id: municipalityOf(index).districtId, name: placeName(index) };
}

function authorityOf(index: number): Authority {
  const place = placeName(index * SUBDISTRICTS_PER_AUTHORITY);
  return {
    id: `12${String(90 + index).padStart(4, '0')}`,
    name: `Katasteramt ${place}`,
    streetName: 'Am Markt',
    houseNumber: String(index + 1),
    zipCode: municipalityOf(index * SUBDISTRICTS_PER_AUTHORITY).zipCode,
    city: place,
    email: `kataster-${index + 1}@example.org`,
  };
}
