import { readFileSync } from 'node:fs';

/** Two colour roles that are adjacent on a page, and their required contrast. */
export interface Pair {
  /** Role of the text or border, such as `ink-soft`. */
  readonly front: string;
  /** Role of the background. */
  readonly back: string;
  /** Minimum contrast ratio of our themes, 1 to 21. */
  readonly min: number;
  /** The WCAG criterion. */
  readonly why: string;
}

interface Entry {
  readonly front: string;
  readonly on: readonly string[];
  readonly min: number;
  readonly why: string;
}

/** All pairs of `contrast.json`, one per background. */
export function readPairs(): Pair[] {
  const text = readFileSync(new URL('contrast.json', import.meta.url), 'utf8');
  const { pairs }: { readonly pairs: readonly Entry[] } = JSON.parse(text);
  return pairs.flatMap(({ front, on, min, why }) => on.map((back) => ({ front, back, min, why })));
}
