/** Counts from 1 to below this are not published (LAW-6): they could be about a person whom somebody knows. */
export const LEAST_SHOWN = 5;

/** A count as it is published; null is suppressed. */
export interface Published {
  readonly count: number | null;
  /** Suppressed because it is small itself; the others are suppressed because they would reveal one that is. */
  readonly isSmall: boolean;
}

/** The keys of counts of which the first one is the sum of the others. */
export type Sum = readonly [total: string, ...parts: readonly string[]];

/**
 * Suppresses small counts, and others where a sum would reveal a single one: `12 = 9 + <5` does, so 9 is suppressed too (LAW-6). Zero is
 * shown, because it is about nobody.
 *
 * @param counts by key
 * @param sums between these counts; a key without a count is left out
 */
export function suppressed(
  counts: ReadonlyMap<string, number>,
  sums: readonly Sum[],
): ReadonlyMap<string, Published> {
  const hidden = new Set<string>();
  for (const [key, count] of counts) if (count > 0 && count < LEAST_SHOWN) hidden.add(key);
  const small = new Set(hidden);
  const valueOf = (key: string): number => counts.get(key) ?? 0;
  /** What has to be suppressed as well, so that a sum does not reveal its only suppressed count. */
  const further = ([total, ...parts]: Sum): string | undefined => {
    const keys = [total, ...parts].filter((key) => counts.has(key));
    if (keys.filter((key) => hidden.has(key)).length !== 1) return undefined;
    const shown = parts.filter((key) => !hidden.has(key) && valueOf(key) > 0);
    const [least] = shown.toSorted((a, b) => valueOf(a) - valueOf(b));
    return least ?? keys.find((key) => !hidden.has(key) && valueOf(key) > 0);
  };
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (const sum of sums) {
      const key = further(sum);
      if (key === undefined) continue;
      hidden.add(key);
      isChanged = true;
    }
  }
  return new Map(
    [...counts].map(([key, count]) => [
      key,
      { count: hidden.has(key) ? null : count, isSmall: small.has(key) },
    ]),
  );
}
