/** Calculates a value at its first use: an import of all parcels needs neither searches nor label points. */
export function once<T>(calculate: () => T): () => T {
  let known: { readonly value: T } | null = null;
  return () => {
    known ??= { value: calculate() };
    return known.value;
  };
}
