import { useSyncExternalStore } from 'react';
import { mediaQuery } from './media.ts';

// Set by the events: `beforeprint` comes before the media query matches.
let betweenPrintEvents = false;

function subscribe(onChange: () => void): () => void {
  const query = mediaQuery('print');
  const begin = (): void => {
    betweenPrintEvents = true;
    onChange();
  };
  const end = (): void => {
    betweenPrintEvents = false;
    onChange();
  };
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  query?.addEventListener('change', onChange);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
    query?.removeEventListener('change', onChange);
  };
}

function isPrinting(): boolean {
  return betweenPrintEvents || Boolean(mediaQuery('print')?.matches);
}

/**
 * Whether the page is being printed. React applies updates of an external store synchronously, so
 * they are printed: browsers lay out the pages right after `beforeprint`.
 */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, isPrinting, () => false);
}
