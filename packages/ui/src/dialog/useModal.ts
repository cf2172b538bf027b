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
    // The dialog itself: with the focus on a control in it, Orca announces neither question nor consequence.
    dialog.setAttribute('tabindex', '-1');
    dialog.setAttribute('autofocus', '');
    dialog.showModal();
    // For browsers without `autofocus` of dialogs.
    if (document.activeElement !== dialog) dialog.focus();
    return () => {
      // The browser returns the focus by itself, unless its origin has been removed.
      dialog.close();
      if (document.activeElement !== origin) {
        returnFocus(origin instanceof HTMLElement ? origin : null);
      }
    };
  }, [element]);
}
