import { useSyncExternalStore } from 'react';

const subscribe = (listen: () => void): (() => void) => {
  window.addEventListener('hashchange', listen);
  return () => window.removeEventListener('hashchange', listen);
};

/** The page that the address names after `#/`; empty for the first one. A router takes its place in a larger application. */
export const usePage = (): string =>
  useSyncExternalStore(
    subscribe,
    () => window.location.hash.replace(/^#\//, ''),
    () => '',
  );
