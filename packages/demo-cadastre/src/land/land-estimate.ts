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

/** A kind of soil and its average value. */
type Soil = readonly [kind: string, value: number];

const ARABLE: readonly [Soil, ...Soil[]] = [
  ['S', 18],
  ['Sl', 26],
  ['lS', 34],
  ['SL', 44],
  ['sL', 54],
  ['L', 66],
];

const MEADOW: readonly [Soil, ...Soil[]] = [
  ['S', 22],
  ['lS', 34],
  ['L', 46],
  ['Mo', 36],
];

const LEVELS = ['I', 'II', 'III'] as const;

const bounded = (value: number): number => Math.min(100, Math.max(7, Math.round(value)));

/** The land estimate of an agricultural parcel, deterministic; null for every other use. */
export function landEstimateOf({ use, labelPoint }: LandParcel): LandEstimate | null {
  const [column, row] = labelPoint.map((metres) => Math.floor(metres / SOIL_CELL_M));
  const chance = (salt: number): number => fraction(column ?? 0, row ?? 0, salt);
  const pick = <T>(entries: readonly [T, ...T[]], salt: number): T =>
    entries[Math.floor(chance(salt) * entries.length)] ?? entries[0];
  if (use === 'field') {
    const [soil, base] = pick(ARABLE, 1);
    const state = 2 + Math.floor(chance(2) * 4);
    const ground = bounded(base + (4 - state) * 4);
    return { sign: `${soil}${state}D`, values: [ground, bounded(ground - 4 + chance(3) * 6)] };
  }
  if (use === 'meadow') {
    const [soil, base] = pick(MEADOW, 4);
    const level = pick(LEVELS, 5);
    const water = 1 + Math.floor(chance(6) * 4);
    const ground = bounded(base + (2 - LEVELS.indexOf(level)) * 4 - water * 2);
    return { sign: `${soil}${level}b${water}`, values: [ground, bounded(ground - chance(7) * 5)] };
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
