/** The first `h1` or `h2` that is visible: a hidden one would have a focus that nobody sees. */
function headingOf(content: HTMLElement): HTMLElement | undefined {
  const headings = [...content.querySelectorAll<HTMLElement>('h1, h2')];
  return headings.find(({ offsetWidth }) => offsetWidth > 1);
}

/**
 * Removes the caret of browse mode, whose element may just have been removed: in Chromium it would move to the next focus before
 * the focus does, and Orca then says nothing. Selected text stays selected.
 */
export function removeCaret(): void {
  const selection = document.getSelection();
  if (selection?.isCollapsed) selection.removeAllRanges();
}

/**
 * Moves the focus to the first visible `h1` or `h2` of a part of the page, which screen readers announce, or to the part itself
 * if it has none: of a region Orca says "klickbar".
 *
 * @returns the element that has the focus now
 */
export function focusStart(content: HTMLElement, options?: FocusOptions): HTMLElement {
  const start = headingOf(content) ?? content;
  if (!start.hasAttribute('tabindex')) start.tabIndex = -1;
  removeCaret();
  start.focus(options);
  return start;
}
