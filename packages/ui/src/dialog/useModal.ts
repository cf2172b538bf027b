import { useEffect, useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { returnFocus } from '../hooks/index.ts';

// React warns about layout effects on a server.
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

const CONTROLS =
  'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])';

/**
 * Marks what `showModal()` focuses: not the close button, which is the first control but does not
 * answer the dialog. A second call of `focus()` instead would be announced after the close button.
 */
function markFirstAnswer(dialog: HTMLDialogElement): void {
  const controls = [...dialog.querySelectorAll(CONTROLS)];
  const head = dialog.firstElementChild;
  const answer = controls.find(
    (control) => !head?.contains(control) && !control.matches(':disabled'),
  );
  answer?.setAttribute('autofocus', '');
}

/** Shows a dialog as a modal one while it is mounted, and then returns the focus to where it came from. */
export function useModal(element: RefObject<HTMLDialogElement | null>): void {
  useBrowserLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog) return undefined;
    const origin = document.activeElement;
    markFirstAnswer(dialog);
    dialog.showModal();
    return () => {
      // The browser returns the focus by itself, unless its origin has been removed.
      dialog.close();
      if (document.activeElement !== origin) {
        returnFocus(origin instanceof HTMLElement ? origin : null);
      }
    };
  }, [element]);
}
