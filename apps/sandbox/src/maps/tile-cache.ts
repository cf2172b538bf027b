/** Keeps the latest used values up to a number; the one unused for longest goes first. */
export interface LeastRecentCache<T> {
  get(key: string): T | undefined;
  set(key: string, value: T): void;
}

/** Makes an empty cache for at most `capacity` values. */
export function createCache<T>(capacity: number): LeastRecentCache<T> {
  const values = new Map<string, T>();
  return {
    get: (key) => {
      const value = values.get(key);
      if (value === undefined) return undefined;
      // A map keeps the order of insertion: putting it in again makes it the latest.
      values.delete(key);
      values.set(key, value);
      return value;
    },
    set: (key, value) => {
      values.delete(key);
      values.set(key, value);
      const [oldest] = values.keys();
      if (values.size > capacity && oldest !== undefined) values.delete(oldest);
    },
  };
}
