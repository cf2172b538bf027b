import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { focusStart } from './focus-start.ts';
import { moveFocus } from '../assistive/move-focus.ts';
import { focusedBeside, isElement } from './dom.ts';

// The focus must be read before the element leaves the DOM. React warns about layout effects on a server.
const useEffectBeforeRemoval = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Moves the focus back to where it came from, or to the heading of the page's `main` if that element has been
 * removed. Otherwise the focus would fall to the top of the page (WCAG 2.4.3).
 *
 * @param beside an element of the same page, where the origin may have been removed; by default the page is that of the script
 */
export function returnFocus(origin: HTMLElement | null, beside?: Element | null): void {
  if (origin?.isConnected) {
    moveFocus(origin);
    if (focusedBeside(origin) === origin) return;
  }
  const element = origin?.isConnected ? origin : (beside ?? document.body);
  const main =
    (element.getRootNode() as ParentNode).querySelector<HTMLElement>('main') ??
    element.ownerDocument.querySelector('main');
  if (main) focusStart(main, { preventScroll: true });
}

/** Whether the element that had the focus has been removed, and nothing else has the focus since. */
function isFocusLost({ activeElement, body }: Document): boolean {
  return !activeElement || activeElement === body;
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
      if (isElement(relatedTarget) && !watched.contains(relatedTarget)) {
        origin.current = relatedTarget;
      }
    };
    watched.addEventListener('focusin', rememberOrigin);
    return () => {
      watched.removeEventListener('focusin', rememberOrigin);
      const parent = watched.parentElement;
      if (!watched.contains(focusedBeside(watched))) return;
      setTimeout(() => {
        if (isFocusLost(watched.ownerDocument)) returnFocus(origin.current, parent);
      });
    };
  }, [element]);

  useEffectBeforeRemoval(() => {
    const watched = element.current;
    if (closed && watched?.contains(focusedBeside(watched))) returnFocus(origin.current, watched);
  }, [element, closed]);
}
