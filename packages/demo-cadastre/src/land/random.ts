/** A small seeded random number generator: the demo state is the same on every machine. */
export interface Random {
  /** A number from 0 up to, but not including, 1. */
  next(): number;
  /** A number from `low` up to `high`. */
  between(low: number, high: number): number;
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  /** True with the given chance (0 to 1). */
  chance(share: number): boolean;
  /** One of the entries; throws when there is none. */
  pick<T>(entries: readonly T[]): T;
}

/** Mixes whole numbers into one unsigned 32-bit number; equal inputs give equal outputs. */
export function mix(...parts: readonly number[]): number {
  let state = 0x9e3779b9;
  for (const part of parts) {
    state = Math.imul(state ^ (part | 0), 0x85ebca6b);
    state ^= state >>> 13;
    state = Math.imul(state + 0x7f4a7c15, 0xc2b2ae35);
    state ^= state >>> 16;
  }
  return state >>> 0;
}

/** Like `mix`, as a fraction from 0 to 1. */
export function fraction(...parts: readonly number[]): number {
  return mix(...parts) / 0x1_0000_0000;
}

/** Creates a generator: a counter hashed with the seed by `mix`. */
export function createRandom(seed: number): Random {
  let count = 0;
  const next = (): number => {
    count += 1;
    return fraction(seed, count);
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (share) => next() < share,
    pick: (entries) => {
      const entry = entries[Math.floor(next() * entries.length)];
      if (entry === undefined) throw new RangeError('Nothing to pick from');
      return entry;
    },
  };
}
