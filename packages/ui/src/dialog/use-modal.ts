import { useEffect, useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { returnFocus } from '../hooks/index.ts';

// React warns about layout effects on a server.
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Shows a dialog as a modal one while it is mounted, and then returns the focus to where it came from. */
export function useModal(element: RefObject<HTMLDialogElement | null>): void {
  useBrowserLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog) return undefined;
    const origin = document.activeElement;
    // The dialog itself gets the focus: with it on a control, Orca announces neither question nor consequence.
    // Browsers ignore `autofocus` of dialogs, but not that nothing inside can have the focus.
    const content = [...dialog.children].filter((child) => child instanceof HTMLElement);
    dialog.setAttribute('tabindex', '-1');
    for (const child of content) child.inert = true;
    dialog.showModal();
    for (const child of content) child.inert = false;
    dialog.focus();
    return () => {
      // The browser returns the focus by itself, unless its origin has been removed.
      dialog.close();
      if (document.activeElement !== origin) {
        returnFocus(origin instanceof HTMLElement ? origin : null);
      }
    };
  }, [element]);
}
