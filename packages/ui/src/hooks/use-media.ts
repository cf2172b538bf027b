import { useCallback, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import { mediaQuery, viewOf } from './media.ts';

// Windows between the events of printing: `beforeprint` comes before the query `print` matches.
const printed = new WeakSet<typeof globalThis>();

/** Whether a media query applies now in the window of an element; `false` on a server. */
export function useMedia(query: string, element: RefObject<Element | null>): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const view = viewOf(element.current);
      // Its `signal` is the option that is read.
      const ended = new AbortController();
      const print = ({ type }: Event): void => {
        printed[type === 'beforeprint' ? 'add' : 'delete'](view);
        onChange();
      };
      view.addEventListener('beforeprint', print, ended);
      view.addEventListener('afterprint', print, ended);
      mediaQuery(query, element.current)?.addEventListener('change', onChange, ended);
      return () => ended.abort();
    },
    [query, element],
  );
  return useSyncExternalStore(
    subscribe,
    () =>
      (query === PRINT && printed.has(viewOf(element.current))) ||
      Boolean(mediaQuery(query, element.current)?.matches),
    () => false,
  );
}

const PRINT = 'print';

/**
 * Whether the window of an element is being printed. React applies updates of an external store synchronously, so
 * they are printed: browsers lay out the pages right after `beforeprint`.
 */
export const usePrinting = (element: RefObject<Element | null>): boolean =>
  useMedia(PRINT, element);
