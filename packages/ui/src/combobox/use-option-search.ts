import { useEffect, useState } from 'react';
import { useStableCallback } from '../hooks/index.ts';

/** Pause in typing in ms, after which a text is searched. */
const PAUSE_MS = 150;

/**
 * Reports the typed text to `onSearch` after a pause. Returns whether the options belong to this text; without `onSearch`
 * they always do.
 */
export function useOptionSearch(
  typed: string,
  onSearch: ((text: string) => void) | undefined,
  isLoaded: boolean,
): boolean {
  const [searched, setSearched] = useState('');
  const text = typed.trim();
  const isSearched = onSearch !== undefined;
  const search = useStableCallback((next: string) => onSearch?.(next));
  useEffect(() => {
    if (!isSearched || text === searched) return undefined;
    const timer = setTimeout(() => {
      setSearched(text);
      search(text);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, searched, isSearched, search]);
  return !isSearched || (text === searched && isLoaded);
}
