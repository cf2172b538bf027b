/** What is needed of a browser's storage; `localStorage` fits. */
export type DismissalStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** By banner, the version that was closed. */
export type DismissedVersions = ReadonlyMap<string, string>;

/** Remembers which version of which banner somebody has closed. */
export interface Dismissals {
  /** The same object until something is closed. */
  readonly get: () => DismissedVersions;
  readonly dismiss: (id: string, version: string) => void;
  /** @returns a function that ends the subscription */
  readonly subscribe: (listener: () => void) => () => void;
}

function parse(kept: string | null): DismissedVersions {
  try {
    const entries: unknown = kept === null ? {} : JSON.parse(kept);
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
 * Makes a memory of closed banners. What cannot be read or written (a private window, a full
 * storage, somebody else's text) is no error: the banner is then closed for this page only.
 *
 * @param storage where it is kept beyond the page, such as `localStorage`; asked lazily, as the
 *   mere access may throw. `null` keeps nothing.
 * @param key the storage's key; default `portal.banners`.
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
        // Closed for this page; more cannot be done.
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
