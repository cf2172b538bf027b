import type { Language } from '@portal/api';
import { createStore } from '../store.ts';
import type { Store } from '../store.ts';
import type { LoadedTexts } from '../../i18n/messages.ts';
import type { TextPart } from '../../i18n/text-parts.ts';

/** Loads parts of a language. */
export type LoadTexts = (language: Language, parts: readonly TextPart[]) => Promise<LoadedTexts>;

/** The texts that are shown: one language, and the parts that pages have needed. */
export interface TextStore extends Pick<Store<LoadedTexts>, 'get' | 'subscribe'> {
  /** Whether all of these parts are loaded. */
  readonly has: (parts: readonly TextPart[]) => boolean;
  /** Loads parts that are not loaded yet. @throws when they cannot be loaded; a later call tries again */
  readonly need: (parts: readonly TextPart[]) => Promise<void>;
  /** Changes the language once its texts are loaded. @throws when they cannot be loaded; the previous language stays */
  readonly show: (language: Language) => Promise<void>;
}

/** Creates a store without texts. */
export function createTextStore(load: LoadTexts, language: Language): TextStore {
  const store = createStore<LoadedTexts>({ language, parts: [], messages: {}, components: [] });
  const has = (parts: readonly TextPart[]): boolean =>
    parts.every((part) => store.get().parts.includes(part));
  let wanted: Pick<LoadedTexts, 'language' | 'parts'> = store.get();
  /** The load that will show what is wanted; an earlier one waits for it. */
  let latest: Promise<void> = Promise.resolve();

  const loadWanted = async (): Promise<void> => {
    const loading = wanted;
    try {
      const texts = await load(loading.language, loading.parts);
      if (loading === wanted) store.set(texts);
    } catch (error) {
      if (loading === wanted) {
        wanted = store.get();
        throw error;
      }
    }
    if (loading !== wanted) await latest;
  };
  const change = (next: Partial<typeof wanted>): Promise<void> => {
    wanted = { ...wanted, ...next };
    latest = loadWanted();
    return latest;
  };

  return {
    get: store.get,
    subscribe: store.subscribe,
    has,
    async need(parts) {
      if (!has(parts)) await change({ parts: [...new Set([...wanted.parts, ...parts])] });
    },
    async show(next) {
      if (next !== wanted.language) await change({ language: next });
    },
  };
}
