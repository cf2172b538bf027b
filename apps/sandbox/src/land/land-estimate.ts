import type { LandParcel, Position } from './model.ts';
import { fraction } from './random.ts';

/** Bodenschätzung of a class area: how good farm land is, by its soil (Bodenschätzungsgesetz). */
export interface LandEstimate {
  /** Klassenzeichen: soil, state or level, origin or climate and water, such as `lS4D` or `LIIb2`. */
  readonly sign: string;
  /** Bodenzahl and Ackerzahl of arable land, Grünlandgrundzahl and Grünlandzahl of meadows; 7 to 100. */
  readonly values: readonly [number, number];
}

/** Side of a square of ground with one soil, in metres: neighbouring parcels mostly share a class. */
const SOIL_M = 250;

/** A kind of soil and the value of middling ground of it. */
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

/** The estimate of a parcel of farm land; null for every other use. The same parcel always has the same one. */
export function landEstimateOf({ use, labelPoint }: LandParcel): LandEstimate | null {
  const [column, row] = labelPoint.map((metres) => Math.floor(metres / SOIL_M));
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

/** As it is written in maps: `lS4D 42/40`. */
export function writtenEstimate({ sign, values }: LandEstimate): string {
  return `${sign} ${values.join('/')}`;
}

/**
 * The boundaries of the class areas among these parcels: the edges on whose other side is another class or none, each
 * of two positions in metres, EPSG:25833.
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
        // The second parcel of the same class on this edge: it divides no classes.
        if (!edges.delete(key)) edges.set(key, [from, to]);
      }
    }
  }
  return [...edges.values()];
}
