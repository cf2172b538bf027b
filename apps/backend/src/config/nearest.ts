/** Changes of single characters that make one text of another (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_none, index) => index);
  for (let index = 0; index < one.length; index += 1) {
    let diagonal = index;
    row = row.reduce<number[]>((next, above, column) => {
      const left = next.at(-1);
      const isSame = other[column - 1] === one[index];
      next.push(
        left === undefined ? index + 1 : Math.min(above + 1, left + 1, diagonal + (isSame ? 0 : 1)),
      );
      diagonal = above;
      return next;
    }, []);
  }
  return row.at(-1) ?? 0;
}

/** The known name that somebody probably meant; null if none is similar. */
export function nearest(name: string, known: readonly string[]): string | null {
  const limit = name.length < 5 ? 1 : 2;
  const [best] = known
    .map((one) => ({ one, changes: distance(name.toLowerCase(), one.toLowerCase()) }))
    .filter(({ changes }) => changes <= limit)
    .toSorted((a, b) => a.changes - b.changes);
  return best?.one ?? null;
}

/** Why a file must not have a key, as the end of a sentence. */
export function unknownKeyReason(key: string, known: readonly string[]): string {
  const meant = nearest(key, known);
  return meant ? `is not a known key; perhaps ${meant} is meant` : 'is not a known key';
}
