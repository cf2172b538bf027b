import { useCallback, useEffect, useRef } from 'react';

/**
 * Tells whether the page that asks is still shown. An answer that comes after the person has gone elsewhere must not
 * take them away from there (ERR-2).
 */
export function useIsMounted(): () => boolean {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback(() => isHere.current, []);
}
