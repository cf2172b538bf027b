import { useEffect, useLayoutEffect } from 'react';
import type { RefObject } from 'react';

// The focus must be seen before the element is taken from the page; on a server there is no page.
const useBeforeRemoval = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Gives the focus back to where it came from, or to the page's main content if that is gone.
 * Without it the focus would fall to the top of the page (WCAG 2.4.3).
 */
export function returnFocus(origin: HTMLElement | null): void {
  if (origin?.isConnected) origin.focus();
  if (origin !== null && document.activeElement === origin) return;
  const main = document.querySelector<HTMLElement>('main');
  if (!main) return;
  if (!main.hasAttribute('tabindex')) main.tabIndex = -1;
  main.focus({ preventScroll: true });
}

/**
 * For something that goes while it may hold the focus, such as a dismissed banner: when its
 * element leaves the page with the focus inside, the focus returns to where it came from.
 */
export function useFocusReturn(element: RefObject<HTMLElement | null>): void {
  useBeforeRemoval(() => {
    const watched = element.current;
    if (!watched) return undefined;
    let origin: HTMLElement | null = null;
    const remember = ({ relatedTarget: from }: FocusEvent): void => {
      if (from instanceof HTMLElement && !watched.contains(from)) origin = from;
    };
    watched.addEventListener('focusin', remember);
    return () => {
      watched.removeEventListener('focusin', remember);
      if (watched.contains(document.activeElement)) returnFocus(origin);
    };
  }, [element]);
}
