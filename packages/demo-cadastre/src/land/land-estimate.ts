import type { LandParcel, Position } from './model.ts';
import { fraction } from './random.ts';

/** Land estimate (Bodenschätzung) of a class area: quality of agricultural soil (Bodenschätzungsgesetz). */
export interface LandEstimate {
  /** Class sign (Klassenzeichen): soil, state or level, origin or climate and water, such as `lS4D` or `LIIb2`. */
  readonly sign: string;
  /** Bodenzahl and Ackerzahl of arable land, Grünlandgrundzahl and Grünlandzahl of meadows; 7 to 100. */
  readonly values: readonly [number, number];
}

/** Side of a square with one kind of soil, in metres; neighbouring parcels mostly have the same class. */
const SOIL_CELL_M = 250;

/** A kind of soil and its range of values, from the best state or level that occurs here to the worst one. */
type Soil = readonly [kind: string, ranges: readonly Range[]];
type Range = readonly [most: number, least: number];

/** Bodenzahlen of arable land of the ice age (D) in the states 2 to 5 (BodSchätzG, annex 1). */
const ARABLE: readonly [Soil, ...Soil[]] = [
  [
    'S',
    [
      [41, 34],
      [33, 27],
      [26, 21],
      [20, 16],
    ],
  ],
  [
    'Sl',
    [
      [51, 43],
      [42, 35],
      [34, 28],
      [27, 22],
    ],
  ],
  [
    'lS',
    [
      [59, 51],
      [50, 44],
      [43, 37],
      [36, 30],
    ],
  ],
  [
    'SL',
    [
      [67, 60],
      [59, 52],
      [51, 45],
      [44, 38],
    ],
  ],
  [
    'sL',
    [
      [75, 68],
      [67, 60],
      [59, 53],
      [52, 46],
    ],
  ],
  [
    'L',
    [
      [81, 74],
      [73, 66],
      [65, 58],
      [57, 50],
    ],
  ],
];

/** Grünlandgrundzahlen in the levels I to III with the best state of water: about those of annex 2, not its figures. */
const MEADOW: readonly [Soil, ...Soil[]] = [
  [
    'S',
    [
      [52, 44],
      [43, 37],
      [36, 30],
    ],
  ],
  [
    'lS',
    [
      [65, 56],
      [54, 47],
      [45, 38],
    ],
  ],
  [
    'L',
    [
      [80, 70],
      [68, 59],
      [57, 48],
    ],
  ],
  [
    'Mo',
    [
      [54, 46],
      [45, 38],
      [36, 30],
    ],
  ],
];

/** A worse state of water takes away about this share. */
const WATER_STEP = 0.16;

const LEVELS = ['I', 'II', 'III'] as const;

const bounded = (value: number): number => Math.min(100, Math.max(7, Math.round(value)));

/** A whole number between the ends of a range. */
function valueIn([most, least]: Range = [100, 7], share: number): number {
  return Math.round(least + (most - least) * share);
}

/** The land estimate of an agricultural parcel, deterministic; null for every other use. */
export function landEstimateOf({ use, labelPoint }: LandParcel): LandEstimate | null {
  const [column, row] = labelPoint.map((metres) => Math.floor(metres / SOIL_CELL_M));
  const chance = (salt: number): number => fraction(column ?? 0, row ?? 0, salt);
  const pick = <T>(entries: readonly [T, ...T[]], salt: number): T =>
    entries[Math.floor(chance(salt) * entries.length)] ?? entries[0];
  if (use === 'field') {
    const [soil, ranges] = pick(ARABLE, 1);
    const state = Math.floor(chance(2) * ranges.length);
    const ground = valueIn(ranges[state], chance(8));
    return { sign: `${soil}${state + 2}D`, values: [ground, bounded(ground - 4 + chance(3) * 6)] };
  }
  if (use === 'meadow') {
    const [soil, ranges] = pick(MEADOW, 4);
    const level = Math.floor(chance(5) * ranges.length);
    const water = Math.floor(chance(6) * 4);
    const ground = bounded(valueIn(ranges[level], chance(8)) * (1 - WATER_STEP * water));
    const sign = `${soil}${LEVELS[level] ?? ''}b${water + 1}`;
    return { sign, values: [ground, bounded(ground - chance(7) * 5)] };
  }
  return null;
}

/** The notation of maps: `lS4D 42/40`. */
export function formatLandEstimate({ sign, values }: LandEstimate): string {
  return `${sign} ${values.join('/')}`;
}

/**
 * The boundaries of the class areas among these parcels: the edges on whose other side is another class or none, each
 * of two positions in metres.
 */
export function classBoundaries(
  parcels: readonly LandParcel[],
): readonly (readonly [Position, Position])[] {
  const edges = new Map<string, readonly [Position, Position]>();
  for (const parcel of parcels) {
    const estimate = landEstimateOf(parcel);
    if (!estimate) continue;
    for (const ring of parcel.polygons.flat()) {
      for (let index = 1; index < ring.length; index += 1) {
        const [from, to] = [ring[index - 1], ring[index]];
        if (!from || !to) continue;
        const key = `${estimate.sign} ${[from.join(), to.join()].toSorted().join(' ')}`;
        // The second parcel with this class at this edge: the edge is no class boundary.
        if (!edges.delete(key)) edges.set(key, [from, to]);
      }
    }
  }
  return [...edges.values()];
}
