/**
 * Focuses an element after the pressed control was removed.
 *
 * - Reader: Orca 43 with Chromium 156. Its caret of browse mode moves to the element before the focus does, and Orca says nothing.
 * - Departs from: HTML, where moving the focus leaves the selection of the page as it is; here it is emptied.
 * - Next look: 2027-05-25.
 */
export function moveFocus(target: HTMLElement | null | undefined, options?: FocusOptions): void {
  target?.ownerDocument.getSelection()?.empty();
  target?.focus(options);
}
