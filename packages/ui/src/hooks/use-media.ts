import { useCallback, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import { mediaQuery } from './media.ts';

/** Whether a media query applies now in the window of an element; `false` on a server. */
export function useMedia(query: string, element: RefObject<Element | null>): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = mediaQuery(query, element.current);
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    [query, element],
  );
  return useSyncExternalStore(
    subscribe,
    () => Boolean(mediaQuery(query, element.current)?.matches),
    () => false,
  );
}
