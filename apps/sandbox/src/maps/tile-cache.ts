/** A cache that drops the least recently used value. */
export interface LeastRecentlyUsedCache<T> {
  get(key: string): T | undefined;
  set(key: string, value: T): void;
}

/** Creates an empty cache for at most `capacity` values. */
export function createCache<T>(capacity: number): LeastRecentlyUsedCache<T> {
  const values = new Map<string, T>();
  return {
    get: (key) => {
      const value = values.get(key);
      if (value === undefined) return undefined;
      // A Map iterates in insertion order: setting the value again makes it the newest.
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
