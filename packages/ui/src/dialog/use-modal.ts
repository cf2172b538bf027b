import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { focusedBeside, isElement, returnFocus } from '../hooks/index.ts';

// React warns about layout effects on a server.
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Not in jsdom, where tests of adopters run. */
function canBeModal(dialog: HTMLDialogElement): boolean {
  return typeof dialog.showModal === 'function';
}

/** Shows a dialog as a modal one, with the focus on itself. */
function show(dialog: HTMLDialogElement): void {
  // The dialog itself gets the focus: with it on a control, Orca announces neither question nor consequence.
  // Browsers ignore `autofocus` of dialogs, but not that nothing inside can have the focus.
  const content = [...dialog.children].filter((child) => isElement(child));
  dialog.setAttribute('tabindex', '-1');
  for (const child of content) child.inert = true;
  if (canBeModal(dialog)) dialog.showModal();
  else dialog.open = true;
  for (const child of content) child.inert = false;
  dialog.focus();
}

/** Closes a dialog. The browser returns the focus by itself, unless its origin has been removed. */
function close(dialog: HTMLDialogElement, origin: Element | null): void {
  if (canBeModal(dialog)) dialog.close();
  else dialog.open = false;
  if (focusedBeside(dialog) !== origin) returnFocus(isElement(origin) ? origin : null, dialog);
}

/** Shows a dialog as a modal one while it is open, and then returns the focus to where it came from. */
export function useModal(element: RefObject<HTMLDialogElement | null>, open: boolean): void {
  const origin = useRef<Element>(null);
  useBrowserLayoutEffect(() => {
    const dialog = element.current;
    if (open && dialog) {
      origin.current = focusedBeside(dialog);
      show(dialog);
    }
    // Not by the function that the effect returns: React would move the focus back, as the dialog is still in the page.
    if (!open && dialog?.open) close(dialog, origin.current);
  }, [element, open]);
  useBrowserLayoutEffect(() => {
    const dialog = element.current;
    return () => {
      if (dialog?.open) close(dialog, origin.current);
    };
  }, [element]);
}
