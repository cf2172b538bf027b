/** The part of `Storage` that is used; pass `localStorage`. */
export type DismissalStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** The dismissed version of each banner, by id. */
export type DismissedVersions = ReadonlyMap<string, string>;

/** A store of the dismissed versions of banners. */
export interface Dismissals {
  /** Returns the same object until a banner is dismissed. */
  readonly get: () => DismissedVersions;
  readonly dismiss: (id: string, version: string) => void;
  /** @returns a function that ends the subscription */
  readonly subscribe: (listener: () => void) => () => void;
}

function parse(stored: string | null): DismissedVersions {
  try {
    const entries: unknown = stored === null ? {} : JSON.parse(stored);
    if (typeof entries !== 'object' || entries === null) return new Map();
    return new Map(
      Object.entries(entries).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
  } catch {
    return new Map();
  }
}

/**
 * Creates a store of dismissed banners. If the storage cannot be read or written (private window,
 * quota exceeded, invalid value), dismissals last until the page is reloaded.
 *
 * @param storage persistent storage, such as `localStorage`; called lazily, as accessing it may
 *   throw. `null` stores in memory only
 * @param key key in the storage; default `portal.banners`
 */
export function createDismissals(
  storage: (() => DismissalStorage) | null,
  key = 'portal.banners',
): Dismissals {
  const listeners = new Set<() => void>();
  let closed: DismissedVersions | null = null;
  const read = (): DismissedVersions => {
    try {
      return parse(storage?.().getItem(key) ?? null);
    } catch {
      return new Map();
    }
  };
  const get = (): DismissedVersions => {
    closed ??= read();
    return closed;
  };
  return {
    get,
    dismiss(id, version) {
      closed = new Map([...get(), [id, version]]);
      try {
        storage?.().setItem(key, JSON.stringify(Object.fromEntries(closed)));
      } catch {
        // The dismissal lasts until the page is reloaded.
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
