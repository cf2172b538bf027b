import { useSyncExternalStore } from 'react';

function subscribe(callback: () => void): () => void {
  const query = matchMedia('print');
  query.addEventListener('change', callback);
  return () => query.removeEventListener('change', callback);
}

/** Whether the page is being printed: a canvas scales badly on paper, a drawing does not. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia('print').matches,
    () => false,
  );
}
