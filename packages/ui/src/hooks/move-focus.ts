/**
 * Focuses an element after the pressed control was removed. Its caret of browse mode would move there before the focus does in
 * Chromium, and Orca would then say nothing.
 */
export function moveFocus(target: HTMLElement | null | undefined, options?: FocusOptions): void {
  document.getSelection()?.empty();
  target?.focus(options);
}
