import { useSyncExternalStore } from 'react';
import { resolveTheme, THEME_QUERIES } from './theme.ts';
import type { Theme, ThemePreference } from './theme.ts';

function subscribe(listener: () => void): () => void {
  const queries = THEME_QUERIES.map((query) => window.matchMedia(query));
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}

/** The theme for a preference; changes with the device's settings (JRN-13). */
export function useTheme(preference: ThemePreference): Theme {
  const get = (): Theme => resolveTheme(preference, (query) => window.matchMedia(query).matches);
  return useSyncExternalStore(subscribe, get, get);
}
