import { moveFocus } from '../assistive/move-focus.ts';

/**
 * Moves the focus to the first visible `h1` or `h2` of a part of the page, which screen readers announce, or to the part itself
 * if it has none: of a region Orca says "klickbar".
 *
 * @returns the element that has the focus now
 */
export function focusStart(content: HTMLElement, options?: FocusOptions): HTMLElement {
  const headings = [...content.querySelectorAll<HTMLElement>('h1, h2')];
  // A hidden heading would have a focus that nobody sees.
  const start = headings.find(({ offsetWidth }) => offsetWidth > 1) ?? content;
  if (!start.hasAttribute('tabindex')) start.tabIndex = -1;
  moveFocus(start, options);
  return start;
}
