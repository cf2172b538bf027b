import { useCallback, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import { mediaQuery, viewOf } from './media.ts';

// Windows between the events: `beforeprint` comes before the media query matches.
const printed = new WeakSet<typeof globalThis>();

/**
 * Whether the window of an element is being printed. React applies updates of an external store synchronously, so
 * they are printed: browsers lay out the pages right after `beforeprint`.
 */
export function usePrinting(element: RefObject<Element | null>): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const view = viewOf(element.current);
      const query = mediaQuery('print', element.current);
      const begin = (): void => {
        printed.add(view);
        onChange();
      };
      const end = (): void => {
        printed.delete(view);
        onChange();
      };
      view.addEventListener('beforeprint', begin);
      view.addEventListener('afterprint', end);
      query?.addEventListener('change', onChange);
      return () => {
        view.removeEventListener('beforeprint', begin);
        view.removeEventListener('afterprint', end);
        query?.removeEventListener('change', onChange);
      };
    },
    [element],
  );
  return useSyncExternalStore(
    subscribe,
    () =>
      printed.has(viewOf(element.current)) ||
      Boolean(mediaQuery('print', element.current)?.matches),
    () => false,
  );
}
