import { sheetsOf } from './booking-sheets.ts';
import { createBoxIndex } from './box-index.ts';
import type { SubdistrictData } from './create-subdistrict.ts';
import { boxesIntersect } from './geometry.ts';
import type { Address, Box, Building, LandParcel, Position, Street } from './model.ts';
import { once } from './once.ts';
import { SUBDISTRICT_HEIGHT, SUBDISTRICT_WIDTH, warpMargin } from './warp.ts';

/** The data of one subdistrict with its searches. */
export interface Part extends SubdistrictData {
  parcel(id: string): LandParcel | undefined;
  addressesOf(parcelId: string): readonly Address[];
  onSheet(sheet: string): readonly LandParcel[];
  parcelsIn(box: Box): readonly LandParcel[];
  buildingsIn(box: Box): readonly Building[];
  streetsIn(box: Box): readonly Street[];
}

/** What is counted through the whole land. */
const COUNTED = ['addresses', 'buildings'] as const;

type CountedKind = (typeof COUNTED)[number];

/** Parts in memory: some 50,000 parcels with about 3 kB each. Generating a part again takes milliseconds. */
const CAPACITY = 64;

function partOf(data: SubdistrictData): Part {
  const byId = once(() => new Map(data.parcels.map((parcel) => [parcel.id, parcel])));
  const addresses = once(() => Map.groupBy(data.addresses, ({ parcelId }) => parcelId));
  const bySheet = once(() =>
    Map.groupBy(
      data.parcels.flatMap((parcel) =>
        sheetsOf(parcel.register).map((sheet) => ({ sheet, parcel })),
      ),
      ({ sheet }) => sheet,
    ),
  );
  const parcels = once(() => createBoxIndex(data.parcels));
  const buildings = once(() => createBoxIndex(data.buildings));
  const streets = once(() => createBoxIndex(data.streets));
  return {
    ...data,
    parcel: (id) => byId().get(id),
    addressesOf: (parcelId) => addresses().get(parcelId) ?? [],
    onSheet: (sheet) => (bySheet().get(sheet) ?? []).map(({ parcel }) => parcel),
    parcelsIn: (box) => parcels()(box),
    buildingsIn: (box) => buildings()(box),
    streetsIn: (box) => streets()(box),
  };
}

/** The subdistricts of a land; each is generated when it is needed, and the last ones used stay in memory. */
export interface Parts {
  part(index: number): Part;
  /** Number of addresses or buildings of the parts before this one. */
  before(kind: CountedKind, index: number): number;
  /** Numbers of the parts whose parcels may intersect a bounding box. */
  near(box: Box): readonly number[];
  /** A bounding box that contains the part. */
  extent(index: number): Box;
}

/**
 * @param columns of the grid of subdistricts
 * @param origin of the plan, in metres
 */
export function lazyParts(
  count: number,
  columns: number,
  origin: Position,
  create: (index: number) => SubdistrictData,
): Parts {
  const recent = new Map<number, Part>();
  const counts = { addresses: new Map<number, number>(), buildings: new Map<number, number>() };
  const sums = { addresses: [0], buildings: [0] };
  const part = (index: number): Part => {
    const found = recent.get(index) ?? partOf(create(index));
    // A map keeps the order of insertion: the first one was used least recently.
    recent.delete(index);
    recent.set(index, found);
    const [oldest] = recent.keys();
    if (recent.size > CAPACITY && oldest !== undefined) recent.delete(oldest);
    for (const kind of COUNTED) counts[kind].set(index, found[kind].length);
    return found;
  };
  const before = (kind: CountedKind, index: number): number => {
    const known = sums[kind];
    for (let next = known.length; next <= index; next += 1) {
      const previous = next - 1;
      const length = counts[kind].get(previous) ?? part(previous)[kind].length;
      known.push((known[previous] ?? 0) + length);
    }
    return known[index] ?? 0;
  };
  const extent = (index: number): Box => {
    const x = (index % columns) * SUBDISTRICT_WIDTH;
    const y = Math.floor(index / columns) * SUBDISTRICT_HEIGHT;
    return warpMargin([x, y, x + SUBDISTRICT_WIDTH, y + SUBDISTRICT_HEIGHT], origin);
  };
  const extents = once(() => Array.from({ length: count }, (_, index) => extent(index)));
  const near = (box: Box): readonly number[] =>
    extents().flatMap((one, index) => (boxesIntersect(one, box) ? [index] : []));
  return { part, before, near, extent };
}
