import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { focusStart } from './focus-start.ts';
import { moveFocus } from '../assistive/move-focus.ts';

// The focus must be read before the element leaves the DOM. React warns about layout effects on a server.
const useEffectBeforeRemoval = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Moves the focus back to where it came from, or to the heading of the page's `main` if that element has been
 * removed. Otherwise the focus would fall to the top of the page (WCAG 2.4.3).
 */
export function returnFocus(origin: HTMLElement | null): void {
  if (origin?.isConnected) {
    moveFocus(origin);
    if (document.activeElement === origin) return;
  }
  const main = document.querySelector<HTMLElement>('main');
  if (main) focusStart(main, { preventScroll: true });
}

/** Whether the element that had the focus has been removed, and nothing else has the focus since. */
function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/**
 * For an element that is removed while it may contain the focus, such as a dismissed banner or a
 * message with its button: the focus then returns to where it came from. Nothing happens if the removal is part of a change of
 * the page that moves the focus itself.
 *
 * @param closed `true` from the moment when it is closed, if it is removed later (`useIsInPage`)
 */
export function useFocusReturn(element: RefObject<HTMLElement | null>, closed = false): void {
  const origin = useRef<HTMLElement | null>(null);

  useEffectBeforeRemoval(() => {
    const watched = element.current;
    if (!watched) return undefined;
    const rememberOrigin = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget instanceof HTMLElement && !watched.contains(relatedTarget)) {
        origin.current = relatedTarget;
      }
    };
    watched.addEventListener('focusin', rememberOrigin);
    return () => {
      watched.removeEventListener('focusin', rememberOrigin);
      if (!watched.contains(document.activeElement)) return;
      setTimeout(() => {
        if (isFocusLost()) returnFocus(origin.current);
      });
    };
  }, [element]);

  useEffectBeforeRemoval(() => {
    if (closed && element.current?.contains(document.activeElement)) returnFocus(origin.current);
  }, [element, closed]);
}
