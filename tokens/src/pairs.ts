import { readFileSync } from 'node:fs';

/** Two roles that meet on the page, and the contrast that they need. */
export interface Pair {
  /** Role of the text or edge, such as `ink-soft`. */
  readonly front: string;
  /** Role of the ground below it. */
  readonly back: string;
  /** Least ratio that our own themes keep, 1 to 21. */
  readonly min: number;
  /** The rule behind it. */
  readonly why: string;
}

interface Entry {
  readonly front: string;
  readonly on: readonly string[];
  readonly min: number;
  readonly why: string;
}

/** Every pair of `contrast.json`, each ground on its own. */
export function readPairs(): Pair[] {
  const text = readFileSync(new URL('contrast.json', import.meta.url), 'utf8');
  const { pairs }: { readonly pairs: readonly Entry[] } = JSON.parse(text);
  return pairs.flatMap(({ front, on, min, why }) => on.map((back) => ({ front, back, min, why })));
}
