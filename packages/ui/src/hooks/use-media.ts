import { useCallback, useSyncExternalStore } from 'react';
import { mediaQuery } from './media.ts';

/** Whether a media query applies now; `false` on a server. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = mediaQuery(query);
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => Boolean(mediaQuery(query)?.matches),
    () => false,
  );
}
