import { useSyncExternalStore } from 'react';
import type { RefObject } from 'react';

// No event reports a change of the direction; it is read again at every render.
const subscribe = () => () => undefined;

/**
 * The text direction of an element. Without a direction Radix assumes left to right; it can be set on
 * any ancestor, so it is read from the computed style.
 */
export function useTextDirection(element: RefObject<Element | null>): 'ltr' | 'rtl' {
  return useSyncExternalStore(
    subscribe,
    () =>
      element.current && getComputedStyle(element.current).direction === 'rtl' ? 'rtl' : 'ltr',
    () => 'ltr',
  );
}
