import { indexBoxes } from './box-index.ts';
import { ownersOf } from './booking.ts';
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
import { type Home, settle } from './settle.ts';

/** What the demo land shall be. */
export interface LandOptions {
  /** Number of parcels; from 600 up it is met exactly. Default 3,000; each subdistrict holds about 750. */
  readonly parcels?: number;
  /** Whole number; the same seed gives the same land. */
  readonly seed?: number;
}

const PARCELS = 3000;
const PARCELS_PER_SUBDISTRICT = 750;
const FEWEST_SUBDISTRICTS = 4;
/** Subdistrict keys: the first one, and a step without common divisor with 10,000, so that keys repeat late. */
const FIRST_KEY = 653;
const KEY_STEP = 7;
const FIRST_DISTRICT = 4101;
const SUBDISTRICTS_PER_AUTHORITY = 40;
const KEYS = 10_000;

/** Builds the demo land (BE-11): the same for the same options, in time and memory that grow with the number of parcels. */
export function createLand({ parcels: wanted = PARCELS, seed = 12 }: LandOptions = {}): Land {
  const count = Math.max(FEWEST_SUBDISTRICTS, Math.round(wanted / PARCELS_PER_SUBDISTRICT));
  if (count > KEYS) throw new RangeError('The demo land has keys for 7,500,000 parcels at most');
  const columns = Math.ceil(Math.sqrt(count));
  const parcels: LandParcel[] = [];
  const buildings: Building[] = [];
  const addresses: Address[] = [];
  const streets: Street[] = [];
  for (let index = 0; index < count; index += 1) {
    const random = createRandom(mix(seed, index));
    const settlement = settle(
      {
        seed,
        index,
        column: index % columns,
        row: Math.floor(index / columns),
        parcels: Math.round((wanted * (index + 1)) / count) - Math.round((wanted * index) / count),
        random,
        nextStreet: streetNames(random),
        road: index === 0 ? 'Lindenallee' : `${placeName((index + 1) % count)}er Landstraße`,
      },
      homeOf(index),
    );
    for (const entry of settlement.parcels) parcels.push(entry);
    for (const entry of settlement.buildings) buildings.push(entry);
    for (const entry of settlement.addresses) addresses.push(entry);
    for (const entry of settlement.streets) streets.push(entry);
  }
  const places = Array.from({ length: count }, (_, index) => index);
  const names = new Map(places.map((index) => [homeOf(index).districtId, placeName(index)]));
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
    parcelsIn: lazily(() => indexBoxes(parcels)),
    buildingsIn: lazily(() => indexBoxes(buildings)),
    streetsIn: lazily(() => indexBoxes(streets)),
    owners: (districtId, sheet) => ownersOf(seed, names.get(districtId) ?? '', districtId, sheet),
  };
}

/** Importing the land needs no index: it is made at the first question. */
function lazily<Q, A>(make: () => (question: Q) => A): (question: Q) => A {
  let answer: ((question: Q) => A) | null = null;
  return (question) => {
    answer ??= make();
    return answer(question);
  };
}

function key(value: number): string {
  return String(value % KEYS).padStart(4, '0');
}

function homeOf(index: number): Home {
  return {
    subdistrictId: key(FIRST_KEY + index * KEY_STEP),
    districtId: key(FIRST_DISTRICT + index),
    city: placeName(index),
    // Two places share a ZIP code, as small places do.
    zipCode: String(15_990 + (index >> 1)),
  };
}

function subdistrictOf(index: number): Subdistrict {
  const authority = Math.floor(index / SUBDISTRICTS_PER_AUTHORITY);
  return {
    id: homeOf(index).subdistrictId,
    name: placeName(index),
    authorityId: authorityOf(authority).id,
  };
}

function districtOf(index: number): RegisterDistrict {
  return { id: homeOf(index).districtId, name: placeName(index) };
}

function authorityOf(index: number): Authority {
  const place = placeName(index * SUBDISTRICTS_PER_AUTHORITY);
  return {
    id: `12${String(90 + index).padStart(4, '0')}`,
    name: `Katasteramt ${place}`,
    streetName: 'Am Markt',
    houseNumber: String(index + 1),
    zipCode: homeOf(index * SUBDISTRICTS_PER_AUTHORITY).zipCode,
    city: place,
    email: `kataster-${index + 1}@example.org`,
  };
}
