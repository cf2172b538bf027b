/** The part of a browser's storage that the portal uses. */
export interface Storage {
  readonly read: (key: string) => string | null;
  /** @returns whether the value is stored */
  readonly write: (key: string, value: string) => boolean;
  readonly remove: (key: string) => void;
}

/**
 * Storage that never throws: a browser may forbid it, or it may be full. The portal then works without it; only a
 * reload or a login loses the order, which the person is told (FLOW-11, FIND-6).
 *
 * @param area evaluated on each use, since even reading the property can throw
 */
export function safeStorage(area: () => globalThis.Storage): Storage {
  return {
    read(key) {
      try {
        return area().getItem(key);
      } catch {
        return null;
      }
    },
    write(key, value) {
      try {
        area().setItem(key, value);
        return true;
      } catch {
        // The value is still in memory.
        return false;
      }
    },
    remove(key) {
      try {
        area().removeItem(key);
      } catch {
        // Nothing was stored.
      }
    },
  };
}

/** Storage until the tab is closed. */
export const sessionStore = safeStorage(() => globalThis.sessionStorage);

/** Storage across visits. */
export const localStore = safeStorage(() => globalThis.localStorage);
