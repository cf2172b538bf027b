/** What the portal needs of a browser's storage. */
export interface Storage {
  readonly read: (key: string) => string | null;
  readonly write: (key: string, value: string) => void;
}

/**
 * Storage that never throws: a browser may forbid it or be full. The portal then works on,
 * only a reload forgets (FLOW-11).
 *
 * @param area fetched on each use, since even asking for it can throw
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
      } catch {
        // Nothing to do: what could not be kept is still in memory.
      }
    },
  };
}

/** Kept until the tab is closed. */
export const sessionStore = safeStorage(() => globalThis.sessionStorage);

/** Kept for the next visit. */
export const localStore = safeStorage(() => globalThis.localStorage);
