import { useEffect, useRef } from 'react';
import { useAnnounce } from './hooks.ts';

/**
 * Says a text once it has stood still for a while, so that typing is not talked over.
 * The first one, which was there before anything happened, is not said; nor is `null`.
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
