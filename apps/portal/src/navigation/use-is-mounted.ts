import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that returns whether the component is still mounted. A response that arrives after the person has
 * left the page must not navigate (ERR-2).
 */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useCallback(() => isMounted.current, []);
}
