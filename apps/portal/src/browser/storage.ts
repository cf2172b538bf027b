/** The part of a browser's storage that the portal uses. */
export interface Storage {
  readonly read: (key: string) => string | null;
  readonly write: (key: string, value: string) => void;
}

/**
 * Storage that never throws: a browser may forbid it, or it may be full. The portal then works without it; only a
 * reload loses the order (FLOW-11).
 *
 * @param area evaluated on each use, since even reading the property can throw
 */
function safeStorage(area: () => globalThis.Storage): Storage {
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
      } catch {
        // The value is still in memory.
      }
    },
  };
}

/** Storage until the tab is closed. */
export const sessionStore = safeStorage(() => globalThis.sessionStorage);

/** Storage across visits. */
export const localStore = safeStorage(() => globalThis.localStorage);
