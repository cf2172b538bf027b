import { useEffect, useRef } from 'react';
import { useAnnounce } from './use-announce.ts';

/**
 * Announces a text once it has not changed for `delayInMs`, so that typing is not interrupted.
 * The text of the first render and `null` are not announced.
 */
export function useDebouncedAnnouncement(text: string | null, delayInMs = 1000): void {
  const announce = useAnnounce();
  const last = useRef(text);
  useEffect(() => {
    if (text === last.current) return undefined;
    const timer = setTimeout(() => {
      last.current = text;
      if (text !== null) announce(text);
    }, delayInMs);
    return () => clearTimeout(timer);
  }, [text, delayInMs, announce]);
}
