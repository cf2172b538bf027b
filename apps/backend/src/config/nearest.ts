import leven from 'leven';

/** The known name that somebody probably meant; null if none is similar. */
export function nearest(name: string, known: readonly string[]): string | null {
  const limit = name.length < 5 ? 1 : 2;
  const [best] = known
    .map((one) => ({ one, changes: leven(name.toLowerCase(), one.toLowerCase()) }))
    .filter(({ changes }) => changes <= limit)
    .toSorted((a, b) => a.changes - b.changes);
  return best?.one ?? null;
}

/** Why a file must not have a key, as the end of a sentence. */
export function unknownKeyReason(key: string, known: readonly string[]): string {
  const meant = nearest(key, known);
  return meant ? `is not a known key; perhaps ${meant} is meant` : 'is not a known key';
}
