import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

/** Entries of all kinds; a login leaves about four for ten minutes, so that 100 logins a second fit. */
const MAX_ENTRIES = 250_000;

interface Entry {
  readonly payload: AdapterPayload;
  readonly expiresAt: number;
}

/**
 * Stores what the provider knows in memory, until it expires. The adapter of the library holds 1,000 entries, so that
 * with some hundred logins at once the first ones fail.
 */
export function memoryAdapters(maxEntries = MAX_ENTRIES, now = Date.now): AdapterFactory {
  const entries = new Map<string, Entry>();
  const sessionIds = new Map<string, string>();

  const remove = (key: string): void => {
    const uid = entries.get(key)?.payload.uid;
    entries.delete(key);
    if (uid !== undefined && sessionIds.get(uid) === key) sessionIds.delete(uid);
  };
  /** The oldest come first: expired ones, and those above the maximum. */
  const removeOldest = (): void => {
    for (const [key, { expiresAt }] of entries) {
      if (entries.size <= maxEntries && expiresAt > now()) return;
      remove(key);
    }
  };
  const find = async (key: string | undefined): Promise<AdapterPayload | undefined> => {
    const entry = entries.get(key ?? '');
    return entry && entry.expiresAt > now() ? entry.payload : undefined;
  };

  return (name): Adapter => {
    const keyOf = (id: string): string => `${name}:${id}`;
    return {
      upsert: async (id, payload, expiresIn = Infinity) => {
        const key = keyOf(id);
        remove(key);
        entries.set(key, { payload, expiresAt: now() + expiresIn * 1000 });
        if (name === 'Session' && payload.uid !== undefined) sessionIds.set(payload.uid, key);
        removeOldest();
      },
      find: (id) => find(keyOf(id)),
      findByUid: (uid) => find(sessionIds.get(uid)),
      // Only the device flow has user codes.
      findByUserCode: async () => undefined,
      consume: async (id) => {
        const payload = await find(keyOf(id));
        if (payload) payload.consumed = Math.floor(now() / 1000);
      },
      destroy: async (id) => remove(keyOf(id)),
      revokeByGrantId: async (grantId) => {
        for (const [key, { payload }] of entries) if (payload.grantId === grantId) remove(key);
      },
    };
  };
}
